/// What the system knows of a file.
struct FileStatus {
  enum Kind {
    case file
    case folder
    case link
    case other
  }

  /// Tells one file from every other, whatever names it has.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let size: Int
  let permissions: UInt32
  let owner: UInt32
  let group: UInt32
  let identity: Identity
}
