import FoundationEssentials
import WidgetLayout

/// The metrics in a space of any size, by layout options and cells instead of the family.
struct InsightsView: View {
  let state: InsightsState
  let layout: InsightsLayout
  @Environment(\.contentSize) private var size

  var body: some View {
    if let first = state.cells.first {
      if layout.contains(.line) {
        InsightLine(cell: first, range: state.range)
      } else if layout.contains(.badge) {
        InsightBadge(cell: first)
      } else {
        grid(InsightsGrid(count: state.cells.count, in: size, layout: layout, notice: hasNotice))
      }
    } else {
      Text(forms: [
        "No metrics: choose some on the board, under metrics:", "No metrics are chosen",
        "No metrics",
      ])
      .foregroundStyle(.secondary)
      .lineLimit(layout.contains(.line) ? 1 : nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var hasNotice: Bool { !state.notice.isEmpty }

  private func grid(_ grid: InsightsGrid) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if layout.contains(.heading) { heading }
      if let primary = grid.primary {
        InsightCellView(cell: state.cells[0], room: primary, isPrimary: true)
          .padding(.top, grid.hasGaps ? 16 : 0)
      }
      ForEach(grid.rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 16) {
          ForEach(row, id: \.self) { index in
            InsightCellView(cell: state.cells[index], room: grid.cell, isPrimary: false)
          }
        }
        .padding(.top, grid.hasGap(above: row, layout) ? 16 : 0)
      }
      Spacer(minLength: 0)
      if hasNotice {
        Text(forms: state.notice).foregroundStyle(.role(.warn)).lineLimit(1)
      } else if layout.contains(.stamp), !layout.contains(.heading) {
        stamp
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var heading: some View {
    HStack {
      Text(forms: [state.range, state.days].map { "\(state.store) · \($0)" } + [state.range])
      Spacer(minLength: 8)
      if layout.contains(.stamp) { stamp.layoutPriority(1) }
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }

  /// The age of the figures, which advances by itself, in fewer words if it outgrows its space.
  @ViewBuilder private var stamp: some View {
    if let updated = state.updated {
      (Text(updated, style: .relative) + Text(" ago")).foregroundStyle(.secondary).lineLimit(1)
        .minimumScaleFactor(0.5)
    }
  }
}
