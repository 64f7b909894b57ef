/// Sizes that stand for content that is longer than its place, and scrolls in it.
extension Size {
  /// The most rows that content has when it scrolls.
  package static let mostScrolledRows = 500

  /// More rows than any screen has.
  private static let mark = 5000

  /// The size that stands for the whole content of a place of this size.
  package var scrolled: Size { Size(width: width, height: height + Self.mark) }

  /// The size of the place whose whole content this size stands for; `nil` if it is the size of a
  /// picture.
  package var scrollPlace: Size? {
    height > Self.mark ? Size(width: width, height: height - Self.mark) : nil
  }
}
