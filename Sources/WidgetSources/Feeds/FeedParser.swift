import CXML
import FoundationEssentials
import WidgetBase

/// A parser of RSS 0.9 to 2.0 and Atom.
struct FeedParser {
  /// The most items that a widget gets of a feed.
  static let mostItems = 500
  /// The most items that are read: many feeds have the oldest first.
  private static let mostRead = 20_000

  /// The names of items in RSS and in Atom.
  private static let itemNames: Set = ["item", "entry"]

  private(set) var items: [FeedItem] = []
  /// The name of the first element, or `nil` if there is none.
  private(set) var root: String?
  /// True if there are more items than are read.
  private(set) var hasMore = false
  /// False if the document, or one of its items, has no end.
  private(set) var isWhole = true

  var isFeed: Bool { ["rss", "rdf", "feed"].contains(root?.lowercased()) }

  /// Reads a document; if it is not a feed, there are no items.
  init(_ bytes: [UInt8], encoding: String? = nil, library: cxml) {
    let repaired = FeedRepair.repaired(bytes, library: library)
    guard let reader = XMLReader(xml: repaired, encoding: encoding, library: library) else {
      return
    }
    while let node = reader.next() {
      guard case .start(let name, let namespace, let isEmpty) = node else { continue }
      if root == nil { root = name }
      guard isFeed else { return }
      guard Self.itemNames.contains(name), !isEmpty else { continue }
      guard items.count < Self.mostRead else {
        hasMore = true
        break
      }
      readItem(name, namespace, reader)
    }
    isWhole = isWhole && Self.closes(root ?? "", repaired)
  }

  /// Returns true if the last end of an element is that of the root: the library ends those that are open itself.
  private static func closes(_ root: String, _ bytes: [UInt8]) -> Bool {
    // Encodings of two and four bytes are rare enough.
    guard !bytes.prefix(4).contains(where: { $0 == 0 || $0 >= 0xFE }) else { return true }
    let ends = bytes.indices.reversed().lazy.filter { index in
      bytes[index] == UInt8(ascii: "<") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "/")
    }
    guard let end = ends.first else { return true }
    let name = bytes[(end + 2)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    guard bytes[name.endIndex...].contains(UInt8(ascii: ">")) else { return false }
    let words = String(decoding: name, as: UTF8.self).lowercased()
    return words == root.lowercased() || words.hasExactSuffix(":\(root.lowercased())")
  }

  private mutating func readItem(_ item: String, _ own: String, _ reader: XMLReader) {
    var result = FeedItem()
    while let node = reader.next() {
      switch node {
      // No item contains another: the one before has no end, and would take all others with it.
      case .start(item, let namespace, _) where namespace == own:
        isWhole = false
        if result.title != nil { items.append(result) }
        result = FeedItem()
      case .start(let name, let namespace, let isEmpty):
        let field = Self.field(name, namespace, own: own)
        let attributes = reader.attributes
        let isAuthor = field == "author"
        let text = isEmpty ? "" : words(of: name, onlyName: isAuthor, reader)
        if let field { Self.set(field, text, attributes, in: &result) }
      case .end(item):
        items.append(result)
        return
      default: continue
      }
    }
    // The document was truncated, but the part of the item that was read may be shown.
    if result.title != nil { items.append(result) }
  }

  /// Returns the name of an item's field, or `nil` for a field of an extension.
  private static func field(_ name: String, _ namespace: String, own: String) -> String? {
    if namespace == own || namespace.isEmpty {
      // An undeclared prefix is left in the name.
      return name.splitExactly(separator: ":", maxSplits: 1).last.flatMap { local in
        name.contains(":") && !["dc:", "content:"].contains(where: name.hasExactPrefix)
          ? nil : String(local)
      }
    }
    if namespace.contains("purl.org/dc/") || namespace.contains("modules/content") { return name }
    return nil
  }

  /// Returns the text up to an element's end, with spaces in place of nested tags.
  ///
  /// - Parameter onlyName: True to return only the name of an Atom author, if there is one.
  private mutating func words(
    of name: String, onlyName: Bool, _ reader: XMLReader
  ) -> String {
    var depth = 1
    var text = ""
    var person: String?
    while let node = reader.next() {
      switch node {
      case .start(let inner, _, let isEmpty):
        // What should have ended before this item takes it away.
        if Self.itemNames.contains(inner) { isWhole = false }
        if onlyName, inner == "name", !isEmpty {
          person = words(of: inner, onlyName: false, reader)
        } else if !isEmpty {
          depth += 1
        }
        text += " "
      case .end:
        depth -= 1
        if depth == 0 { return person ?? text }
        text += " "
      case .text(let words): if text.utf8.count < 1 << 20 { text += words }
      }
    }
    return person ?? text
  }

  private static func set(
    _ field: String, _ text: String, _ attributes: [String: String], in item: inout FeedItem
  ) {
    // Atom declares the type; RSS never does, and its texts are HTML more often than not.
    let isHTML = attributes["type"].map { $0.contains("html") && $0 != "xhtml" } ?? true
    let words = FeedItem.Words(text: text, isHTML: isHTML && attributes["type"] != "xhtml")
    switch field {
    case "title": if item.title == nil { item.title = words }
    case "link": setLink(attributes, text, in: &item)
    case "guid", "id": if attributes["isPermaLink"] != "false" { item.permanentLink = text }
    case "pubDate", "published", "issued", "date":
      if item.published.count < 8 { item.published.append(text) }
    case "updated", "modified": item.updated = text
    case "description", "summary": if item.summary == nil { item.summary = words }
    case "encoded", "content": if item.content == nil { item.content = words }
    case "author", "creator": if item.author == nil { item.author = text }
    default: break
    }
  }

  private static func setLink(
    _ attributes: [String: String], _ text: String, in item: inout FeedItem
  ) {
    guard let address = attributes["href"] else {
      if item.link == nil { item.link = text }
      return
    }
    let isPage = ["alternate", nil].contains(attributes["rel"])
    guard item.link == nil || isPage && !item.hasPage else { return }
    if isPage || attributes["rel"] == "related" {
      item.link = address
      item.hasPage = isPage
    }
  }
}
