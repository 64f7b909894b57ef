import WidgetLayout
import WidgetSources

/// A plugin's title and as many of its lines as there is room for.
struct PluginView: View {
  let datum: Datum
  let hasHeading: Bool
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  var body: some View {
    if let title = datum["title"]?.words {
      switch family {
      case .accessoryInline:
        heading(title).frame(maxWidth: .infinity, alignment: .leading)
      case .accessoryCircular:
        heading(title).frame(maxWidth: .infinity, maxHeight: .infinity)
      default: menu(title)
      }
    } else {
      NoticeView(DatumMismatch(expected: "a plugin's title and body", read: datum))
    }
  }

  private func heading(_ title: String) -> some View {
    Text(verbatim: title.isEmpty ? "–" : title).bold()
      .foregroundStyle(DataColor.color(datum["color"]?.words) ?? Color(.text)).lineLimit(1)
  }

  private func menu(_ title: String) -> some View {
    let lines = (datum["body"]?.items ?? []).prefix(1000).filter { $0["alternate"] != .bool(true) }
    let showsHeading = hasHeading || lines.isEmpty
    let room = max(0, size.height - (showsHeading ? 1 : 0))
    let shown = lines.count > room ? lines.prefix(max(0, room - 1)) : lines[...]
    return VStack(alignment: .leading, spacing: 0) {
      if showsHeading { heading(title) }
      ForEach(Array(shown), id: \.self) { PluginLine(datum: $0) }
      if lines.count > shown.count, room > 0 {
        Text(verbatim: "+\(lines.count - shown.count) more").foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
