import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private let start = Date(timeIntervalSince1970: 1_773_480_000)

private struct NoteEntry: TimelineEntry {
  let date: Date
  let expiration: Date?
}

/// A provider that answers or fails.
private struct NoteProvider: ThrowingTimelineProvider {
  let failure: ReloadFailure?

  func placeholder(in context: Context) -> NoteEntry { NoteEntry(date: start, expiration: nil) }

  func timeline(in context: Context) async throws -> Timeline<NoteEntry> {
    if let failure { throw failure }
    return Timeline(
      entries: [NoteEntry(date: start, expiration: start + 3600)], policy: .after(start + 600))
  }
}

@MainActor
@Suite("What a tile's border says")
struct TileNoteTests {
  private func note(_ failure: ReloadFailure?, isLookedAt: Bool = false, at seconds: TimeInterval)
    async
    -> TileNote?
  {
    let clock = ManualClock(start)
    let scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    var bundle: [String: WidgetDescription] = [:]
    let widget = NoteWidget.make(failure)
    bundle["note"] = widget
    let timelines = SharedTimelines(
      scheduler: scheduler, clock: clock, folder: nil, describe: { bundle[$0] })
    let instance = WidgetInstance(id: "note/small", kind: "note", family: .systemSmall)
    timelines.show([Placement(ConfiguredInstance(instance), size: Size(width: 16, height: 8))])
    for _ in 0..<500 where scheduler.isAsking { try? await Task.sleep(for: .milliseconds(5)) }
    clock.now = start + seconds
    return timelines.state(of: "note/small").map {
      TileNote($0, isLookedAt: isLookedAt, at: clock.now)
    }
  }

  private func time(_ seconds: TimeInterval) -> String {
    LocalTime(start + seconds).hourAndMinute
  }

  @Test func theTimeItIsOf() async {
    // A fresh value's time is shown only where somebody looks closer.
    #expect(
      await note(nil, at: 300) == TileNote([], role: .dim, nextChange: start + 3600))
    #expect(await note(nil, isLookedAt: true, at: 300) == TileNote([time(0)], role: .dim))
    #expect(
      await note(nil, at: 700)
        == TileNote(
          ["of \(time(0)) · late since \(time(600))", "of \(time(0)) · late"], date: time(0),
          role: .warn))
    #expect(
      await note(nil, at: 4000)
        == TileNote(
          ["of \(time(0)) · over since \(time(3600))", "of \(time(0)) · over"], date: time(0),
          role: .warn))
  }

  @Test func aTimeThatIsToComeIsNotFresh() async {
    #expect(
      await note(nil, at: -3 * 3600)
        == TileNote(["of \(time(0)) · ahead of the clock"], date: time(0), role: .warn))
  }

  @Test func whatWentWrong() async {
    let failed = await note(ReloadFailure("refused", retryAfter: start + 900), at: 300)
    // The reason is shown in the tile, which is otherwise empty.
    #expect(
      failed == TileNote(["retry in 10 min"], role: .bad, nextChange: start + 360))
    #expect(await note(.denied("signed out"), at: 0) == TileNote.none)
  }

  @Test(
    "A date stays in as many columns as there are; its reason is cut after a word, then left out",
    arguments: [
      (40, "no route to host · of 09:41 · next 09:45"), (39, "no route to host · of 09:41"),
      (27, "no route to host · of 09:41"), (26, "⚠ 09:41 no route to host"),
      (24, "⚠ 09:41 no route to host"), (23, "⚠ 09:41 no route to…"), (17, "⚠ 09:41 no route…"),
      (16, "⚠ 09:41"), (7, "⚠ 09:41"), (6, "⚠09:41"), (0, "⚠09:41"),
    ])
  func theDateOutlivesTheReason(width: Int, expected: String) {
    let note = TileNote(
      ["of 09:41 · next 09:45", "of 09:41"], reason: "no route to host", date: "09:41",
      role: .warn)
    #expect(note.words(in: width) == expected)
  }

  @Test(
    "A number of a reason is whole or not there",
    arguments: [
      ("HTTP 503", 18, "⚠ 09:26 HTTP 503"), ("HTTP 503", 16, "⚠ 09:26 HTTP 503"),
      ("HTTP 503", 15, "⚠ 09:26"), ("exit 1", 14, "⚠ 09:26 exit 1"), ("exit 1", 13, "⚠ 09:26"),
      ("no answer in 10 s", 25, "⚠ 09:26 no answer in 10 s"),
      ("no answer in 10 s", 24, "⚠ 09:26 no answer in…"),
      ("unauthorized", 19, "⚠ 09:26"), ("lost", 12, "⚠ 09:26 lost"),
    ])
  func aReasonIsCutAfterAWord(reason: String, width: Int, expected: String) {
    let note = TileNote(
      ["of 09:26 · next 09:45", "of 09:26"], reason: reason, date: "09:26", role: .warn)
    #expect(note.words(in: width) == expected)
  }

  @Test(
    "A late value's date stays too",
    arguments: [
      (27, "of 09:41 · late since 09:43"), (26, "of 09:41 · late"), (14, "⚠ 09:41"),
      (6, "⚠09:41"),
    ])
  func theDateOutlivesTheDelay(width: Int, expected: String) {
    let note = TileNote(
      ["of 09:41 · late since 09:43", "of 09:41 · late"], date: "09:41", role: .warn)
    #expect(note.words(in: width) == expected)
  }
}

private struct NoteWidget: Widget {
  static var failure: ReloadFailure?

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "note", provider: NoteProvider(failure: Self.failure)) { _ in
      Text("note")
    }
  }

  static func make(_ failure: ReloadFailure?) -> WidgetDescription? {
    Self.failure = failure
    return NoteBundle().descriptions.first
  }
}

private struct NoteBundle: WidgetBundle {
  var body: some Widget { NoteWidget() }
}
