import FoundationEssentials
import WidgetTimeline

/// The course of a series on a page of details, with that of the time before.
struct DetailCourse {
  let series: WidgetHistory.Series
  let steps: CourseSteps
  /// The same time a day before, or, if nothing was read then, the time before; `nil` if nothing was
  /// read then either.
  let former: (name: String, steps: CourseSteps)?
  /// The values from the lower to the upper edge of the chart.
  let range: ClosedRange<Double>
  /// True if the range is that of values: one without any would be made up.
  var hasScale: Bool {
    series.range != nil || steps.whole.mean != nil || former != nil
  }

  /// Creates the course of a span that ends at a date, in `count` steps.
  init(_ series: WidgetHistory.Series, _ span: DetailSpan, endingAt end: Date, count: Int) {
    func steps(before seconds: TimeInterval) -> CourseSteps {
      CourseSteps(
        series.samples, from: end - span.seconds - seconds, to: end - seconds, count: count,
        now: end)
    }
    let day: TimeInterval = 86_400
    let before = (span.seconds, "the \(span.name) before")
    let times = span.seconds <= day ? [(day, "yesterday"), before] : [before]
    self.series = series
    self.steps = steps(before: 0)
    former = times.lazy.map { (name: $1, steps: steps(before: $0)) }
      .first { $0.steps.whole.mean != nil }
    range = series.range ?? Self.range(self.steps, former?.steps)
  }

  private static func range(_ steps: CourseSteps, _ former: CourseSteps?) -> ClosedRange<Double> {
    let (whole, before) = (steps.whole, former?.whole)
    let low = min(0, whole.low ?? 0, before?.low ?? 0)
    let high = max(0, whole.high ?? 0, before?.high ?? 0)
    return low < high ? low...high : low...low + 1
  }
}
