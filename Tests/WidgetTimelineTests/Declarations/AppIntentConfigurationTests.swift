import Foundation
import Testing
import WidgetLayout

@testable import WidgetTimeline

private struct GreetingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Greeting"
  @Parameter(title: "Name", default: "World") var name: String
}

private struct GreetingProvider: AppIntentTimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let name: String
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .now, name: "…") }

  func snapshot(for configuration: GreetingIntent, in context: Context) async -> Entry {
    Entry(date: .now, name: configuration.name)
  }

  func timeline(for configuration: GreetingIntent, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

private struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "greeting", provider: GreetingProvider()) { entry in
      Text("Hello, \(entry.name)")
    }
    .configurationDisplayName("Greetings")
    .description("Says hello.")
    .contentMarginsDisabled()
  }
}

private struct Greetings: WidgetBundle {
  var body: some Widget {
    GreetingWidget()
    if #available(iOS 17, *) { GreetingWidget() }
  }
}

@Suite("Widgets with parameters")
@MainActor
struct AppIntentConfigurationTests {
  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, size: Size(width: 16, height: 8))

  private var description: WidgetDescription {
    get throws { try #require(Greetings().descriptions.first) }
  }

  private func text(_ source: TimelineSource) async -> Result<String, ReloadFailure> {
    await withCheckedContinuation { continuation in
      source.timeline(context) { result in
        continuation.resume(
          returning: result.map { timeline in
            timeline.entries[0].picture(
              size: Size(width: 16, height: 1), family: .systemSmall, at: .now
            ).grid.text.trimmingCharacters(in: .whitespacesAndNewlines)
          })
      }
    }
  }

  @Test func areDescribed() throws {
    let description = try description
    #expect(description.kind == "greeting")
    #expect(description.displayName == "Greetings")
    #expect(description.description == "Says hello.")
    let parameter = try #require(description.parameters?.parameters.first)
    #expect(parameter.key == "name" && parameter.title == "Name" && parameter.type == .text)
    #expect(parameter.value == .text("World"))
  }

  @Test func areOfferedWhereAPlatformHasThem() {
    #expect(Greetings().descriptions.map(\.kind) == ["greeting", "greeting"])
  }

  @Test func showTheirDefaults() async throws {
    #expect(await text(try description.source) == .success("Hello, World"))
  }

  @Test func showWhatABoardSets() async throws {
    let source = try #require(try description.parameters).source(["name": .text("Ada")])
    #expect(await text(source) == .success("Hello, Ada"))
  }

  @Test func sayWhatCannotBe() async throws {
    let source = try #require(try description.parameters).source(["nam": .text("Ada")])
    #expect(
      await text(source)
        == .failure(.denied("unknown parameter “nam”; there are name")))
  }

  @Test func differByTheirValues() async throws {
    let parameters = try #require(try description.parameters)
    #expect(try await parameters.resolve([:]) == ["name": .text("World")])
    #expect(try await parameters.resolve(["name": .text("Ada")]) == ["name": .text("Ada")])
  }
}
