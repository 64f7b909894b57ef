import FoundationEssentials

@testable import WidgetSources

extension FuzzTarget {
  /// A calendar is refused, or its events are bounded in number and length and end after they begin.
  static let calendar = FuzzTarget("calendar", limit: nil) { bytes, promises in
    let settings: Datum = [
      "name": "fuzz", "now": .number(now.timeIntervalSince1970), "days": 14, "cancelled": false,
    ]
    guard let answer = promises.answer(of: CalendarTask.self, settings, bytes) else { return }
    let events = (answer["events"]?.items ?? []).map(CalendarEvent.init)
    promises.expect(events.count <= CalendarDocument.mostEvents, "\(events.count) events")
    for event in events {
      guard let event else {
        promises.broken(because: "an event that is none")
        continue
      }
      promises.expect(event.start.isFinite && event.start <= event.end, "an end before the start")
      promises.expect(event.title.count <= CalendarEvent.longestTitle + 1, "a long title")
      promises.expect(event.notes?.count ?? 0 <= CalendarEvent.longestNotes, "long notes")
    }
  }

  /// A feed is refused, or its items are bounded in number and length and link to web addresses.
  static let feed = FuzzTarget("feed", limit: nil) { bytes, promises in
    let settings: Datum = [
      "address": "https://example.org/feed.xml", "most": 20, "encoding": .null,
      "now": 1_780_272_000,
    ]
    guard let items = promises.answer(of: FeedTask.self, settings, bytes)?.items else { return }
    promises.expect(items.count <= 20, "\(items.count) items")
    for item in items {
      let title = item["title"]?.words?.count ?? 0
      promises.expect(title <= FeedDocument.longestTitle + 1, "a title of \(title) characters")
      let summary = item["summary"]?.words?.count ?? 0
      promises.expect(summary <= FeedDocument.longestSummary + 1, "\(summary) characters")
      guard let link = item["link"]?.words else { continue }
      promises.expect(link.hasPrefix("https://") || link.hasPrefix("http://"), "the link \(link)")
    }
  }
}

extension Promises {
  /// Records a broken promise.
  mutating func broken(because words: String) { expect(false, words) }

  /// Returns what a parser makes of bytes, or `nil` if it refuses them; the answer is always data.
  fileprivate mutating func answer<Task: ParsingTask>(
    of task: Task.Type, _ settings: Datum, _ bytes: [UInt8]
  ) -> Datum? {
    let answer = DatumCoding.datum(of: Task.perform(DatumCoding.bytes(of: settings) + bytes))
    expect(answer != nil, "an answer that is no data")
    if let result = answer?.items?.first {
      expectStable(result)
      return result
    }
    expect(answer.map { !SourceFailure($0).reason.isEmpty } ?? true, "refused without a reason")
    return nil
  }
}
