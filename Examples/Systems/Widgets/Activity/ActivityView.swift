import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The unread count and the chats with their newest messages, as many as fit.
struct ActivityView: View {
  let entry: ActivityEntry
  @Environment(\.contentSize) private var size
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      switch family {
      case .accessoryInline: line
      case .accessoryCircular: badge
      default: tile
      }
    }
    .widgetURL(URL(string: "market://chats"))
  }

  /// The count with the newest unread chat, as much of it as fits.
  private var line: some View {
    let counted = entry.count.count > 0 ? "\(entry.count.count) unread" : "No unread chats"
    let newest = entry.chats.first { $0.unread > 0 }.map { chat in
      ["\(counted) · \(chat.sender): \(chat.text)", "\(counted) · \(chat.sender)"]
    }
    return Text(forms: (newest ?? []) + [counted, "\(entry.count.count)"])
      .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }

  private var badge: some View {
    VStack(spacing: 0) {
      Text(verbatim: "\(entry.count.count)").bold()
        .foregroundStyle(entry.count.count > 0 ? .role(.accent) : .role(.text))
      Text(verbatim: "unread").foregroundStyle(.secondary)
      Text(forms: chats.isEmpty ? [""] : [chats, "\(entry.count.chats) chats"])
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var tile: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if entry.chats.isEmpty {
        Text("No messages").foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        messages
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        count
        Spacer()
        Text(verbatim: chats).foregroundStyle(.secondary)
      }
      count
    }
    .lineLimit(1)
  }

  private var count: some View {
    HStack {
      Text(verbatim: "\(entry.count.count)").bold()
        .foregroundStyle(entry.count.count > 0 ? .role(.accent) : .role(.text))
      Text(verbatim: "unread").foregroundStyle(.secondary)
    }
  }

  private var chats: String {
    guard entry.count.count > 0 else { return "" }
    return entry.count.chats == 1 ? "in 1 chat" : "in \(entry.count.chats) chats"
  }

  private var messages: some View {
    ForEach(entry.chats.prefix(rows.count), id: \.id) { chat in
      Group {
        if let url = URL(string: chat.url), url.scheme != nil {
          Link(destination: url) { row(chat) }
        } else {
          row(chat)
        }
      }
      .padding(.top, hasGap && (chat.id == entry.chats.first?.id || hasGaps) ? 16 : 0)
    }
  }

  private func row(_ chat: ActivityChat) -> ActivityRow {
    ActivityRow(
      chat: chat, account: entry.account, now: entry.date, form: rows.form,
      senderColumns: senderColumns)
  }

  /// The columns of the longest visible sender with its mark, at most 14, to leave space for the
  /// words.
  private var senderColumns: Int {
    let widths = entry.chats.prefix(rows.count).map { Painter.width(of: $0.sender) }
    return 2 + min(12, widths.max() ?? 0)
  }

  private var hasGap: Bool { size.height > 4 }
  private var hasGaps: Bool { rows.form == .two && size.height >= 14 }

  /// The number of chats that fit, and their form.
  private var rows: (count: Int, form: ActivityRow.Form) {
    let left = max(0, size.height - (hasGap ? 2 : 1))
    if size.width < 28, size.height <= 4 { return (left, .line) }
    if size.width < 28 { return (max(1, left / 2), .narrow) }
    return size.height >= 14 ? ((left + 1) / 3, .two) : (left, .one)
  }
}

/// A chat in one row, or in two: the sender and the item, then the words.
struct ActivityRow: View {
  enum Form {
    /// The sender, the words and the time side by side.
    case one
    /// The sender, the item and the time, with the words below.
    case two
    /// The sender, with the words below.
    case narrow
    /// The sender and the words, where there are few rows and columns.
    case line
  }

  let chat: ActivityChat
  /// A mark of the account; empty for sample data.
  let account: String
  let now: Date
  let form: Form
  let senderColumns: Int

  var body: some View {
    switch form {
    case .one:
      HStack {
        sender.frame(columns: senderColumns, alignment: .leading)
        text.frame(maxWidth: .infinity, alignment: .leading)
        time.layoutPriority(2)
      }
    case .two:
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          sender.frame(columns: senderColumns, alignment: .leading)
          Text(verbatim: chat.item).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
          time.layoutPriority(2)
        }
        text.padding(.leading, 16)
      }
    case .line:
      HStack {
        sender.layoutPriority(1)
        text.frame(maxWidth: .infinity, alignment: .leading)
      }
    case .narrow:
      VStack(alignment: .leading, spacing: 0) {
        sender
        text.padding(.leading, 16)
      }
    }
  }

  private var sender: some View {
    HStack {
      if chat.unread > 0, !account.isEmpty {
        Button(intent: MarkChatReadIntent(chat, of: account)) { dot }.buttonStyle(.plain)
      } else {
        dot
      }
      if chat.unread > 0 {
        Text(verbatim: chat.sender).bold().lineLimit(1)
      } else {
        Text(verbatim: chat.sender).lineLimit(1)
      }
    }
  }

  private var dot: some View {
    Text(verbatim: mark).foregroundStyle(.role(chat.unread > 0 ? .accent : .dim))
  }

  /// The number of unread messages if there are several and it has one digit.
  private var mark: String {
    switch chat.unread {
    case 0: "·"
    case 2...9: "\(chat.unread)"
    default: "●"
    }
  }

  private var text: some View {
    Text(verbatim: chat.text).foregroundStyle(.secondary).lineLimit(1)
  }

  private var time: some View {
    Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1)
  }

  /// The time for today, otherwise the day. A message dated ahead by the server's clock counts as
  /// sent now.
  private var words: String {
    let (sent, today) = (LocalTime(min(chat.sent, now)), LocalTime(now))
    return sent.date == today.date ? sent.hourAndMinute : String(sent.date.dropFirst(5))
  }
}
