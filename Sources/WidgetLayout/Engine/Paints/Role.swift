/// A theme's named colour: what a cell is coloured *for*, not what it is coloured.
///
/// Cells store roles, so a laid-out picture can be drawn in any theme and at any colour depth.
public enum Role: UInt8, CaseIterable, Sendable, Hashable {
  /// What is read first: values, headings, the text of a list.
  case text
  /// What supports it: units, captions, ages.
  case dim
  /// What may be overlooked: grid lines, empty parts of a gauge.
  case faint
  /// The name in a tile's border.
  case title
  /// A tile's border and dividers.
  case border
  /// The border of the tile that has the keyboard's attention.
  case focus
  /// The one colour of charts and of what is on.
  case accent
  /// Better, healthy, on time.
  case good
  /// Late, filling up, soon.
  case warn
  /// Worse, failed, full.
  case bad
  /// Behind everything; most themes leave it to the terminal.
  case background

  /// Series of a chart, in the order they are used.
  case chart1, chart2, chart3, chart4, chart5, chart6

  /// SwiftUI's named colours, as this theme understands them.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, white, black

  /// The name by which theme files call the role.
  public var name: String { Self.names[Int(rawValue)] }

  /// The role that theme files call `name`.
  public init?(name: some StringProtocol) {
    guard let index = Self.names.firstIndex(where: { $0 == name }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  // Written out: to have Swift spell its cases takes a millisecond of every start.
  private static let names = [
    "text", "dim", "faint", "title", "border", "focus", "accent", "good", "warn", "bad",
    "background", "chart1", "chart2", "chart3", "chart4", "chart5", "chart6", "red", "orange",
    "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "white", "black",
  ]
}
