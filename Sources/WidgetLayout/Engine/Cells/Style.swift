/// How a cell looks: its two paints and its attributes.
public struct Style: Sendable, Hashable {
  /// Attributes that every terminal knows or leaves out without harm.
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Self(rawValue: 1)
    public static let dim = Self(rawValue: 2)
    public static let italic = Self(rawValue: 4)
    public static let underline = Self(rawValue: 8)
    public static let reverse = Self(rawValue: 16)
    public static let strikethrough = Self(rawValue: 32)
  }

  public var foreground: Paint
  /// `.none` lets what was painted before shine through.
  public var background: Paint
  public var attributes: Attributes

  public init(
    foreground: Paint = .none, background: Paint = .none, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own.
  public static let plain = Style()
}

extension Style: CustomStringConvertible {
  /// The style in a word or two: `accent`, `text on good bold`.
  public var description: String {
    var words = [foreground.description]
    if background != .none { words += ["on", background.description] }
    return (words + attributes.names).joined(separator: " ")
  }
}

extension Style.Attributes {
  /// The attributes in words.
  var names: [String] {
    let names: [(Self, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
