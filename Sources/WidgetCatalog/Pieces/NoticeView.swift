package import WidgetLayout

/// A sentence in place of data: that there is none, or why it cannot be shown.
package struct NoticeView: View {
  let text: String
  @Environment(\.widgetFamily) private var family

  /// A notice of these words.
  package init(_ text: String) { self.text = text }

  init(_ mismatch: DatumMismatch) { text = mismatch.description }

  package var body: some View {
    Text(verbatim: text).foregroundStyle(.secondary)
      .lineLimit(family == .accessoryInline ? 1 : nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
