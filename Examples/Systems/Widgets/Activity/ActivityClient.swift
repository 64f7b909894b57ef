import WidgetServices
import WidgetSources

/// A client of a marketplace for one account.
///
/// It is created anew for every reload, with the token that is valid then: a stored one could show
/// an account that has signed out elsewhere.
struct ActivityClient: Sendable {
  let service: ServiceClient

  /// The maximum number of messages that are kept: no tile has space for more.
  static let most = 20
  /// The number of attempts if the count changes between the two requests.
  private static let attempts = 3

  /// Returns the count of unread messages and the newest messages, for which the server requires
  /// the count.
  func activity() throws(SourceFailure) -> (count: ActivityCount, messages: [ActivityMessage]) {
    var attempt = 1
    while true {
      let count: ActivityCount = try service.value(at: "/activity/unread-count")
      do throws(SourceFailure) {
        let answer: Messages = try service.value(
          at: "/activity/messages", [("count", "\(count.count)")])
        let messages = try ServiceWords.readable(answer.messages, most: Self.most)
        return (count, messages)
      } catch {
        // A message that arrived between the two requests makes the count wrong.
        guard error.kind == .http(status: 400), attempt < Self.attempts else { throw error }
        attempt += 1
      }
    }
  }

  /// Returns a whole chat.
  func conversation(_ id: String) throws(SourceFailure) -> ActivityConversation {
    try service.value(at: "/activity/chats/\(id.percentEncoded)")
  }

  /// Marks a chat as read up to one of its messages, and returns the count of unread messages then.
  /// To do so again changes nothing.
  func markRead(_ chat: String, until message: String) throws(SourceFailure) -> ActivityCount {
    let response = try service.response(
      to: "/activity/chats/\(chat.percentEncoded)/read", sending: ["until": message])
    if [404, 409].contains(response.status) {
      throw SourceFailure("another chat by now", "The chat has no such message any more.")
    }
    return try ServiceClient.decoded(try response.successful())
  }

  /// Returns the token and the account of a user who signs in.
  func session(of user: String, password: String) throws(SourceFailure) -> Session {
    let response = try service.response(
      to: "/activity/login", sending: ["user": user, "password": password])
    if response.status == 401 {
      throw SourceFailure(
        "wrong user or password", "The marketplace knows no such account.", kind: .denied)
    }
    return try ServiceClient.decoded(try response.successful())
  }

  /// Makes the token worth nothing.
  func signOut() throws(SourceFailure) {
    _ = try service.response(to: "/activity/logout", sending: [String: String]())
  }

  /// What the marketplace answers to a sign-in.
  struct Session: Decodable {
    struct Account: Decodable { let id: String }

    let token: String
    let account: Account
  }

  private struct Messages: Decodable {
    let messages: [Lossy<ActivityMessage>]
  }
}
