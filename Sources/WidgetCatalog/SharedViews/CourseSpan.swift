import WidgetLayout

/// The row below a course that says which time it shows.
struct CourseSpan: View {
  let span: String

  var body: some View {
    HStack {
      Text(verbatim: span)
      Spacer()
      Text(verbatim: "now")
    }
    .lineLimit(1).foregroundStyle(.secondary)
  }
}
