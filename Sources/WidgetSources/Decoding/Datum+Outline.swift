extension Datum {
  /// The greatest length of JSON that is quoted whole, in characters.
  private static let quoted = 60
  /// The most keys that are listed.
  private static let listed = 8

  /// A short description for errors: the data itself if it is short, else its form and its keys.
  package var outline: String {
    switch self {
    case .null: return "null"
    case .bool, .number: return json
    case .text(let text) where text.isEmpty: return "empty text"
    case .text(let text):
      let form = FormatWords.isWebPage(text) ? "a web page" : "text"
      return "\(form): “\(String(text.prefix(400)).excerpt)”"
    case .list(let items) where items.isEmpty: return "an empty list"
    case .list(let items):
      if let json = shortJSON { return json }
      let first = items[0].keys.map { ", the first with the keys \($0)" } ?? ""
      return "a list of \(items.count)\(first)"
    case .record: return shortJSON ?? "an object with the keys \(keys ?? "")"
    }
  }

  private var shortJSON: String? {
    guard leaves(atMost: 20) != nil else { return nil }
    let text = json
    return text.count <= Self.quoted ? text : nil
  }

  /// Returns the number of values in the datum, or `nil` if there are more than `most`; its JSON
  /// would then be too long to quote.
  private func leaves(atMost most: Int) -> Int? {
    let parts: [Datum]
    switch self {
    case .list(let items): parts = items
    case .record(let fields): parts = fields.map(\.value)
    case .text(let text): return text.utf8.count > Self.quoted * 4 ? nil : 1
    case .null, .bool, .number: return 1
    }
    var count = 0
    for part in parts {
      guard let more = part.leaves(atMost: most - count) else { return nil }
      count += more
      if count > most { return nil }
    }
    return count
  }

  /// The names of a record's fields, or `nil` for any other datum.
  private var keys: String? {
    guard case .record(let fields) = self else { return nil }
    let names = fields.prefix(Self.listed).map { $0.name.cut(24) }
    return names.joined(separator: ", ") + (fields.count > Self.listed ? ", …" : "")
  }
}
