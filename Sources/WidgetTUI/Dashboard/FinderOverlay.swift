import WidgetLayout

/// A box in the middle of the screen with what was typed, and the pages and widgets that match.
struct FinderOverlay {
  private static let largest = Size(width: 52, height: 16)

  private let box: SearchedListBox

  var rect: Rect { box.rect }

  /// Creates the box for a screen; it shrinks to fit, and does not grow and shrink with the results.
  init(_ finder: Finder, size: Size) {
    let title = "Go to"
    box = SearchedListBox(
      finder.list, title: title, details: .trailing,
      rect: Tile.box(title: title, size: Self.largest, in: size).rect)
  }

  /// The number of results that the box shows.
  var shown: Int { box.shown }

  /// Returns the number of the result in a row of the screen; `nil` if there is none.
  func result(inRow y: Int) -> Int? { box.result(inRow: y) }

  func draw(with painter: inout Painter) { box.draw(isFocused: true, with: &painter) }
}
