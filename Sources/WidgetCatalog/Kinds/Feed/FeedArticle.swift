import FoundationEssentials
import WidgetLayout
import WidgetSources

/// An article of a feed.
struct FeedArticle: Hashable {
  var title: String
  var link: String?
  var date: Date?
  var author = ""
  var summary = ""

  init?(_ record: Datum, fields: FieldNames) {
    let title = fields.value("title", or: ["name"], in: record)?.words?.inOneLine ?? ""
    summary =
      fields.value("summary", or: ["description"], in: record)?.words?.inOneLine ?? ""
    // RSS permits an article that has a description alone.
    self.title = title.isEmpty ? summary : title
    guard !self.title.isEmpty else { return nil }
    if title.isEmpty { summary = "" }
    link = fields.value("link", or: ["url"], in: record)?.words
    date = fields.value("date", or: ["published", "updated", "created_at"], in: record)?.date
    author = fields.value("author", or: ["source"], in: record)?.words?.inOneLine ?? ""
  }

  static let parts = ["title", "link", "date", "author", "summary"]

  /// Returns its age: `4 min`, `3 h`, `2 d`; an empty text for future dates.
  func age(at now: Date) -> String {
    guard let date, date <= now else { return "" }
    let minutes = Int(min(now.timeIntervalSince(date) / 60, 1e9))
    switch minutes {
    case 0: return "now"
    case ..<60: return "\(minutes) min"
    case ..<1440: return "\(minutes / 60) h"
    default: return "\(minutes / 1440) d"
    }
  }
}

extension String {
  /// The text without line breaks and surrounding whitespace; no longer than a screen.
  fileprivate var inOneLine: String {
    prefix(2000).split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
  }
}
