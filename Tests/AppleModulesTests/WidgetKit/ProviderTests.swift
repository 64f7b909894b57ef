import AppIntents
import Intents
import OSLog
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetTimeline

// These are written as in many apps and must compile without a warning.
private struct SimpleEntry: TimelineEntry {
  let date: Date
  let relevance: TimelineEntryRelevance? = nil
}

private struct Provider: TimelineProvider {
  func placeholder(in _: Context) -> SimpleEntry { SimpleEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
    let size: CGSize = context.displaySize
    Logger(subsystem: "tests", category: "widget").debug("\(size.width, privacy: .public)")
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let next = Calendar.current.date(byAdding: .hour, value: 1, to: Date())!
    completion(Timeline(entries: [SimpleEntry(date: next)], policy: .after(next)))
  }

  typealias Entry = SimpleEntry
}

private final class GreetingIntent: INIntent, @unchecked Sendable {
  var name: String? = "World"
}

private struct SiriProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: Date()) }

  func getSnapshot(
    for configuration: GreetingIntent, in context: Context,
    completion: @escaping (SimpleEntry) -> Void
  ) { completion(placeholder(in: context)) }

  func getTimeline(
    for configuration: GreetingIntent, in context: Context,
    completion: @escaping (Timeline<SimpleEntry>) -> Void
  ) { completion(Timeline(entries: [], policy: .atEnd)) }
}

private struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: String }
  var line: Int
}

private struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      Text(context.state.stop).activityBackgroundTint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("\(context.attributes.line)") }
        DynamicIslandExpandedRegion(.bottom) { Text("Bottom") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        Text("M")
      }
      .keylineTint(.red)
    }
  }
}

private struct Greeting: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "greeting", intent: GreetingIntent.self, provider: SiriProvider()) {
      Text($0.date, style: .time)
    }
    .configurationDisplayName("Greeting")
  }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { entry in
      Text(entry.date, style: .time)
    }
  }
}

private struct Widgets: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    Clock()
    Greeting()
    TripActivity()
  }
}

#Preview(as: .systemSmall) { Clock() } timeline: { SimpleEntry(date: .now) }
#Preview("View") { Text("A view") }

@Suite("Source as apps have it")
@MainActor
struct ProviderTests {
  @Test func liveActivitiesStandBesideTheWidgets() {
    let descriptions = Widgets().descriptions
    #expect(
      descriptions.map(\.kind) == ["clock", "greeting", "TripAttributes", "TripAttributes-island"])
    #expect(descriptions.map(\.isBesides) == [false, false, true, true])
  }
}
