import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The content of a page of details: a chart with its axes, what is under the cursor, and what happened.
struct DetailView: View {
  /// The kept facts about a widget.
  struct Facts {
    let history: WidgetHistory?
    let record: TimelineRecord?
    let alarms: AlertRecord?
    let text: DetailText
    /// True if the end of the time has passed.
    let isPast: Bool
    /// The widget as its tile shows it, or `nil` if it shows nothing.
    var picture: CellGrid?
  }

  let page: DetailPage
  let facts: Facts
  let now: Date
  let size: Size
  /// The course that is charted; `nil` without values, and for a part that is text.
  private let course: DetailCourse?
  /// All that happened up to now, the newest first.
  private let happened: [DetailEvent]

  init(page: DetailPage, facts: Facts, now: Date, size: Size) {
    (self.page, self.facts, self.now, self.size) = (page, facts, now, size)
    let isCourse = page.part == .course
    course =
      isCourse
      ? Self.series(of: page, facts.history).map {
        DetailCourse($0, page.span, endingAt: now, count: Self.chartColumns(in: size) * 2)
      } : nil
    happened = isCourse ? .all(facts.record, facts.alarms, until: now) : []
  }

  private var history: WidgetHistory? { facts.history }
  private var record: TimelineRecord? { facts.record }

  /// The columns beside the chart for the names of its values.
  private static let axisColumns = 11

  /// Returns the columns of the chart in a page of some size.
  static func chartColumns(in size: Size) -> Int { max(1, size.width - axisColumns) }

  private var columns: Int { Self.chartColumns(in: size) }

  /// The rows of the chart: about half of the page.
  private var chartRows: Int { max(3, min(size.height - 7, size.height * 3 / 5)) }

  /// The cells of the chart in the page; `nil` without one.
  var chartPlace: Rect? {
    course.map { _ in Rect(x: 0, y: 2, width: columns, height: chartRows) }
  }

  /// The picture that stands in the place of a chart, and its cells in the page; `nil` if there is a chart, or no room.
  var picture: (grid: CellGrid, place: Rect)? {
    guard page.part == .course, course == nil, let grid = facts.picture else { return nil }
    // Below it are the last reloads.
    let height = min(grid.size.height, size.height - Self.rowsAbovePicture - 4)
    guard height > 0 else { return nil }
    return (
      grid,
      Rect(
        x: 0, y: Self.rowsAbovePicture, width: min(grid.size.width, size.width), height: height)
    )
  }

  /// The rows of the heading, of the words about values, and of the gaps around them.
  private static let rowsAbovePicture = 4

  /// The row of the marks of what happened, below the chart; `nil` without a chart.
  var markPlace: Rect? {
    chartPlace.map { Rect(x: 0, y: $0.maxY, width: columns, height: 1) }
  }

  /// The marks of what happened, by their columns.
  var marks: [Int: DetailEvent] { happened.marks(from: start, to: end, columns: columns) }

  /// The cells of the values of the time before, such as yesterday's, in the page.
  var formerPlaces: [(x: Int, y: Int)] {
    guard let chartPlace, let course, let former = course.former else { return [] }
    let range = course.range
    let length = range.upperBound - range.lowerBound
    return (0..<columns).compactMap { column in
      guard length > 0, let mean = former.steps.summary(of: column * 2..<column * 2 + 2).mean else {
        return nil
      }
      let part = min(max(0, (mean - range.lowerBound) / length), 1)
      let row = min(chartRows - 1, Int(part * Double(chartRows)))
      return (chartPlace.x + column, chartPlace.maxY - 1 - row)
    }
  }

  /// The cells of the cursor in the page; `nil` without one.
  var cursorPlace: Rect? {
    guard let chartPlace else { return nil }
    return page.cursor.map { Rect(x: $0, y: chartPlace.y, width: 1, height: chartPlace.height) }
  }

  @ViewBuilder var body: some View {
    if page.part == .course { chartAndEvents } else { text }
  }

  private var text: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: facts.text.origin).foregroundStyle(.secondary).lineLimit(1)
      Text(verbatim: " ")
      ForEach(
        Array(
          facts.text.lines.dropFirst(page.scrolled).prefix(max(0, size.height - 2)).enumerated()),
        id: \.offset
      ) { _, line in
        Text(verbatim: line.isEmpty ? " " : line).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var chartAndEvents: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if let course {
        Text(verbatim: " ")
        chart(course)
        Text(verbatim: " ")
        axis
        remarks(course)
      } else {
        Text(verbatim: "No values are kept of this widget.").foregroundStyle(.secondary)
          .padding(.top, 16)
        if let picture {
          // It is drawn over these rows.
          Text(verbatim: " ").frame(columns: 1, rows: picture.place.height + 1)
        }
      }
      events.padding(.top, 16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  // MARK: Time

  private var end: Date { now }
  private var start: Date { end - page.span.seconds }

  /// Returns the series that is charted.
  private static func series(
    of page: DetailPage, _ history: WidgetHistory?
  ) -> WidgetHistory.Series? {
    guard let all = history?.series, !all.isEmpty else { return nil }
    let index = page.series % all.count
    return all[index < 0 ? index + all.count : index]
  }

  // MARK: Rows

  /// Returns a name, if there is one, and a time.
  private func words(_ name: String, at date: Date) -> String {
    let time = "at \(LocalTime(date).words(at: LocalTime(now)))"
    return name.isEmpty ? time : "\(name) \(time)"
  }

  private var heading: some View {
    HStack {
      if let series = course?.series {
        // At another moment, what came after it is not shown.
        let known = series.samples.last { $0.date <= now && $0.value != nil }
        if let newest = series.samples.last(where: { $0.date <= now }), let value = newest.value {
          Text(verbatim: series.text(value)).bold()
          Text(verbatim: words(series.name, at: newest.date)).foregroundStyle(.secondary)
        } else if let known, let value = known.value {
          Text(verbatim: "no value").foregroundStyle(Role.warn)
          Text(verbatim: "\(words(series.name, at: known.date)) it was \(series.text(value))")
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

  private func chart(_ course: DetailCourse) -> some View {
    let (series, range) = (course.series, course.range)
    return HStack(alignment: .top, spacing: 0) {
      Sparkline(course.steps.steps.map(\.high), in: range, ramp: series.ramp)
        .frame(columns: columns, rows: chartRows)
      VStack(alignment: .leading, spacing: 0) {
        if course.hasScale {
          Text(verbatim: " \(series.text(range.upperBound))")
          Spacer()
          if chartRows > 4 {
            Text(verbatim: " \(series.text(range.lowerBound / 2 + range.upperBound / 2))")
            Spacer()
          }
          Text(verbatim: " \(series.text(range.lowerBound))")
        }
      }
      .lineLimit(1).foregroundStyle(.secondary)
      .frame(columns: Self.axisColumns, rows: chartRows, alignment: .leading)
    }
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
    let last = facts.isPast ? time(end) : "now"
    row += String(repeating: " ", count: max(1, columns - row.count - last.count)) + last
    return Text(verbatim: row).foregroundStyle(.secondary).lineLimit(1)
  }

  private func time(_ date: Date) -> String {
    let time = LocalTime(date)
    if page.span.seconds > 86400 { return String(time.date.suffix(5)) }
    return page.span.seconds <= 300 ? time.clock : time.hourAndMinute
  }

  /// The least, the mean and the greatest value of the time, or of the cursor's.
  private func remarks(_ course: DetailCourse) -> some View {
    let (series, steps, former) = (course.series, course.steps, course.former)
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
    let formerStep =
      page.cursor.map { former?.steps.summary(of: $0 * 2..<$0 * 2 + 2) }
      ?? former?.steps.whole
    if let former, let mean = formerStep?.mean {
      words.append("· dotted: \(former.name) \(series.text(mean))")
    }
    if let event = page.cursor.flatMap({ marks[$0] }) { words.append("· \(event.words)") }
    return Text(verbatim: words.joined(separator: " ").beginning(filling: size.width)).lineLimit(1)
  }

  // MARK: Events

  private var rowsLeft: Int {
    let above = course == nil ? 4 + (picture.map { $0.place.height + 1 } ?? 0) : chartRows + 6
    return max(0, size.height - above - 1)
  }

  private var events: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: facts.alarms == nil ? "Reloads" : "Reloads and alarms").bold()
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

  /// The last events, the newest first, after the reload that comes next.
  private var reloads: [Reload] {
    let next =
      facts.isPast
      ? nil : record?.reload.map { Reload(words: "\(LocalTime($0).clock)  next", role: .dim) }
    let past = happened.runs.prefix(rowsLeft).map { run in
      let times = run.count > 1 ? ", \(run.count) times since \(clock(of: run.since))" : ""
      let words = "\(clock(of: run.newest.date))  \(run.newest.words)\(times)"
      return Reload(words: words.beginning(filling: size.width), role: run.newest.role)
    }
    return Array(([next].compactMap { $0 } + past).prefix(rowsLeft))
  }

  /// Returns the time of a date, with the day if it is another one.
  private func clock(of date: Date) -> String {
    let time = LocalTime(date)
    return time.date == LocalTime(now).date ? time.clock : "\(time.date) \(time.clock)"
  }

  /// The dates of the entries to come, and of the current one.
  private var entries: [String] {
    guard let dates = record?.entries, dates.count > 1 else { return [] }
    let current = dates.lastIndex { $0 <= now } ?? 0
    return dates[current...].prefix(rowsLeft).enumerated().map { index, date in
      "\(LocalTime(date).words(at: LocalTime(now)))\(index == 0 ? facts.isPast ? "  then" : "  now" : "")"
    }
  }
}
