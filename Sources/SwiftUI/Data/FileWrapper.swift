/// A file, a folder with files, or a link, in memory, as in Foundation.
open class FileWrapper {
  /// The options for reading a file, as in Foundation. Here, it is always read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The contents are read at once.
    public static let immediate = Self(rawValue: 1)
    /// The contents are not kept in a cache.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// The options for writing a file, as in Foundation.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each file is written beside its place, and then moved there.
    public static let atomic = Self(rawValue: 1)
    /// The names of the files are noted as they are written.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  /// The name that the file should have.
  open var preferredFilename: String?
  /// The name that the file has.
  open var filename: String?
  /// The properties of the file, as `FileManager` gives them.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// Creates a folder; its files take the names that they stand under.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a link.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads a file, a folder with all that is in it, or a link.
  public init(url: URL, options: ReadingOptions = []) throws {
    let files = FileManager.default
    let attributes = try files.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      let path = try files.destinationOfSymbolicLink(atPath: url.path)
      kind = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try files.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      kind = .folder(children)
    default: kind = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
    for (key, value) in attributes { fileAttributes[key.rawValue] = value }
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Whether it is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The contents of a file; nil for a folder and for a link.
  open var regularFileContents: Data? {
    if case .file(let contents) = kind { contents } else { nil }
  }

  /// The files in a folder, by name; nil for a file and for a link.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = kind { children } else { nil }
  }

  /// The target of a link; nil for a file and for a folder.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = kind { url } else { nil }
  }

  /// Puts a file into the folder, under a name with a number if another one has its name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind, let name = child.preferredFilename else {
      preconditionFailure("only a folder takes a file, and the file needs a preferredFilename")
    }
    var key = name
    var number = 2
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    kind = .folder(children)
    return key
  }

  /// Puts a file with contents into the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  /// Returns the name of a file in the folder; nil if it is not in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Writes the file, the folder with all that is in it, or the link.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    switch kind {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
