import FoundationEssentials
import WidgetTimeline

/// The chats from a date on.
struct ActivityEntry: TimelineEntry, Sendable, Hashable {
  let date: Date
  var count: ActivityCount
  var messages: [ActivityMessage]

  /// Returns the sample data of placeholders and galleries.
  static func sample(at date: Date) -> ActivityEntry {
    let words: [(String, String, String, TimeInterval)] = [
      ("Mei Lin", "Is it still available?", "Film camera", 4),
      ("Arjun", "Deal at 85.", "Oak shelf", 21),
      ("Sofia", "I can pick it up on Saturday.", "Road bike", 48),
      ("Jonas", "Would you post it?", "Ukulele", 95), ("Aisha", "Thanks!", "Winter coat", 180),
    ]
    return ActivityEntry(
      date: date, count: ActivityCount(count: 3, chats: 2),
      messages: words.enumerated().map { index, word in
        ActivityMessage(
          id: "\(index)", sender: word.0, text: word.1, item: word.2, sent: date - word.3 * 60,
          unread: index < 3, url: "")
      })
  }
}
