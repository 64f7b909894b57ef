import FoundationEssentials
import Synchronization
import Testing
import WidgetLayout

@testable import WidgetTimeline

/// A lamp that is on or off, and may be out of reach.
private enum Lamp {
  struct OutOfReach: Error, CustomStringConvertible { let description = "no lamp in reach" }
  static let isOn = Mutex<Bool?>(true)
}

struct SetLampIntent: SetValueIntent {
  static var title: LocalizedStringResource { "Set the lamp" }
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Lamp.isOn.withLock { $0 = value }
    return .result()
  }
}

struct RoomIntent: ControlConfigurationIntent {
  static var title: LocalizedStringResource { "Room" }
  @Parameter(title: "Room", default: "Hall") var room: String
}

private struct LampControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool {
      guard let isOn = Lamp.isOn.withLock(\.self) else { throw Lamp.OutOfReach() }
      return isOn
    }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent()) { isOn in
        Text(isOn ? "Bright" : "Dark")
      }
      .tint(.orange)
    }
    .displayName("Table Lamp")
    .description("Turns the lamp on and off.")
  }
}

private struct DoorControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "door", intent: RoomIntent.self) { configuration in
      ControlWidgetButton("Open \(configuration.room)", action: TeaBellIntent())
    }
    .promptsForUserConfiguration()
  }
}

private struct PlainControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "plain") {
      let isOn = false
      return ControlWidgetToggle(isOn: isOn, action: SetLampIntent()) {
        Label("Fan", systemImage: "wind")
      }
    }
  }
}

private struct Controls: WidgetBundle {
  var body: some Widget {
    LampControl()
    DoorControl()
    if #available(iOS 18, *) { PlainControl() }
  }
}

@Suite("Controls", .serialized)
@MainActor
struct ControlWidgetTests {
  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, size: Size(width: 20, height: 5))

  private func description(_ kind: String) throws -> WidgetDescription {
    try #require(Controls().descriptions.first { $0.kind == kind })
  }

  private func timeline(_ source: TimelineSource) async -> Result<AnyTimeline, ReloadFailure> {
    await withCheckedContinuation { continuation in
      source.timeline(context) { continuation.resume(returning: $0) }
    }
  }

  private func grid(_ source: TimelineSource) async throws -> CellGrid {
    let timeline = try await timeline(source).get()
    return timeline.entries[0].picture(
      size: Size(width: 20, height: 5), family: .systemSmall, at: .now
    ).grid
  }

  @Test func areOfferedAsWidgets() throws {
    #expect(Controls().descriptions.map(\.kind) == ["lamp", "door", "plain"])
    let lamp = try description("lamp")
    #expect(lamp.displayName == "Table Lamp")
    #expect(lamp.description == "Turns the lamp on and off.")
    #expect(lamp.families == [.systemSmall, .systemMedium, .accessoryRectangular])
    #expect(try description("door").displayName == "door")
  }

  @Test func showTheirValue() async throws {
    Lamp.isOn.withLock { $0 = true }
    #expect(
      try await rows(try description("lamp")) == ["Lamp             ━━●", "Bright"])
    #expect(try await rows(try description("plain")) == ["≋ Fan            ●──", "Off"])
  }

  /// Returns the rows of a control's picture that are not empty.
  private func rows(_ control: WidgetDescription) async throws -> [String] {
    try await grid(control.source).text.split(separator: "\n").map(String.init)
  }

  /// A press sets the other value, and the reading after it shows that.
  @Test func arePressed() async throws {
    let lamp = try description("lamp")
    for isOn in [true, false] {
      Lamp.isOn.withLock { $0 = isOn }
      let grid = try await grid(lamp.source)
      #expect(grid.text.contains(isOn ? "Bright" : "Dark"))
      let link = try #require(grid.links.first)
      let route = try #require(lamp.route(for: ActionAddress.scheme))
      let states = Mutex<[LinkRoute.State]>([])
      await route.open(link.url.absoluteString, InstanceSettings()) { state in
        states.withLock { $0.append(state) }
      }
      #expect(states.withLock(\.self) == [.done("Done: Set the lamp", reloads: true)])
      #expect(Lamp.isOn.withLock(\.self) == !isOn)
    }
  }

  /// A value that cannot be read is a failure, and not the value for previews.
  @Test func sayWhatFailed() async throws {
    Lamp.isOn.withLock { $0 = nil }
    defer { Lamp.isOn.withLock { $0 = true } }
    let lamp = try description("lamp")
    guard case .failure(let failure) = await timeline(lamp.source) else {
      Issue.record("a value of a lamp that is out of reach")
      return
    }
    #expect(failure.reason == "no lamp in reach")
    let preview = try await grid(lamp.previewing.source)
    #expect(preview.text.contains("Dark"))
  }

  @Test func areAskedAgain() async throws {
    let before = Date()
    let timeline = try await timeline(try description("lamp").source).get()
    guard case .after(let next) = timeline.rule else {
      Issue.record("\(timeline.rule)")
      return
    }
    #expect(next.timeIntervalSince(before) >= 60)
  }

  @Test func haveParameters() async throws {
    let door = try description("door")
    #expect(door.parameters?.parameters.map(\.key) == ["room"])
    let source = door.source(for: InstanceSettings(["room": "Garden"]))
    #expect(try await grid(source).text.contains("Open Garden"))
    #expect(try await grid(door.source).text.contains("Open Hall"))
    #expect(try await grid(source).links.count == 1)
  }
}
