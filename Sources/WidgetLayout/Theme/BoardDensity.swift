/// The room that a board's tiles leave blank around their content.
package enum BoardDensity: String, CaseIterable, Sendable, Hashable {
  /// No blank columns inside the border.
  case compact
  /// A blank column on the left and on the right.
  case regular
  /// Two blank columns on the left and on the right, and a blank row above and below.
  case spacious

  /// Returns the rectangle of a picture that has a blank column of its own on each side, if `inside`
  /// is what a border leaves. A compact one lies with these columns under the border; a spacious one
  /// needs a certain size.
  package func picture(inside: Rect) -> Rect {
    switch self {
    case .compact: inside.inset(columns: -1, rows: 0)
    case .spacious where inside.width >= 24 && inside.height >= 6: inside.inset(columns: 1, rows: 1)
    case .regular, .spacious: inside
    }
  }

  /// The rows that it leaves blank in a tile with room for them.
  package var rows: Int { self == .spacious ? 2 : 0 }
}
