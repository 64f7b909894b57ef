import FoundationEssentials
import WidgetTimeline

/// The chats from a date on.
struct ActivityEntry: TimelineEntry, Sendable, Hashable {
  let date: Date
  var count: ActivityCount
  /// The chats, newest first.
  var chats: [ActivityChat]
  /// A mark of the account; empty for sample data.
  var account = ""

  /// Returns the sample data of placeholders and galleries.
  static func sample(at date: Date) -> ActivityEntry {
    let words: [(String, String, String, TimeInterval)] = [
      ("Mei Lin", "Is it still available?", "Film camera", 4),
      ("Arjun", "Deal at 85.", "Oak shelf", 21),
      ("Sofia", "I can pick it up on Saturday.", "Road bike", 48),
      ("Jonas", "Would you post it?", "Ukulele", 95), ("Aisha", "Thanks!", "Winter coat", 180),
    ]
    let unread = [2, 1, 0, 0, 0]
    return ActivityEntry(
      date: date, count: ActivityCount(count: 3, chats: 2),
      chats: words.enumerated().map { index, word in
        ActivityChat(
          id: "\(index)", newest: "", sender: word.0, text: word.1, item: word.2,
          sent: date - word.3 * 60,
          unread: unread[index], url: "")
      })
  }
}
