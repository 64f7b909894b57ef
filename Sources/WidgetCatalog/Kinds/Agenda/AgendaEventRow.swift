import WidgetLayout

/// An event in a row: time, title, and location if it fits.
struct AgendaEventRow: View {
  let event: AgendaEvent
  let time: String
  let timeWidth: Int
  let isRunning: Bool
  let width: Int

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: time).foregroundStyle(isRunning ? Role.accent : .dim)
        .bold(isRunning)
        .frame(columns: timeWidth, alignment: .leading)
        .layoutPriority(2)
      // Marks the current event without colours.
      Text(verbatim: isRunning ? "▸" : " ").foregroundStyle(Role.accent).layoutPriority(2)
      Text(verbatim: event.title).bold(isRunning).foregroundStyle(event.color ?? Color(.text))
        .layoutPriority(1)
      if width >= 30, !event.location.isEmpty {
        Spacer(minLength: 8)
        Text(verbatim: event.location).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}
