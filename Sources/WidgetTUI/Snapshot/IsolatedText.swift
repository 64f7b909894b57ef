import WidgetLayout

/// A picture as text in which letters from right to left order nothing outside their tile.
enum IsolatedText {
  /// The character on both sides of a tile.
  private static let side: Character = "│"

  /// Returns the text, with what is between two sides isolated where it has such letters.
  static func text(of picture: String) -> String {
    guard RightToLeft.isIn(picture) else { return picture }
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.map(row).joined(separator: "\n")
  }

  private static func row(_ row: Substring) -> String {
    let parts = row.split(separator: side, omittingEmptySubsequences: false)
    return parts.map { RightToLeft.isolated(String($0)) }.joined(separator: String(side))
  }
}
