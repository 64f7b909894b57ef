public import FoundationEssentials

/// The space of the file systems at a moment.
public struct FileSystemsReading: Sendable, Equatable {
  /// When it was read.
  public var date: Date
  /// The real, local file systems in the order they were mounted; never empty.
  public var fileSystems: [FileSystem]
}
