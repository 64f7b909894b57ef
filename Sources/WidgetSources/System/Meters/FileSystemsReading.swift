public import FoundationEssentials

/// The space of the file systems at one time.
public struct FileSystemsReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The real, local file systems in the order in which they were mounted; never empty.
  public var fileSystems: [FileSystem]
}
