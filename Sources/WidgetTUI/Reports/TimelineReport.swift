import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// An archived timeline in words and numbers, as `widgettui timeline` prints it.
@MainActor
struct TimelineReport: Encodable {
  struct Entry: Encodable {
    let date: Date
    /// True for an entry of an earlier timeline.
    let isPast: Bool
    let isShown: Bool
    let relevance: Float?
    let expiration: Date?
    /// The first row of the entry's picture.
    let text: String
  }

  let id: String
  let kind: String
  let family: String
  let title: String
  let policy: String
  let loaded: Date?
  let reload: Date?
  let freshness: String
  let failure: String?
  let entries: [Entry]

  init(_ archive: ArchivedTimeline, at now: Date, asleep: TimeInterval) {
    id = archive.instance.id
    kind = archive.instance.kind
    family = archive.instance.family.shortName
    title = archive.title
    policy = Self.policy(archive.rule)
    loaded = archive.loaded
    reload = archive.reload
    failure = archive.failure?.reason
    let shown = archive.entry(at: now)
    freshness = Freshness(archive.facts(at: now, asleep: asleep), at: now).word
    entries = archive.entries.enumerated().map { index, entry in
      Entry(
        date: entry.date, isPast: index < archive.first, isShown: entry == shown,
        relevance: entry.relevance?.score, expiration: entry.expiration,
        text: archive.firstRow(of: entry))
    }
  }

  private static func policy(_ rule: ReloadRule) -> String {
    switch rule {
    case .atEnd: "at the end"
    case .never: "never"
    case .after(let date): "after \(LocalTime(date).date) \(LocalTime(date).clock)"
    }
  }

  /// The report as text for people.
  var text: String {
    var lines = ["\(id)  \(title)"]
    lines.append("  policy   \(policy)")
    lines.append("  loaded   \(loaded.map(Self.words) ?? "not yet")")
    lines.append("  reload   \(reload.map(Self.words) ?? "only on request")")
    lines.append("  state    \(freshness)\(failure.map { ": \($0)" } ?? "")")
    lines.append("  entries  \(entries.count)")
    for entry in entries {
      let mark = entry.isShown ? ">" : entry.isPast ? "·" : " "
      lines.append("  \(mark) \(Self.words(entry.date))  \(entry.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ date: Date) -> String {
    "\(LocalTime(date).date) \(LocalTime(date).clock)"
  }
}

extension ArchivedTimeline {
  /// Returns the first row of an entry's picture that contains a letter or digit, or else the first
  /// that is not empty; large digits are drawn with blocks over several rows.
  func firstRow(of entry: ArchivedEntry) -> String {
    guard let grid = entry.pictures.first.flatMap({ pictures.grid($0) }) else { return "" }
    let rows = (0..<grid.size.height).map { grid.row($0) }
    let row =
      rows.first { $0.contains { $0.isLetter || $0.isNumber } } ?? rows.first { !$0.isEmpty } ?? ""
    return String(row.drop { $0 == " " })
  }
}
