import WidgetSources

/// A marketplace as one account sees it.
///
/// It is made anew for every reload, with the token that is good then: one that was kept would show
/// an account that has signed out elsewhere.
struct ActivityClient: Sendable {
  let service: ServiceClient

  /// The most messages that are kept: no tile has room for more.
  static let most = 20
  /// How often the count is asked for where it changes between the two questions.
  private static let attempts = 3

  /// The count of unread messages, and the newest messages, which the count is needed to ask for.
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
        // A message that came in between makes the count a wrong one.
        guard error.kind == .http(status: 400), attempt < Self.attempts else { throw error }
        attempt += 1
      }
    }
  }

  private struct Messages: Decodable {
    let messages: [Lossy<ActivityMessage>]
  }
}
