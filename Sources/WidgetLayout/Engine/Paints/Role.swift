/// A named colour of the theme, which says what a cell is coloured *for*.
///
/// Cells store roles, so that a picture can be drawn in any theme and at any colour depth.
public enum Role: UInt8, CaseIterable, Sendable, Hashable {
  /// Primary content: values, headings, the text of a list.
  case text
  /// Supporting content: units, captions, ages.
  case dim
  /// Content that may be overlooked: grid lines, empty parts of a gauge.
  case faint
  /// The name in a tile's border.
  case title
  /// A tile's border and dividers.
  case border
  /// The border of the tile with the keyboard focus.
  case focus
  /// The main colour of charts and of whatever is on.
  case accent
  /// Better, healthy, on time.
  case good
  /// Late, filling up, soon.
  case warn
  /// Worse, failed, full.
  case bad
  /// The background of everything; most themes leave it to the terminal.
  case background

  /// The series of a chart, in order of use.
  case chart1, chart2, chart3, chart4, chart5, chart6

  /// SwiftUI's named colours, as the theme defines them.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, white, black

  /// The role's name in theme files.
  public var name: String { Self.names[Int(rawValue)] }

  /// Creates the role with a name in theme files; `nil` if there is none.
  public init?(name: some StringProtocol) {
    guard let index = Self.names.firstIndex(where: { $0 == name }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  // Spelled out because deriving the names from the cases takes a millisecond at every start.
  private static let names = [
    "text", "dim", "faint", "title", "border", "focus", "accent", "good", "warn", "bad",
    "background", "chart1", "chart2", "chart3", "chart4", "chart5", "chart6", "red", "orange",
    "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "white", "black",
  ]
}
