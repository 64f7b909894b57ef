import FoundationEssentials
import WidgetTesting

@testable import WidgetCatalog
@testable import WidgetLayout

extension FuzzTarget {
  /// Text with escapes is drawn without one, within its tile, at any width.
  static let sgr = FuzzTarget("sgr") { bytes, promises in
    let text = String(decoding: bytes, as: UTF8.self)
    for hasColors in [true, false] {
      let lines = StyledText.lines(of: text, hasColors: hasColors)
      for (columns, rows) in [(1, 3), (7, 2), (40, 10)] {
        let size = Size(width: columns, height: rows)
        for (wraps, showsEnd) in [(true, false), (true, true), (false, false)] {
          let view = LinesView(
            lines: lines, alignment: wraps ? .leading : .center, wraps: wraps, showsEnd: showsEnd)
          promises.expectDrawable(
            WidgetTesting.picture(columns: columns, rows: rows) { view }, in: size)
        }
      }
      for line in lines.prefix(20) {
        let pieces = line.wrapped(to: 5, atMost: 4)
        promises.expect(pieces.count <= 4, "\(pieces.count) pieces")
        promises.expect(pieces.allSatisfy { $0.width <= 5 }, "a piece of more columns")
      }
    }
  }

  /// Any text is laid out within its tile, and cut to the columns that it is given.
  static let text = FuzzTarget("text") { bytes, promises in
    let text = String(decoding: bytes.prefix(4000), as: UTF8.self)
    for (columns, rows) in [(1, 1), (5, 3), (33, 4)] {
      let size = Size(width: columns, height: rows)
      let whole = WidgetTesting.picture(columns: columns, rows: rows) { Text(verbatim: text) }
      promises.expectDrawable(whole, in: size)
      let cut = WidgetTesting.picture(columns: columns, rows: rows) {
        Text(verbatim: text).lineLimit(1).truncationMode(.middle)
      }
      promises.expectDrawable(cut, in: size)
      let markup = WidgetTesting.picture(columns: columns, rows: rows) {
        Text(LocalizedStringKey(text))
      }
      promises.expectDrawable(markup, in: size)
    }
    var painter = Painter(grid: CellGrid(size: Size(width: 20, height: 1)))
    let columns = painter.write(text, x: 3, y: 0, width: 10, style: 0)
    promises.expect(columns <= 10, "\(columns) columns written")
    promises.expectDrawable(painter.grid, in: Size(width: 20, height: 1))
  }
}
