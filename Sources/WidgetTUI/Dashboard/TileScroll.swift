import WidgetLayout
import WidgetTimeline

/// The position to which the content of a tile is scrolled.
///
/// It is kept by the words of its first rows: rows that a new entry adds before them move it, so that
/// what somebody reads stays where it is.
struct TileScroll: Hashable {
  /// A place in which content scrolls: an instance in a size.
  struct Place: Hashable {
    let id: String
    let size: Size

    init(_ tile: Tile) { (id, size) = (tile.instance.id, tile.inside.size) }
  }

  /// The number of rows that are scrolled out at the top; `nil` for where people begin.
  private(set) var top: Int?
  /// True if it follows the last row, as a log does.
  private(set) var followsEnd = false
  /// The rows by which it is to be scrolled, once the whole content is there.
  var pending = 0
  /// The words of the first rows in view.
  private var words: [String] = []

  /// The most rows whose words are remembered: in a table that is sorted anew, few alike mean nothing.
  private static let remembered = 8

  /// True where people begin, so that nothing has to be kept.
  func isAtBeginning(_ edge: ScrollEdge) -> Bool {
    guard let top, pending == 0 else { return false }
    return edge == .end ? followsEnd : top == 0
  }

  /// Moves to a row, as far as there are rows, and keeps it by its words.
  mutating func move(to row: Int, of content: ScrolledContent) {
    let row = min(max(0, row), content.last)
    top = row
    followsEnd = content.edge == .end && row == content.last
    words = content.words(from: row, count: Self.remembered)
  }

  /// Follows the content to a new entry, or to where people begin, and returns the first row in view.
  mutating func follow(_ content: ScrolledContent) -> Int {
    var row = top ?? (content.edge == .end ? content.last : 0)
    if top == nil || followsEnd {
      row = content.edge == .end ? content.last : 0
    } else if row > 0 || content.edge == .end {
      row = content.row(of: words, near: row) ?? row
    }
    if pending != 0 || top != nil { move(to: row + pending, of: content) }
    pending = 0
    return min(max(0, top ?? row), content.last)
  }
}
