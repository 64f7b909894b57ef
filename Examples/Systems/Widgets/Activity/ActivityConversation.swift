import FoundationEssentials
import WidgetArchive

/// A whole chat: who writes about what, and the messages, oldest first.
struct ActivityConversation: Sendable, Hashable, Decodable {
  struct Price: Sendable, Hashable, Decodable {
    let amount: String
    let currency: String
  }

  let sender: String
  /// The item for sale.
  let item: String
  let price: Price?
  let messages: [ActivityMessage]

  /// The chat in words, line by line, of which the first is the title.
  var lines: [String] {
    [sender, about]
      + messages.map { message in
        let time = LocalTime(message.sent)
        return "\(time.date) \(time.hourAndMinute)  \(message.text)"
      }
  }

  /// The item with its price.
  var about: String {
    item + (price.map { " · \($0.currency) \($0.amount)" } ?? "")
  }
}
