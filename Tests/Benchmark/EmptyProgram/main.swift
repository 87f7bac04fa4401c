// What starting a program takes at the very least.
print("checked 1 file")
