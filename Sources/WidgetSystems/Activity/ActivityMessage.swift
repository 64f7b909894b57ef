import FoundationEssentials

/// A message of a chat about something that is for sale.
struct ActivityMessage: Sendable, Hashable, Decodable {
  let id: String
  let sender: String
  let text: String
  /// What is for sale.
  let item: String
  let sent: Date
  let unread: Bool
  /// Where the chat is opened.
  let url: String
}

/// How many messages are unread, and in how many chats.
struct ActivityCount: Sendable, Hashable, Decodable {
  let count: Int
  let chats: Int
}
