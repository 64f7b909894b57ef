import FoundationEssentials

/// A message of a chat about an item for sale.
struct ActivityMessage: Sendable, Hashable, Decodable {
  let id: String
  /// The identifier of the chat that it is part of.
  let chat: String
  let sender: String
  let text: String
  /// The item for sale.
  let item: String
  let sent: Date
  let unread: Bool
  /// The URL that opens the chat.
  let url: String
}

/// The number of unread messages, and of the chats that have them.
struct ActivityCount: Sendable, Hashable, Decodable {
  let count: Int
  let chats: Int
}
