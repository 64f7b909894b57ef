import FoundationEssentials
import Synchronization
import Testing
import WidgetLayout

@testable import WidgetTimeline

private struct OutOfCups: Error, CustomStringConvertible {
  let description: String
}

struct TeaShopIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Shop" }
  @Parameter(title: "Server") var server: String
}

/// Reports its parameters, its widget's and its place in its dialog.
struct TeaOrderIntent: AppIntent {
  static var title: LocalizedStringResource { "Order tea" }
  @Parameter(title: "Cups", default: 1) var cups: Int
  @Parameter(title: "Kind") var kind: String
  @Parameter(title: "Milk", default: true) var hasMilk: Bool
  @IntentParameterDependency<TeaShopIntent>(\.$server) private var shop

  init() {}

  init(_ cups: Int, of kind: String) {
    (self.cups, self.kind) = (cups, kind)
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard cups < 9 else { throw OutOfCups(description: "out of cups") }
    return .result(
      dialog:
        "\(cups) \(kind)\(hasMilk ? " milk" : "") \(shop?.server ?? "–") \(BoardPlace.current.name)"
    )
  }
}

struct TeaBellIntent: AppIntent {
  static var title: LocalizedStringResource { "Ring" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct HiddenIntent: AppIntent {
  static var title: LocalizedStringResource { "Hide" }
  func perform() async throws -> some IntentResult { .result() }
}

@MainActor
@Suite("Intents of buttons")
struct IntentAddressTests {
  private struct Provider: AppIntentTimelineProvider {
    struct Entry: TimelineEntry { let date: Date }
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func snapshot(for configuration: TeaShopIntent, in context: Context) async -> Entry {
      placeholder(in: context)
    }
    func timeline(for configuration: TeaShopIntent, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [], policy: .never)
    }
  }

  private struct Shop: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "shop", provider: Provider()) { _ in Text("Tea") }
    }
  }

  private struct Shops: WidgetBundle {
    var body: some Widget { Shop() }
  }

  private static var description: WidgetDescription {
    get throws { try #require(Shops().descriptions.first) }
  }

  private func states(of url: URL?, _ settings: InstanceSettings) async throws
    -> [LinkRoute.State]
  {
    let route = try #require(try Self.description.route(for: ActionAddress.scheme))
    let states = Mutex<[LinkRoute.State]>([])
    await route.open(try #require(url).absoluteString, settings) { state in
      states.withLock { $0.append(state) }
    }
    return states.withLock(\.self)
  }

  @Test func anAddressHasTheValuesAndNothingElse() throws {
    let address = try #require(IntentAddress(TeaOrderIntent(3, of: "Grün & süß?/+")))
    let url = try #require(address.url)
    #expect(url.absoluteString.hasPrefix("widgettui-intent://"))
    #expect(url.absoluteString.utf8.allSatisfy { (0x21...0x7e).contains($0) })
    #expect(IntentAddress(url.absoluteString) == address)
    #expect(address.title == "Order tea")
    #expect(address.values["kind"] == .text("Grün & süß?/+"))
    #expect(IntentAddress(TeaOrderIntent(3, of: "Grün & süß?/+"))?.url == url)
    #expect(IntentAddress(TeaOrderIntent(4, of: "Grün & süß?/+"))?.url != url)
    for wrong in ["widgettui-intent://", "widgettui-intent://e30", "https://a.example/", ""] {
      #expect(IntentAddress(wrong) == nil)
    }
  }

  /// The name of a private type is only good within its process.
  @Test func aPrivateTypeHasNoAddress() {
    #expect(IntentAddress(HiddenIntent()) == nil)
  }

  @Test func itIsPerformedWithItsValuesItsWidgetsAndItsPlace() async throws {
    var place = BoardPlace()
    place.name = "corner"
    let settings = InstanceSettings(["server": "https://tea.example"], at: place)
    let url = IntentAddress(TeaOrderIntent(2, of: "Assam"))?.url
    #expect(
      try await states(of: url, settings) == [
        .done("2 Assam milk https://tea.example corner", reloads: true)
      ])
    #expect(
      try await states(of: IntentAddress(TeaBellIntent())?.url, settings) == [
        .done("Done: Ring", reloads: true)
      ])
  }

  @Test func whatFailsIsSaid() async throws {
    let settings = InstanceSettings()
    #expect(
      try await states(of: IntentAddress(TeaOrderIntent(9, of: "Assam"))?.url, settings) == [
        .failed("out of cups")
      ])
    let other = #"{"title":"Sing","type":"4None4SingV","values":{}}"#
    let url = URL(string: "widgettui-intent://" + Data(other.utf8).base64EncodedString())
    #expect(
      try await states(of: url, settings) == [.failed("this program has no intent “Sing”")])
    #expect(
      try await states(of: URL(string: "widgettui-intent://e30"), settings) == [
        .failed("the button's address is damaged")
      ])
  }

  /// A type that is no intent is not created, whatever an address says.
  @Test func onlyIntentsArePerformed() async throws {
    let name = try #require(_mangledTypeName(Date.self))
    let words = #"{"title":"T","type":"\#(name)","values":{}}"#
    let url = URL(string: "widgettui-intent://" + Data(words.utf8).base64EncodedString())
    #expect(
      try await states(of: url, InstanceSettings()) == [.failed("this program has no intent “T”")])
  }

  @Test func sampleDataPerformsNothing() throws {
    #expect(try Self.description.previewing.route(for: ActionAddress.scheme) == nil)
    #expect(try Self.description.route(for: "tea") == nil)
  }

  @Test func buttonsAndTogglesStandInThePicture() throws {
    func links(@ViewBuilder _ content: () -> some View) -> [GridLink] {
      let tree = Lowering.tree(of: content())
      return Rendering.picture(of: tree, size: Size(width: 12, height: 3)).grid.links
    }
    let url = try #require(IntentAddress(TeaOrderIntent(1, of: "Assam"))?.url)
    let order = TeaOrderIntent(1, of: "Assam")
    #expect(
      links { Button("Tea", intent: order) } == [
        GridLink(url: url, rect: Rect(x: 2, y: 1, width: 7, height: 1))
      ])
    #expect(
      links { Button(intent: order) { Text("T") }.buttonStyle(.plain) }.map(\.rect.size) == [
        Size(width: 1, height: 1)
      ])
    #expect(links { Toggle("Tea", isOn: true, intent: order) }.map(\.url) == [url])
    #expect(links { Button("Tea", intent: order).disabled(true) }.isEmpty)
    #expect(links { Button("Tea", intent: order).redacted(reason: .placeholder) }.isEmpty)
    #expect(links { Button("Tea") {} }.isEmpty)
    // What data calls a link presses no button.
    #expect(links { Link("Tea", destination: url) }.isEmpty)
    #expect(links { Text("Tea").widgetURL(url) }.isEmpty)
  }
}
