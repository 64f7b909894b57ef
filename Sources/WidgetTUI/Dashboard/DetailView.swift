import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The content of a page of details: a chart with its axes, what is under the cursor, and what happened.
struct DetailView: View {
  let page: DetailPage
  let history: WidgetHistory?
  let record: TimelineRecord?
  let now: Date
  let size: Size

  /// The columns beside the chart for the names of its values.
  private static let axisColumns = 11

  /// Returns the columns of the chart in a page of some size.
  static func chartColumns(in size: Size) -> Int { max(1, size.width - axisColumns) }

  private var columns: Int { Self.chartColumns(in: size) }

  /// The rows of the chart: about half of the page.
  private var chartRows: Int { max(3, min(size.height - 6, size.height * 3 / 5)) }

  /// The cells of the chart in the page; `nil` without one.
  var chartPlace: Rect? {
    series.map { _ in Rect(x: 0, y: 2, width: columns, height: chartRows) }
  }

  /// The cells of the cursor in the page; `nil` without one.
  var cursorPlace: Rect? {
    guard let chartPlace else { return nil }
    return page.cursor.map { Rect(x: $0, y: chartPlace.y, width: 1, height: chartPlace.height) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if let series {
        let steps = steps(of: series)
        Text(verbatim: " ")
        chart(series, steps)
        axis
        remarks(series, steps)
      } else {
        Text(verbatim: "No values are kept of this widget.").foregroundStyle(.secondary)
          .padding(.top, 16)
      }
      events.padding(.top, 16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  // MARK: Time

  private var end: Date { now - page.ago }
  private var start: Date { end - page.span.seconds }

  /// The series that is charted.
  private var series: WidgetHistory.Series? {
    guard let all = history?.series, !all.isEmpty else { return nil }
    let index = page.series % all.count
    return all[index < 0 ? index + all.count : index]
  }

  private func steps(of series: WidgetHistory.Series) -> CourseSteps {
    CourseSteps(series.samples, from: start, to: end, count: columns * 2, now: now)
  }

  // MARK: Rows

  private var heading: some View {
    HStack {
      if let series {
        // At another moment, what came after it is not shown.
        if let newest = series.samples.last(where: { $0.date <= now }), let value = newest.value {
          Text(verbatim: series.text(value)).bold()
          Text(verbatim: "\(series.name) at \(LocalTime(newest.date).words(at: LocalTime(now)))")
            .foregroundStyle(.secondary)
        } else {
          Text(verbatim: "no value").foregroundStyle(Role.warn)
          Text(verbatim: series.name).foregroundStyle(.secondary)
        }
        if let count = history?.series.count, count > 1 {
          Text(verbatim: "Tab: \(count) values").foregroundStyle(.secondary)
        }
      }
      Spacer()
      ForEach(DetailSpan.allCases, id: \.self) { span in
        Text(verbatim: span == page.span ? "[\(span.name)]" : span.name)
          .bold(span == page.span)
          .foregroundStyle(span == page.span ? Role.text : Role.dim)
      }
    }
    .lineLimit(1)
  }

  private func chart(_ series: WidgetHistory.Series, _ steps: CourseSteps) -> some View {
    let range = range(of: series, steps)
    return HStack(alignment: .top, spacing: 0) {
      Sparkline(steps.steps.map(\.high), in: range, ramp: series.ramp)
        .frame(columns: columns, rows: chartRows)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: " \(series.text(range.upperBound))")
        Spacer()
        if chartRows > 4 {
          Text(verbatim: " \(series.text(range.lowerBound / 2 + range.upperBound / 2))")
          Spacer()
        }
        Text(verbatim: " \(series.text(range.lowerBound))")
      }
      .lineLimit(1).foregroundStyle(.secondary)
      .frame(columns: Self.axisColumns, rows: chartRows, alignment: .leading)
    }
  }

  private func range(
    of series: WidgetHistory.Series, _ steps: CourseSteps
  ) -> ClosedRange<Double> {
    if let range = series.range { return range }
    let whole = steps.whole
    let (low, high) = (min(0, whole.low ?? 0), max(0, whole.high ?? 0))
    return low < high ? low...high : low...low + 1
  }

  /// The times below the chart, a quarter of the span apart.
  private var axis: some View {
    let parts = columns >= 40 ? 4 : 2
    var row = ""
    for part in 0..<parts {
      let words = time(start + page.span.seconds * Double(part) / Double(parts))
      let place = columns * part / parts
      row += String(repeating: " ", count: max(0, place - row.count)) + words
    }
    let last = page.ago == 0 ? "now" : time(end)
    row += String(repeating: " ", count: max(1, columns - row.count - last.count)) + last
    return Text(verbatim: row).foregroundStyle(.secondary).lineLimit(1)
  }

  private func time(_ date: Date) -> String {
    let time = LocalTime(date)
    if page.span.seconds > 86400 { return String(time.date.suffix(5)) }
    return page.span.seconds <= 300 ? time.clock : time.hourAndMinute
  }

  /// The least, the mean and the greatest value of the time, or of the cursor's.
  private func remarks(_ series: WidgetHistory.Series, _ steps: CourseSteps) -> some View {
    let step = page.cursor.map { steps.summary(of: $0 * 2..<$0 * 2 + 2) } ?? steps.whole
    var words: [String] = []
    if let cursor = page.cursor {
      let from = start + Double(cursor * 2) * steps.length
      let time = LocalTime(from)
      let day = time.date == LocalTime(now).date ? "" : "\(time.date) "
      words.append("\(day)\(page.span.seconds > 3600 ? time.hourAndMinute : time.clock):")
    }
    if let low = step.low, let mean = step.mean, let high = step.high {
      words.append(
        "min \(series.text(low)) · mean \(series.text(mean)) · max \(series.text(high))")
    } else {
      words.append("no values")
    }
    if step.isFailed {
      let count = page.cursor == nil ? steps.failures : 1
      words.append(count == 1 ? "· 1 outage" : "· \(count) outages")
    }
    return Text(verbatim: words.joined(separator: " ")).lineLimit(1)
  }

  // MARK: Events

  private var rowsLeft: Int {
    max(0, size.height - (series == nil ? 3 : chartRows + 5) - 1)
  }

  private var events: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Reloads").bold()
        ForEach(reloads, id: \.self) { reload in
          Text(verbatim: reload.words).foregroundStyle(reload.role).lineLimit(1)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if size.width >= 60, !entries.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "Entries").bold()
          ForEach(entries, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
        }
        .lineLimit(1).frame(columns: 30, alignment: .leading)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private struct Reload: Hashable {
    var words: String
    var role: Role
  }

  /// The last reloads, the newest first, after the one that comes next.
  private var reloads: [Reload] {
    guard let record else { return [] }
    let next = record.reload.map {
      Reload(words: "\(LocalTime($0).clock)  next", role: .dim)
    }
    let past = record.outcomes.reversed().map { outcome in
      let time = LocalTime(outcome.date)
      let took = outcome.duration >= 0.001 ? ", \(Int(outcome.duration * 1000)) ms" : ""
      let day = time.date == LocalTime(now).date ? "" : "\(time.date) "
      return outcome.failure.isEmpty
        ? Reload(words: "\(day)\(time.clock)  \(outcome.reason.words)\(took)", role: .text)
        : Reload(words: "\(day)\(time.clock)  ✕ \(outcome.failure)", role: .bad)
    }
    return Array(([next].compactMap { $0 } + past).prefix(rowsLeft))
  }

  /// The dates of the entries to come, and of the current one.
  private var entries: [String] {
    guard let dates = record?.entries, dates.count > 1 else { return [] }
    let current = dates.lastIndex { $0 <= now } ?? 0
    return dates[current...].prefix(rowsLeft).enumerated().map { index, date in
      "\(LocalTime(date).words(at: LocalTime(now)))\(index == 0 ? "  now" : "")"
    }
  }
}
