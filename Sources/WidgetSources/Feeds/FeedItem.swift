import FoundationEssentials

/// An item of a feed, as written there.
struct FeedItem {
  /// A text that may be HTML.
  struct Words {
    var text: String
    var isHTML = true
  }

  var title: Words?
  var link: String?
  /// True if `link` is an Atom entry's link to its page, which is preferred to its other links.
  var hasPage = false
  var permanentLink: String?
  /// The dates of its publication, in the order of the document.
  var published: [String] = []
  var updated: String?
  var summary: Words?
  var content: Words?
  var author: String?

  var date: Date? {
    (published + [updated].compactMap { $0 }).lazy.compactMap { DateText.date($0, without: .utc) }
      .first
  }
}
