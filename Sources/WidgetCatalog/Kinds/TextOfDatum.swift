import WidgetLayout
import WidgetSources

/// Data of any form as lines of text, or words that there are none.
struct TextOfDatum: View {
  let datum: Datum
  let hasColors: Bool
  let wraps: Bool
  let alignment: TextAlignment
  let showsEnd: Bool
  let empty: String

  @Environment(\.numberSymbols) private var symbols

  var body: some View {
    let lines = TextLinesOfDatum(symbols: symbols).lines(of: datum, hasColors: hasColors)
    if lines.isEmpty {
      NoticeView(empty)
    } else {
      LinesView(lines: lines, alignment: alignment, wraps: wraps, showsEnd: showsEnd)
    }
  }
}
