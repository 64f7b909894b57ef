import WidgetLayout
import WidgetSources

/// A plugin's title and as many of its lines as fit.
struct PluginView: View {
  let datum: Datum
  let pictures: PluginPictures
  let hasHeading: Bool
  /// The number of title changes so far, which selects one of several titles.
  var turn = 0
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.rowLimit) private var rowLimit

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

  /// The current one of the titles that the plugin prints before its menu.
  private var title: Datum? {
    guard let titles = datum["header"]?.items, !titles.isEmpty else { return nil }
    return titles[turn % titles.count]
  }

  @ViewBuilder private func heading(_ first: String, rows: Int = 1) -> some View {
    let words = title?["text"]?.words ?? first
    let color = (title ?? datum)["color"]?.words
    if words.isEmpty, let picture = PluginPicture(title?["image"], of: pictures, rows: rows) {
      picture
    } else if title?["ansi"] == .bool(true) {
      LinesView(lines: Array(StyledText(words).lines.prefix(1)), wraps: false).frame(height: 16)
    } else {
      Text(verbatim: words.isEmpty ? "–" : words).bold()
        .foregroundStyle(DataColor.color(color) ?? Color(.text)).lineLimit(1)
    }
  }

  /// Returns the number of rows of the title, which is more than one for a picture without text.
  private func headingRows(in room: Int) -> Int {
    guard let title, title["text"]?.words ?? "" == "", title["image"]?.words != nil else {
      return 1
    }
    return max(1, min(4, room / 2))
  }

  private func menu(_ title: String) -> some View {
    let lines = (datum["body"]?.items ?? []).prefix(1000).filter { $0["alternate"] != .bool(true) }
    let showsHeading = hasHeading || lines.isEmpty
    let needsTrust = lines.contains { $0["trust"] == .bool(true) } && size.height > 3
    let headingRows = showsHeading ? headingRows(in: size.height) : 0
    let room = max(0, rowLimit - headingRows - (needsTrust ? 1 : 0))
    let shown = lines.count > room ? lines.prefix(max(0, room - 1)) : lines[...]
    return VStack(alignment: .leading, spacing: 0) {
      if showsHeading { heading(title, rows: headingRows) }
      ForEach(Array(shown), id: \.self) { PluginLine(datum: $0, pictures: pictures) }
      if lines.count > shown.count, room > 0 {
        Text(verbatim: "+\(lines.count - shown.count) more").foregroundStyle(.secondary)
      }
      if needsTrust {
        Text(verbatim: "To run lines: trusted: yes").foregroundStyle(.role(.warn)).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
