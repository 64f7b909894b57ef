import WidgetLayout

/// The parts of a gallery's screen: the list on the left, the picture on the right, a row of words
/// below.
struct GalleryLayout: Hashable {
  let list: Rect
  /// The area on the right; empty on a screen without room for it.
  let pane: Rect
  let status: Rect

  init(size: Size) {
    let height = max(0, size.height - 1)
    let narrow = size.width < 34
    let width = narrow ? size.width : min(max(46, size.width * 3 / 10), size.width * 2 / 5)
    list = Rect(x: 0, y: 0, width: width, height: height)
    pane =
      narrow
      ? Rect(x: size.width, y: 0, width: 0, height: 0)
      : Rect(x: width, y: 0, width: size.width - width, height: height)
    status = Rect(x: 0, y: height, width: size.width, height: min(1, size.height))
  }

  /// True if the pane has rows for a title and a description above a small tile.
  var hasHeading: Bool { pane.height >= 15 }
}
