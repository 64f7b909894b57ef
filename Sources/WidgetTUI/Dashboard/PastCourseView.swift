import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The values of a figure of this machine at a moment that has passed, each with its course up to then.
struct PastCourseView: View {
  /// A value and its course.
  private struct Row {
    let name: String
    let value: String
    let course: DetailCourse
  }

  let size: Size
  private let rows: [Row]
  /// The rows of each chart; 0 without charts.
  private let chartRows: Int

  private static let span = DetailSpan.fiveMinutes

  /// Creates the view for a size; `nil` if no value was known at the moment.
  ///
  /// - Parameter title: The title of the tile, which is not repeated in it.
  init?(_ history: WidgetHistory, title: String, at moment: Date, size: Size) {
    let most = max(1, size.height / 3)
    rows = history.series.prefix(most).compactMap { series in
      // A value holds until the next sample, which may say that nothing was read.
      guard let value = series.samples.last(where: { $0.date <= moment })?.value else { return nil }
      // A value that was read at the moment itself counts.
      let course = DetailCourse(
        series, Self.span, endingAt: moment + 0.001, count: size.width * 2)
      guard course.steps.steps.last?.mean != nil else { return nil }
      return Row(
        name: series.name == title ? "" : series.name, value: series.text(value), course: course)
    }
    guard !rows.isEmpty else { return nil }
    let room = (size.height - 1) / rows.count - 1
    chartRows = room >= 2 ? room : 0
    self.size = size
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        HStack {
          Text(verbatim: rows[index].value).bold()
          Text(verbatim: rows[index].name).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        if chartRows > 0 {
          Sparkline(
            rows[index].course.steps.steps.map(\.high), in: rows[index].course.range,
            ramp: rows[index].course.series.ramp
          )
          .frame(columns: size.width, rows: chartRows)
        }
      }
      if chartRows > 0 {
        HStack {
          Text(verbatim: Self.span.name)
          Spacer()
          Text(verbatim: "then")
        }
        .lineLimit(1).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
