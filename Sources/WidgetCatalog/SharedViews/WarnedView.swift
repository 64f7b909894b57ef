package import WidgetLayout

/// A widget's view with the warnings beside its data: in rows below it, or as a mark where there is no room for one.
package struct WarnedView<Content: View>: View {
  private let warnings: [String]
  private let content: Content

  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  /// The rows of a view for each row of warnings.
  private static var rowsForEach: Int { 6 }
  /// The least rows of a view with a row below it.
  private static var leastRows: Int { 3 }

  package init(_ warnings: [String], @ViewBuilder content: () -> Content) {
    self.warnings = warnings
    self.content = content()
  }

  package var body: some View {
    if warnings.isEmpty {
      content
    } else if family == .accessoryInline {
      HStack(spacing: 1) {
        content
        mark
      }
    } else if size.height < Self.leastRows || family == .accessoryCircular {
      ZStack(alignment: .bottomTrailing) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        mark
      }
    } else {
      let rows = min(warnings.count, max(1, size.height / Self.rowsForEach))
      VStack(alignment: .leading, spacing: 0) {
        // A view that takes as many rows as there are leaves these out.
        content.environment(\.contentSize, size.reduced(columns: 0, rows: rows))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        ForEach(0..<rows, id: \.self) { row in
          line(warnings[row], others: row == rows - 1 ? warnings.count - rows : 0)
        }
      }
    }
  }

  private var mark: some View { Text(verbatim: "⚠").foregroundStyle(.role(.warn)) }

  /// Returns the row of a warning, which says how many others there are.
  private func line(_ warning: String, others: Int) -> some View {
    HStack(spacing: 1) {
      Text(verbatim: "⚠ \(warning)").lineLimit(1)
      if others > 0 { Text(verbatim: "+\(others)").layoutPriority(1) }
    }
    .foregroundStyle(.role(.warn))
  }
}
