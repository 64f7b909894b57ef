import WidgetLayout
import WidgetSources

/// A widget's content with the availability of its source below: a strip over its words, or with
/// the words beside it if there are few rows.
struct AvailableView<Content: View>: View {
  private let availability: Availability?
  private let content: Content

  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.numberSymbols) private var symbols

  init(_ availability: Availability?, @ViewBuilder content: () -> Content) {
    self.availability = availability
    self.content = content()
  }

  var body: some View {
    if let availability, family != .accessoryInline, family != .accessoryCircular, size.height > 1 {
      let words = AvailabilityWords(availability, symbols: symbols)
      let rows = size.height >= 6 ? 2 : 1
      VStack(alignment: .leading, spacing: 0) {
        content.environment(\.contentSize, size.reduced(columns: 0, rows: rows))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        if rows == 2 {
          AvailabilityStrip(availability: availability, width: size.width)
          Text(forms: words.forms).foregroundStyle(.secondary).lineLimit(1)
        } else {
          row(availability, words.shortest)
        }
      }
    } else {
      content
    }
  }

  /// Returns the strip, with the share at its end if that leaves most of the row to the strip.
  @ViewBuilder private func row(_ availability: Availability, _ words: String) -> some View {
    let columns = Painter.width(of: words) + 1
    if columns * 2 <= size.width {
      HStack {
        AvailabilityStrip(availability: availability, width: size.width - columns)
        Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      AvailabilityStrip(availability: availability, width: size.width)
    }
  }
}
