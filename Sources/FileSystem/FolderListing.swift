/// The files below a folder, as far as git does not ignore them.
public struct FolderListing: Sendable {
  /// The files' paths, beginning with the folder's, in order.
  public let paths: [String]

  /// The folders and files that could not be read.
  public let failures: [FileError]
}

extension WorkingFolder {
  /// The files below a folder that git does not ignore.
  ///
  /// Where git cannot tell, these are all files but those in folders whose names begin with a dot.
  /// A symbolic link to a file stands for it, unless the file itself is among them or another link
  /// to it; one to a folder is not followed.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty for the working folder itself.
  ///   - entersRepositories: Whether what lies in submodules and in other repositories below the
  ///     folder is among the files.
  ///   - isWanted: Picks files by their paths.
  public func files(
    below folder: String = "",
    entersRepositories: Bool = true,
    where isWanted: @escaping (String) -> Bool
  ) -> FolderListing {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    var search = FolderSearch(self, entersRepositories: entersRepositories, where: isWanted)
    search.search(SystemPath(prefix))
    return search.listing
  }
}
