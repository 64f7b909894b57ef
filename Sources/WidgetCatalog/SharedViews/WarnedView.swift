package import WidgetLayout

/// A widget's view with a row below it for a warning beside the data, if it fits.
package struct WarnedView<Content: View>: View {
  private let warning: String?
  private let content: Content

  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  package init(warning: String?, @ViewBuilder content: () -> Content) {
    self.warning = warning
    self.content = content()
  }

  package var body: some View {
    if let warning, family != .accessoryInline, family != .accessoryCircular {
      VStack(alignment: .leading, spacing: 0) {
        // A view that takes as many rows as there are leaves this one out.
        content.environment(\.contentSize, size.reduced(columns: 0, rows: size.height > 1 ? 1 : 0))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        Text(verbatim: "⚠ \(warning)").foregroundStyle(.role(.warn)).lineLimit(1)
      }
    } else {
      content
    }
  }
}
