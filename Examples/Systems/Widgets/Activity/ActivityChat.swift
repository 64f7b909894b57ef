import FoundationEssentials

/// A chat about an item for sale, with its newest message.
struct ActivityChat: Sendable, Hashable {
  let id: String
  /// The identifier of the newest message.
  let newest: String
  let sender: String
  /// The newest message.
  let text: String
  /// The item for sale.
  let item: String
  /// The date of the newest message.
  let sent: Date
  /// The number of its unread messages among the newest of the account.
  var unread: Int
  /// The URL that opens the chat.
  let url: String

  /// Returns the chats of messages in the order of their newest messages, whatever the order of the answer.
  static func chats(of messages: [ActivityMessage]) -> [ActivityChat] {
    var chats: [ActivityChat] = []
    let newestFirst = messages.enumerated().sorted {
      ($0.element.sent, $1.offset) > ($1.element.sent, $0.offset)
    }
    for message in newestFirst.map(\.element) {
      if let index = chats.firstIndex(where: { $0.id == message.chat }) {
        chats[index].unread += message.unread ? 1 : 0
      } else {
        chats.append(ActivityChat(newest: message))
      }
    }
    return chats
  }
}

extension ActivityChat {
  fileprivate init(newest message: ActivityMessage) {
    self.init(
      id: message.chat, newest: message.id, sender: message.sender, text: message.text,
      item: message.item,
      sent: message.sent, unread: message.unread ? 1 : 0, url: message.url)
  }
}
