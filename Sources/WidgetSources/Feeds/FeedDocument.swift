import CXML
import FoundationEssentials
import WidgetBase

/// A feed as data: its items, the newest first.
struct FeedDocument {
  /// The most characters of a title or author, and of a summary.
  static let longestTitle = 300
  static let longestSummary = 1000
  /// The seconds by which clocks and zones of publishers may be ahead.
  private static let tolerance = 86_400.0

  let datum: Datum
  /// True if there are more items than are read.
  let hasMore: Bool
  /// False if the end of the document is missing.
  let isWhole: Bool

  /// Reads a feed and keeps at most `most` items.
  ///
  /// Items without a date keep their order, after those that have one, and so do those with a date to come: one of
  /// next year is not the newest until then.
  ///
  /// - Parameters:
  ///   - address: The address of the feed, which relative links are resolved against.
  ///   - now: The date at which it is read.
  init(
    _ bytes: [UInt8], from address: String?, most: Int, encoding: String? = nil, at now: Date,
    library: cxml
  ) throws(SourceFailure) {
    let parser = FeedParser(bytes, encoding: encoding, library: library)
    guard parser.isFeed else { throw Self.noFeed(parser.root, isEmpty: bytes.isEmpty) }
    let dated = parser.items.enumerated().map { (index: $0, date: $1.date, item: $1) }
    let latest = now + Self.tolerance
    func rank(_ date: Date?) -> Date { date.flatMap { $0 <= latest ? $0 : nil } ?? .distantPast }
    let sorted = dated.sorted {
      let ranks = (rank($0.date), rank($1.date))
      return ranks.0 == ranks.1 ? $0.index < $1.index : ranks.0 > ranks.1
    }
    (isWhole, hasMore) = (parser.isWhole, parser.hasMore)
    datum = .list(
      sorted.prefix(most).map { Self.datum($0.item, date: $0.date, from: address, library) })
  }

  private static func noFeed(_ root: String?, isEmpty: Bool) -> SourceFailure {
    let expected = "A feed is XML that begins with <rss>, <rdf:RDF> or <feed>."
    guard let root else { return SourceFailure(isEmpty ? "nothing in it" : "not XML", expected) }
    let found = root.lowercased() == "html" ? "a web page" : "<\(root.cut(20))>"
    return SourceFailure("\(found), not a feed", expected)
  }

  private static func datum(
    _ item: FeedItem, date: Date?, from address: String?, _ library: cxml
  ) -> Datum {
    func plain(_ words: FeedItem.Words?, _ most: Int) -> Datum {
      guard let words else { return .null }
      let text =
        words.isHTML
        ? HTMLText.plain(words.text, most: most, library: library) : words.text.cut(most)
      return text.isEmpty ? .null : .text(text)
    }
    return [
      "title": plain(item.title, longestTitle),
      "link": (item.link ?? item.permanentLink).flatMap { link($0, from: address) } ?? .null,
      "date": date.map { .number($0.timeIntervalSince1970) } ?? .null,
      "summary": plain(item.summary ?? item.content, longestSummary),
      "author": plain(item.author.map { FeedItem.Words(text: $0) }, longestTitle),
    ]
  }

  /// Returns the absolute web address of a link, or `nil` if it is not one.
  private static func link(_ text: String, from address: String?) -> Datum? {
    let link = text.cut(4096)
    if link.hasExactPrefix("https://") || link.hasExactPrefix("http://") { return .text(link) }
    guard let address, let base = URL(string: address), !link.isEmpty,
      let whole = URL(string: link, relativeTo: base)?.absoluteString,
      whole.hasExactPrefix("https://") || whole.hasExactPrefix("http://")
    else { return nil }
    return .text(whole)
  }
}
