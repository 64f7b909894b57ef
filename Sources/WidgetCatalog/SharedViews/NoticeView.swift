package import WidgetLayout

/// A sentence in place of data: no data, or the reason that they cannot be shown.
package struct NoticeView: View {
  let text: String
  @Environment(\.widgetFamily) private var family

  /// Creates a notice with a text.
  package init(_ text: String) { self.text = text }

  init(_ mismatch: DatumMismatch) { text = mismatch.description }

  package var body: some View {
    Text(verbatim: text).foregroundStyle(.secondary)
      .lineLimit(family == .accessoryInline ? 1 : nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
