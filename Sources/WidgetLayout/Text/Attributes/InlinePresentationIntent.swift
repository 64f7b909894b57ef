/// What a stretch of text is meant to be, as Foundation's, which Linux does not have.
public struct InlinePresentationIntent: OptionSet, Sendable, Hashable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic.
  public static let emphasized = Self(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code. Here: drawn like any text, since a terminal has one width.
  public static let code = Self(rawValue: 4)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 32)
  /// A line break that need not be one. Here: ignored.
  public static let softBreak = Self(rawValue: 64)
  /// A line break. Here: ignored; the text's own breaks are drawn.
  public static let lineBreak = Self(rawValue: 128)
  /// HTML within a line. Here: ignored.
  public static let inlineHTML = Self(rawValue: 256)
  /// A block of HTML. Here: ignored.
  public static let blockHTML = Self(rawValue: 512)
}

extension Text.Run {
  /// Adds what an intent looks like.
  mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { attributes.insert(.italic) }
    if intent.contains(.stronglyEmphasized) { weight = weight ?? .bold }
    if intent.contains(.strikethrough) { attributes.insert(.strikethrough) }
  }
}
