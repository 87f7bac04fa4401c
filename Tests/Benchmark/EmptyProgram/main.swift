import CLibYAML

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What starting a program takes at the very least that is linked with the libraries of 'tabc'.
print("checked 1 file")
exit(yaml_get_version_string() == nil ? 1 : 0)
