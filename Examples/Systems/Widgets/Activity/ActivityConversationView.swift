import FoundationEssentials
import WidgetArchive
import WidgetLayout

/// The page of one chat: the item for sale, and as many of its newest messages as fit.
struct ActivityConversationView: View {
  let chat: ActivityConversation
  @Environment(\.contentSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: chat.about).foregroundStyle(.secondary).lineLimit(1)
      ForEach(days, id: \.date) { day in
        Text(verbatim: day.date).foregroundStyle(.role(.dim)).padding(.top, 16)
        ForEach(day.messages, id: \.id) { row($0) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func row(_ message: ActivityMessage) -> some View {
    HStack(alignment: .top) {
      Text(verbatim: LocalTime(message.sent).hourAndMinute).foregroundStyle(.secondary)
      Text(verbatim: message.unread ? "●" : "·")
        .foregroundStyle(.role(message.unread ? .accent : .dim))
      Text(verbatim: message.text).fontWeight(message.unread ? .bold : .regular)
        .lineLimit(Self.mostRows)
    }
  }

  /// The rows that one message takes at the most.
  private static let mostRows = 3
  private static let timeColumns = 8

  /// The newest messages that fit, by their days.
  private var days: [(date: String, messages: [ActivityMessage])] {
    var (days, left): ([(date: String, messages: [ActivityMessage])], Int) = ([], size.height - 1)
    for message in chat.messages.reversed() {
      let date = LocalTime(message.sent).date
      let isNew = days.first?.date != date
      let columns = max(1, size.width - Self.timeColumns)
      let rows = min(Self.mostRows, Painter.width(of: message.text) / columns + 1)
      left -= rows + (isNew ? 2 : 0)
      if left < 0 { break }
      if isNew { days.insert((date, []), at: 0) }
      days[0].messages.insert(message, at: 0)
    }
    return days
  }
}
