import Foundation
import Testing

@testable import WidgetTimeline

private enum Unit: String, AppEnum {
  case metric, imperial

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
    .metric: "Metric", .imperial: DisplayRepresentation(title: "Imperial", subtitle: "ft, mi"),
  ]
}

private struct Place: AppEntity {
  struct Query: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Place] {
      identifiers.filter { $0 < 100 }.map { Place(id: $0) }
    }
    func entities(matching string: String) async throws -> [Place] {
      [Place(id: string == "far" ? 99 : 1)]
    }
    func suggestedEntities() async throws -> [Place] { [Place(id: 7), Place(id: 8)] }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = Query()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Place \(id)" }
}

private struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Ada", "Grace"] }
  func defaultResult() async -> String? { "Grace" }
}

private struct WeatherIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Weather"

  @Parameter(title: "Unit", default: .imperial) var unit: Unit
  @Parameter(title: "Place") var place: Place
  @Parameter(title: "Other", description: "One more place") var other: Place?
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 7)) var days: Int
  @Parameter(title: "Name", optionsProvider: Names()) var name: String
  @Parameter(title: LocalizedStringResource("key", defaultValue: "Tags")) var tags: [String]
  @Parameter(title: "Wind", default: nil) var showsWind: Bool?

  static var parameterSummary: some ParameterSummary {
    When(\.$unit, .equalTo, .metric) {
      Summary("Weather in \(\.$place)") {
        \.$unit
        \.$days
      }
    } otherwise: {
      Switch(\.$days) {
        Case(1) { Summary("Today") }
        DefaultCase { Summary("Weather") }
      }
    }
  }
}

@Suite("Parameters of intents")
struct IntentParameterTests {
  private func parameter(_ key: String) throws -> any AnyIntentParameter {
    try #require(WeatherIntent().parameters.first { $0.key == key }?.parameter)
  }

  @Test func areKnownByTheNamesOfTheirProperties() {
    let parameters = WeatherIntent().parameters
    #expect(
      parameters.map(\.key) == ["unit", "place", "other", "days", "name", "tags", "showsWind"])
    #expect(
      parameters.map { $0.parameter.givenTitle?.words }
        == ["Unit", "Place", "Other", "Days", "Name", "Tags", "Wind"])
    #expect(
      parameters.map { $0.parameter.type } == [
        .choice(["metric", "imperial"]), .entity("Place"), .optional(.entity("Place")),
        .within(.integer, lowerBound: 1, upperBound: 7),
        .text, .list(.text), .optional(.flag),
      ])
  }

  @Test func haveTheirDefaults() async throws {
    let intent = WeatherIntent()
    try await intent.set([:])
    #expect(intent.unit == .imperial)
    #expect(intent.place.id == 7, "the first that the query proposes")
    #expect(intent.other == nil, "what may be missing is not made up")
    #expect(intent.days == 3)
    #expect(intent.name == "Grace", "the default result of the options")
    #expect(intent.tags == [])
    #expect(intent.showsWind == nil)
  }

  @Test func areSetFromWhatAFileHolds() async throws {
    let intent = WeatherIntent()
    try await intent.set([
      "unit": .text("metric"), "place": .number(12), "other": .text("13"), "days": .text("5"),
      "tags": .list([.text("a"), .text("b")]), "showsWind": .flag(true),
    ])
    #expect(intent.unit == .metric)
    #expect(intent.place.id == 12)
    #expect(intent.other?.id == 13)
    #expect(intent.days == 5)
    #expect(intent.tags == ["a", "b"])
    #expect(intent.showsWind == true)
    #expect(
      intent.parameterValues["other"] == .text("13") && intent.parameterValues["days"] == .number(5)
    )
  }

  @Test func belongToOneIntentAlone() async throws {
    let (first, second) = (WeatherIntent(), WeatherIntent())
    try await first.set(["days": .number(1)])
    #expect(second.days == 3)
  }

  @Test func sayWhatIsWrong() async throws {
    await #expect(throws: ParameterError.self) {
      try await WeatherIntent().set(["place": .number(500)])
    }
    do {
      try await WeatherIntent().set(["unit": .text("metres")])
    } catch {
      #expect("\(error)" == "“unit” is “metres”; expected is one of metric, imperial")
    }
    do {
      try await WeatherIntent().set(["dais": .text("1")])
    } catch {
      #expect("\(error)".hasPrefix("unknown parameter “dais”; there are unit, place, other"))
    }
  }

  @Test func proposeValues() async throws {
    #expect(
      try await parameter("unit").options() == [
        ParameterOption(value: .text("metric"), title: "Metric"),
        ParameterOption(value: .text("imperial"), title: "Imperial"),
      ])
    #expect(try await parameter("place").options().map(\.title) == ["Place 7", "Place 8"])
    #expect(try await parameter("name").options().map(\.value) == [.text("Ada"), .text("Grace")])
  }

  /// A query matches the words itself; without one, they are searched in the titles.
  @Test func proposeValuesForWords() async throws {
    #expect(try await parameter("place").options(matching: "far").map(\.title) == ["Place 99"])
    #expect(try await parameter("other").options(matching: "far").map(\.title) == ["Place 99"])
    #expect(try await parameter("unit").options(matching: "METR").map(\.title) == ["Metric"])
    #expect(try await parameter("name").options(matching: "ada").map(\.value) == [.text("Ada")])
    #expect(try await parameter("days").options(matching: "1").isEmpty)
  }

  /// A query sees the other values of the intent for which it is called, once all of them are set.
  @Test func dependOnOthers() async throws {
    @IntentParameterDependency<WeatherIntent>(\.$unit, \.$other) var weather
    let intent = WeatherIntent()
    #expect(weather?.unit == nil)
    try await ConfiguredIntent.$current.withValue(intent) {
      #expect(weather?.unit == nil, "there is no other place yet")
      try await intent.set(["other": .number(13), "unit": .text("metric")])
      #expect(weather?.unit == .metric)
      #expect(weather?.other.id == 13)
    }
    #expect(weather?.unit == nil)
    #expect(
      ConfiguredIntent.$current.withValue(OtherIntent()) { weather?.unit } == nil,
      "another kind of intent")
  }

  private struct OtherIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Other"
  }

  @Test func goThroughFiles() throws {
    let values: [String: ParameterValue] = [
      "a": .none, "b": .flag(true), "c": .number(1.5), "d": .text("x"), "e": .list([.text("y")]),
    ]
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([String: ParameterValue].self, from: data) == values)
  }
}
