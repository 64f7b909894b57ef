import Dispatch
import FoundationEssentials
import Testing
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// Tests of the protocols by which a provider says more of its entries than a timeline does.
@MainActor
@Suite struct ProviderProtocolTests {
  private struct Entry: TimelineEntry {
    var date = start
    var staleDate: Date? = start + 60
  }

  private struct Shop: ThrowingTimelineProvider, KeepingTimelineProvider, WatchingTimelineProvider,
    RemoteTimelineProvider
  {
    let servers = ["shop.example"]
    let deadline: TimeInterval? = 7
    var keeps = true

    func placeholder(in context: Context) -> Entry { Entry(staleDate: nil) }

    func timeline(in context: Context) async throws -> Timeline<Entry> {
      var timeline = Timeline(entries: [Entry()], policy: .never)
      timeline.failure = ReloadFailure("HTTP 503")
      timeline.read = start - 10
      return timeline
    }

    var kept: Timeline<Entry>? {
      guard keeps else { return nil }
      var timeline = Timeline(entries: [Entry(date: start - 60)], policy: .after(start))
      timeline.read = start - 30
      return timeline
    }

    func watch(
      in context: Context, onChange: @escaping @Sendable () -> Void
    ) async -> (any AnyObject & Sendable)? {
      onChange()
      return DispatchQueue(label: "watch")
    }
  }

  /// A provider that says nothing more.
  private struct Plain: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry())
    }
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      completion(Timeline(entries: [Entry()], policy: .never))
    }
  }

  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, size: Size(width: 4, height: 1))

  private func source(_ provider: some TimelineProvider) -> TimelineSource {
    TimelineSource(provider: provider) { _ in Text("shop") }
  }

  private func answer(_ source: TimelineSource) async -> Result<AnyTimeline, ReloadFailure> {
    await withCheckedContinuation { answer in
      source.timeline(context) { answer.resume(returning: $0) }
    }
  }

  @Test func aSourceKnowsTheServersAndTheTimeLimit() {
    #expect(source(Shop()).servers == ["shop.example"])
    #expect(source(Shop()).deadline == 7)
    #expect(source(Plain()).servers == [])
    #expect(source(Plain()).deadline == nil)
  }

  @Test func whatIsKeptIsAsOldAsItsData() {
    let kept = source(Shop()).kept?()
    #expect(kept?.loaded == start - 30)
    #expect(kept?.timeline.entries.map(\.date) == [start - 60])
    #expect(source(Shop(keeps: false)).kept?() == nil)
    #expect(source(Plain()).kept == nil)
  }

  @Test func aChangeIsTold() async {
    let source = source(Shop())
    var watch: AnyObject?
    // What changes while the watch begins is told once more when it has begun.
    await confirmation(expectedCount: 1...2) { confirm in
      await withCheckedContinuation { told in
        var isTold = false
        watch = source.watch?(context) {
          confirm()
          if !isTold { told.resume() }
          isTold = true
        }
      }
    }
    #expect(watch != nil)
    #expect(self.source(Plain()).watch == nil)
  }

  @Test func entriesOfAFailureComeWithIt() async throws {
    let timeline = try await answer(source(Shop())).get()
    #expect(timeline.failure?.reason == "HTTP 503")
    #expect(timeline.read == start - 10)
    #expect(timeline.entries.map(\.stale) == [start + 60])
    #expect(try await answer(source(Plain())).get().failure == nil)
  }
}
