import FoundationEssentials
import WidgetLayout

/// The metrics in a space of any size, by layout options and cells instead of the family.
struct InsightsView: View {
  let state: InsightsState
  let layout: InsightsLayout
  @Environment(\.contentSize) private var size

  var body: some View { content.widgetURL(state.link) }

  @ViewBuilder private var content: some View {
    if let first = state.cells.first {
      if layout.contains(.line) {
        InsightLine(cell: first)
      } else if layout.contains(.badge) {
        InsightBadge(cell: first)
      } else {
        grid(InsightsGrid(count: state.cells.count, in: size, layout: layout, notice: hasNotice))
      }
    } else {
      absence
    }
  }

  /// The words in place of metrics.
  @ViewBuilder private var absence: some View {
    if layout.contains(.line) || hasNotice {
      Text(forms: hasNotice ? state.notice : state.words.noMetrics)
        .foregroundStyle(.secondary)
        .lineLimit(layout.contains(.line) ? 1 : nil)
        .multilineTextAlignment(.center)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: layout.contains(.line) ? .leading : .center)
    } else {
      MessageView(state.words.noMetrics[0], state.words.howToChoose)
    }
  }

  private var hasNotice: Bool { !state.notice.isEmpty }

  private func grid(_ grid: InsightsGrid) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if layout.contains(.heading) { heading }
      if let primary = grid.primary {
        InsightCellView(
          cell: state.cells[0], room: primary, isPrimary: true, words: state.words
        )
        .padding(.top, grid.hasTopGap ? 16 : 0)
      }
      ForEach(grid.rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 16) {
          ForEach(row, id: \.self) { index in
            InsightCellView(
              cell: state.cells[index], room: grid.cell, isPrimary: false, words: state.words)
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
      Text(forms: state.ranges.map { "\(state.store) · \($0)" } + state.ranges)
      Spacer(minLength: 8)
      if layout.contains(.stamp) { stamp.layoutPriority(1) }
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }

  /// The age of the figures, which advances by itself, in fewer words if it outgrows its space.
  @ViewBuilder private var stamp: some View {
    if let updated = state.updated {
      age(of: updated).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
    }
  }

  /// The age in words, which are English, or else as a clock.
  private func age(of date: Date) -> Text {
    guard let frame = state.words.age else {
      return Text(date, style: .relative) + Text(" ago")
    }
    return Text(verbatim: frame.before) + Text(date, style: .timer) + Text(verbatim: frame.after)
  }
}
