import ActivityKit
import AppIntents
import Intents
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetTimeline

// Widgets and Live Activities in the forms that apps write; that they compile is half of the test.

private struct StopEntry: TimelineEntry {
  let date: Date
  let stop: String
}

private final class StopIntent: INIntent, @unchecked Sendable {
  var stop = "Park"
}

private struct StopProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> StopEntry { StopEntry(date: .now, stop: "–") }
  func getSnapshot(
    for configuration: StopIntent, in context: Context, completion: @escaping (StopEntry) -> Void
  ) { completion(placeholder(in: context)) }
  func getTimeline(
    for configuration: StopIntent, in context: Context,
    completion: @escaping (Timeline<StopEntry>) -> Void
  ) {
    completion(
      Timeline(entries: [StopEntry(date: .now, stop: configuration.stop)], policy: .never))
  }
}

private struct StopWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "stop", intent: StopIntent.self, provider: StopProvider()) { entry in
      Text(entry.stop).widgetLabel("Stop").widgetLabel { Text(entry.stop) }
    }
    .onBackgroundURLSessionEvents { identifier, completion in
      DispatchQueue.main.async { completion() }
    }
    .onBackgroundURLSessionEvents(matching: { $0 == "a" }) { _, completion in completion() }
    .onBackgroundURLSessionEvents(matching: "a") { _, completion in completion() }
  }
}

private struct LineIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Line"
  @Parameter(title: "Number", default: 7) var number: Int
}

private struct TourAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: String }
  var isLong: Bool
}

private struct TourWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TourAttributes.self) { context in
      Text(context.state.stop)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("A") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("B") }
        if context.attributes.isLong {
          DynamicIslandExpandedRegion(.bottom) { Text("long") }
        } else {
          DynamicIslandExpandedRegion(.center) { Text("C") }
          DynamicIslandExpandedRegion(.bottom) { Text(context.state.stop) }
        }
      } compactLeading: {
        Text("A")
      } compactTrailing: {
        Text("B")
      } minimal: {
        Text("M")
      }
      .contentMargins(.all, 8, for: .expanded)
    }
  }
}

private enum LanguageKey: PreviewContextKey { static let defaultValue = "en" }

@MainActor
@Suite struct WidgetFormsUsesTests {
  @Test func aPreviewAsksASiriKitProvider() async throws {
    let intent = StopIntent()
    intent.stop = "Zoo"
    let preview = Preview("Stop", as: .systemSmall, using: intent) {
      StopWidget()
    } timelineProvider: {
      StopProvider()
    }
    guard case .widget(let widget) = preview.content() else {
      Issue.record("no widget")
      return
    }
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: true, size: Size(width: 18, height: 8))
    let entries = try await PreviewQuestion.entries(of: StopProvider(), intent, in: context)
    #expect(entries.map { ($0 as? StopEntry)?.stop } == ["Zoo"])
    _ = widget
  }

  @Test func recommendationsHaveWords() {
    let words: String = "Line 8"
    #expect(
      AppIntentRecommendation(intent: LineIntent(), description: "Line 7").description == "Line 7")
    #expect(AppIntentRecommendation(intent: LineIntent(), description: words).description == words)
    #expect(
      AppIntentRecommendation(intent: LineIntent(), description: Text("Line 9")).description
        == "Line 9")
    let info = WidgetInfo(kind: "line", family: .systemSmall, intent: LineIntent())
    let intent: LineIntent? = info.widgetConfigurationIntent()
    #expect(intent?.number == 7)
    #expect(WidgetPreviewContext(family: .systemSmall)[LanguageKey.self] == "en")
  }

  @Test func statesAreCollected() async {
    @PreviewActivityBuilder<TourAttributes> var states: [TourAttributes.ContentState] {
      TourAttributes.ContentState(stop: "Park")
      if true { TourAttributes.ContentState(stop: "Zoo") }
      for stop in ["Lake", "Hill"] { TourAttributes.ContentState(stop: stop) }
    }
    #expect(states.map(\.stop) == ["Park", "Zoo", "Lake", "Hill"])
    @PreviewTimelineBuilder var entries: [any TimelineEntry] {
      StopEntry(date: .now, stop: "Park")
      for stop in ["Lake", "Hill"] { StopEntry(date: .now, stop: stop) }
    }
    #expect(entries.count == 3)
  }

  @Test func anErrorHasItsDomain() {
    #expect(!ActivityAuthorizationError.errorDomain.isEmpty)
    #expect(ActivityAuthorizationError.denied.localizedDescription.contains("folder"))
  }

  @Test func theIslandHasItsRegions() throws {
    var all: [WidgetDescription] = []
    TourWidget().describe(into: &all)
    let presentations = try #require(all.first?.activity)
    let record = ActivityRecord(
      id: "a", type: ActivityRecord.name(of: TourAttributes.self),
      attributes: try JSONEncoder().encode(TourAttributes(isLong: false)),
      state: try JSONEncoder().encode(TourAttributes.ContentState(stop: "Park")), started: .now)
    let entry = try presentations.entry(record, .expanded, at: .now)
    let size = Size(width: 12, height: 2)
    let picture = entry.picture(size: size, family: .systemMedium, at: entry.date).grid.text
    #expect(picture == " A    C   B\n    Park\n")
  }
}
