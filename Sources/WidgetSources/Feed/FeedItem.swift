import FoundationEssentials

/// An item of a feed, as it is written there.
struct FeedItem {
  /// A text and whether it is HTML.
  struct Words {
    var text: String
    var isHTML = true
  }

  var title: Words?
  var link: String?
  /// Where an Atom entry has its page, before others that it has.
  var hasPage = false
  var permanentLink: String?
  var published: String?
  var updated: String?
  var summary: Words?
  var content: Words?
  var author: String?

  var date: Date? {
    [published, updated].lazy.compactMap { $0.flatMap { DateText.date($0, without: .utc) } }.first
  }
}
