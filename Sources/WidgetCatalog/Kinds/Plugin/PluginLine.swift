import WidgetLayout
import WidgetSources

/// A line of a plugin's menu.
struct PluginLine: View {
  let datum: Datum
  let pictures: PluginPictures

  var body: some View {
    if datum["separator"] == .bool(true) {
      Divider()
    } else {
      Linked(address) {
        HStack(spacing: 0) {
          words
          if let badge = datum["badge"]?.words, !badge.isEmpty {
            Spacer(minLength: 8)
            Text(verbatim: badge).foregroundStyle(.secondary).lineLimit(1)
          }
        }.padding(.leading, Double(16 * depth))
      }
    }
  }

  /// The address that Enter opens: the line's action takes precedence over its link.
  private var address: String? { datum["action"]?.words ?? datum["href"]?.words }

  private var text: String {
    (datum["checked"] == .bool(true) ? "✓ " : "") + (datum["text"]?.words ?? "")
  }

  /// The line's text, in the styles of its terminal escapes if the plugin declares them.
  @ViewBuilder private var words: some View {
    if datum["ansi"] == .bool(true) {
      LinesView(lines: Array(StyledText(text).lines.prefix(1)), wraps: false).frame(height: 16)
    } else if text.isEmpty, let picture = PluginPicture(datum["image"], of: pictures) {
      picture
    } else if datum["markdown"] == .bool(true) {
      Text(LocalizedStringKey(text)).foregroundStyle(color).lineLimit(1)
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
