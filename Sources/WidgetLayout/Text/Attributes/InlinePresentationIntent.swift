/// The purpose of a part of a text, as Foundation's type, which Linux does not have.
public struct InlinePresentationIntent: OptionSet, Sendable, Hashable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, drawn in italics.
  public static let emphasized = Self(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code; here drawn like any text, as all text is monospaced.
  public static let code = Self(rawValue: 4)
  /// Text that is struck through.
  public static let strikethrough = Self(rawValue: 32)
  /// A soft line break; here ignored.
  public static let softBreak = Self(rawValue: 64)
  /// A line break; here ignored, as the text's own breaks are drawn.
  public static let lineBreak = Self(rawValue: 128)
  /// Inline HTML; here ignored.
  public static let inlineHTML = Self(rawValue: 256)
  /// A block of HTML; here ignored.
  public static let blockHTML = Self(rawValue: 512)
}

extension Text.Run {
  /// Adds the style of an intent.
  mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { attributes.insert(.italic) }
    if intent.contains(.stronglyEmphasized) { weight = weight ?? .bold }
    if intent.contains(.strikethrough) { attributes.insert(.strikethrough) }
  }
}
