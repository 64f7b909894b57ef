import AppIntents
import CoreLocation
import Foundation
import Testing

@testable import WidgetTimeline

// Parameters of Foundation's and AppIntents' own types as widgets declare them; that they compile is half of the test.

private struct TourIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent,
  PredictableIntent
{
  static let intentClassName = "TourIntent"
  static let title: LocalizedStringResource = "Tour"

  @Parameter(title: "Distance", defaultValue: 5, unit: .kilometers, supportsNegativeNumbers: false)
  var distance: Measurement<UnitLength>
  @Parameter(title: "Weight", defaultUnit: .pounds) var weight: Measurement<UnitMass>?
  @Parameter(title: "Outside") var outside: Measurement<UnitTemperature>?
  @Parameter(title: "Pauses", unit: .minutes) var pauses: [Measurement<UnitDuration>]
  @Parameter(
    title: "Budget", currencyCodes: ["EUR", "CHF"], inclusiveRange: (lowerBound: 0, upperBound: 99))
  var budget: IntentCurrencyAmount?
  @Parameter(title: "Fee", currencyCodes: ["EUR"]) var fee: IntentCurrencyAmount?
  @Parameter(title: "Map") var map: IntentFile?
  @Parameter(title: "Guide", mode: .email) var guide: IntentPerson?
  @Parameter(title: "Guests", size: 2) var guests: [IntentPerson]?
  @Parameter(title: "Start", displayStyle: .city) var start: CLPlacemark?
  @Parameter(title: "Card") var card: IntentPaymentMethod?
  @Parameter(title: "Pages", default: [URL(string: "https://example.com")]) var pages: [URL]
  @Parameter(title: "Page", requestValueDialog: IntentDialog("Which page?")) var page: URL?
  @Parameter(title: "Search") var search: StringSearchCriteria?
  @Parameter(title: "Level", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var level: Double
  @Parameter(title: "Days", default: nil) var days: Int?
  @Parameter(title: "Night", displayName: .onOff) var night: Bool?
  @Parameter(
    title: "Name", default: "Tour", inputOptions: .init(capitalizationType: .words),
    resolvers: { StringFromDoubleResolver() })
  var name: String

  static var parameterSummary: some ParameterSummary {
    When(\.$night, .equalTo, true) {
      Summary("Night tour of \(\.$distance)")
    } otherwise: {
      When(\.$guide, .hasNoValue) {
        Summary("Tour of \(\.$distance)") { \.$weight }
      } otherwise: {
        When(\.$distance, .equalTo, Measurement(value: 5_000, unit: .meters)) {
          Summary("Short") { \.$fee }
        } otherwise: {
          Summary("Long") { \.$budget }
        }
      }
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$name) { name in DisplayRepresentation(title: "\(name)") }
    IntentPrediction(parameters: (\.$days, \.$night)) { days, night in
      DisplayRepresentation(title: "\(days ?? 1)", subtitle: night == true ? "by night" : nil)
    }
    IntentPrediction { DisplayRepresentation(title: "Tour") }
  }
}

@Suite("Parameters of Foundation's and AppIntents' types")
struct ParameterKindsUsesTests {
  private let intent = TourIntent()

  private func mistake(_ key: String, _ text: String) async -> String? {
    do {
      try await intent.set([key: .text(text)])
      return nil
    } catch { return "\(error)" }
  }

  @Test func aMeasurementIsANumberOfItsUnit() async throws {
    #expect(intent.distance == Measurement(value: 5, unit: .kilometers))
    #expect(intent.parameterValues["distance"] == .number(5))
    try await intent.set(["distance": .text("12.5"), "weight": .number(150)])
    #expect(intent.distance == Measurement(value: 12.5, unit: .kilometers))
    #expect(intent.weight == Measurement(value: 150, unit: .pounds))
    try await intent.set(["distance": .text("3 km"), "outside": .text("-4")])
    #expect(intent.distance == Measurement(value: 3, unit: .kilometers))
    #expect(intent.outside == Measurement(value: -4, unit: .kelvin), "the base unit")
    intent.distance = Measurement(value: 1500, unit: .meters)
    #expect(intent.parameterValues["distance"] == .number(1.5), "in the unit of the parameter")
    #expect(intent.$distance.unit == .kilometers && intent.$distance.defaultUnit == nil)
    #expect(intent.$distance.supportsNegativeNumbers == false)
  }

  @Test func aListOfMeasurements() async throws {
    try await intent.set(["pauses": .list([.number(5), .text("10")])])
    #expect(intent.pauses.map(\.value) == [5, 10])
    #expect(intent.parameterValues["pauses"] == .list([.number(5), .number(10)]))
  }

  @Test(arguments: ["far", "-1", "3 mi", "nan"])
  func otherWordsAreNoMeasurement(words: String) async {
    #expect(
      await mistake("distance", words)
        == "“distance” is “\(words)”; expected is a number of km, 0 or more")
  }

  @Test func anAmountNamesItsCurrency() async throws {
    try await intent.set(["budget": .text("12.50 CHF"), "fee": .text("3")])
    #expect(intent.budget == IntentCurrencyAmount(amount: 12.5, currencyCode: "CHF"))
    #expect(intent.fee == IntentCurrencyAmount(amount: 3, currencyCode: "EUR"))
    #expect(intent.parameterValues["budget"] == .text("12.5 CHF"))
    for words in ["12.50", "12.50 USD", "100 EUR", "much"] {
      #expect(
        await mistake("budget", words)
          == "“budget” is “\(words)”; expected is an amount such as 12.50 EUR, in EUR, CHF, from 0 "
          + "to 99, or nothing")
    }
  }

  @Test func aFileIsNamedByItsPath() async throws {
    let path = NSTemporaryDirectory() + "tour-\(UUID().uuidString).txt"
    try Data("north".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await intent.set(["map": .text(path)])
    #expect(intent.map?.data == Data("north".utf8))
    #expect(intent.parameterValues["map"] == .text(path))
    #expect(
      await mistake("map", "tour.txt")
        == "“map” is “tour.txt”; expected is the path of a file, from / or ~")
  }

  @Test(arguments: [
    ("guide", "IntentPerson"), ("start", "CLPlacemark"), ("card", "IntentPaymentMethod"),
  ])
  func whatNoFileCanHoldIsAMistake(key: String, type: String) async {
    #expect(
      await mistake(key, "a")
        == "“\(key)” is “a”; expected is a \(type), which cannot be written in a file")
  }

  @Test func addressesAndWords() async throws {
    #expect(intent.pages == [URL(string: "https://example.com")].compactMap { $0 })
    try await intent.set(["search": .text("castle")])
    #expect(intent.search == StringSearchCriteria(term: "castle"))
    #expect(intent.level == 0.5 && intent.$level.controlStyle == .slider)
    #expect(TourIntent.persistentIdentifier == "TourIntent")
  }

  @Test func aSummaryComparesMeasurementsInTheParametersUnit() async throws {
    let names = TourIntent.parameterSummary._names
    intent.guide = IntentPerson(
      identifier: .contact("1"), name: .displayName("Ada"),
      handle: .init(emailAddress: "ada@example.com"))
    var values = intent.parameterValues
    // A person has no form in a file, so that the summary sees it as any value.
    values["guide"] = .text("Ada")
    #expect(names.hidden(with: values).contains("budget"))
    #expect(!names.hidden(with: values).contains("fee"))
  }
}

@Suite("Values of AppIntents")
struct IntentValuesUsesTests {
  @Test func valuesHaveTheirWords() {
    let person = IntentPerson(
      identifier: .applicationDefined("ada"),
      name: .components(PersonNameComponents(givenName: "Ada", familyName: "Lovelace")),
      handle: IntentPerson.Handle(phoneNumber: "123", label: .mobile))
    #expect(person.displayRepresentation.title.words == "Ada Lovelace")
    #expect(person.handle?.value == .phoneNumber("123"))
    let amount = IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
    #expect(amount.displayRepresentation.title.words == "12.5 EUR")
    let method = IntentPaymentMethod(type: .credit, name: "Card", identificationHint: "1234")
    #expect(method.displayRepresentation.title.words == "Card")
    #expect(IntentFile(data: Data(), filename: "a.txt").localizedStringResource.words == "a.txt")
  }

  @Test func anIntentIsCalledLikeAFunction() async throws {
    struct Double: AppIntent {
      static let title: LocalizedStringResource = "Double"
      @Parameter(title: "Number") var number: Int
      func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: 2 * number)
      }
    }
    let intent = Double()
    intent.number = 4
    #expect(try await intent(donate: false) == 8)
    #expect(intent.systemContext.preciseTimestamp == nil)
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(TourIntent(), widgetKind: "tour", relevance: .location(inferred: .home))
    ])
    let first = try await intent.donate()
    let all = try await IntentDonationManager.shared.deleteDonations(
      matching: .donationIdentifier(first))
    #expect(all.isEmpty)
  }

  @Test func aFocusIsNotFound() async {
    struct Quiet: SetFocusFilterIntent {
      static let title: LocalizedStringResource = "Quiet"
      @Parameter(title: "Mute", default: true) var mute: Bool
      var displayRepresentation: DisplayRepresentation { "Quiet" }
      func perform() async throws -> some IntentResult { .result() }
    }
    await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await Quiet.current }
    #expect(Quiet().appContext.targetContentIdentifierPrefix == nil)
  }
}
