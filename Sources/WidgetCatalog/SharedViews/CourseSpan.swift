import FoundationEssentials
import WidgetBase
import WidgetLayout

/// The row below a course that says which time it shows.
struct CourseSpan: View {
  let span: String
  /// The date of the newest value as its source tells it; `nil` if it is the time of the reading.
  var end: Date?
  @Environment(\.textContext) private var context

  var body: some View {
    HStack {
      Text(verbatim: span)
      Spacer()
      Text(verbatim: last)
    }
    .lineLimit(1).foregroundStyle(.secondary)
  }

  private var last: String {
    let now = context.currentDate
    guard let end, end < now - ValueCourse.patience else { return "now" }
    return LocalTime(end).words(at: LocalTime(now))
  }
}
