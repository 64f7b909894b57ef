/// Reads and writes files that others use too, as in Foundation. Here, it does so at once.
open class NSFileCoordinator {
  /// The conditions of a reading.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1)
    public static let resolvesSymbolicLink = Self(rawValue: 2)
  }

  /// The conditions of a writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1)
    public static let forMoving = Self(rawValue: 2)
    public static let forMerging = Self(rawValue: 4)
    public static let forReplacing = Self(rawValue: 8)
  }

  public init(filePresenter: Any? = nil) {}

  /// Lets `reader` read a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>? = nil, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Lets `writer` write a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>? = nil, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}
