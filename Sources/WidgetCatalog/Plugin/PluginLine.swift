import WidgetLayout
import WidgetSources

/// A line of a plugin's menu.
struct PluginLine: View {
  let datum: Datum

  var body: some View {
    if datum["separator"] == .bool(true) {
      Divider()
    } else {
      Linked(datum["href"]?.words) {
        words.padding(.leading, Double(16 * depth))
      }
    }
  }

  private var text: String { datum["text"]?.words ?? "" }

  /// In the looks of its terminal escapes, where the plugin says that it has some.
  @ViewBuilder private var words: some View {
    if datum["ansi"] == .bool(true) {
      LinesView(lines: Array(StyledText(text).lines.prefix(1)), wraps: false).frame(height: 16)
    } else {
      Text(verbatim: text).foregroundStyle(color).lineLimit(1)
    }
  }

  private var depth: Int {
    let number = datum["depth"]?.number ?? 0
    return number.isFinite ? Int(min(max(number, 0), 4)) : 0
  }

  private var color: Color {
    if datum["disabled"] == .bool(true) { return Color(.dim) }
    return DataColor.color(datum["color"]?.words) ?? Color(.text)
  }
}
