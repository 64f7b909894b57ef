/// The style of a cell: two paints and attributes.
public struct Style: Sendable, Hashable {
  /// Attributes that a terminal either supports or safely ignores.
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
  /// The background; `.none` keeps the one painted before.
  public var background: Paint
  public var attributes: Attributes

  public init(
    foreground: Paint = .none, background: Paint = .none, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own style.
  public static let plain = Style()
}

extension Style: CustomStringConvertible {
  /// The style in words, such as `accent` or `text on good bold`.
  public var description: String {
    var words = [foreground.description]
    if background != .none { words += ["on", background.description] }
    return (words + attributes.names).joined(separator: " ")
  }
}

extension Style.Attributes {
  /// The names of the attributes.
  var names: [String] {
    let names: [(Self, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
