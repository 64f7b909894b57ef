import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetTimeline

// Parameters, entities and queries in the forms that apps write; that they compile is half of the test.

private enum Cup: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "half a litre"),
  ]
}

private struct Cafe: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Cafe", numericFormat: "\(placeholder: .int) cafes")
  static let defaultQuery = CafeQuery()
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Opened") var opened: Date
  @Property(title: "Owner") var owner: String?
  @Property(title: "Tags") var tags: [String]
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ id: Int) {
    self.id = id
    name = "Cafe \(id)"
  }
}

private struct CafeQuery: EntityPropertyQuery {
  static var properties: QueryProperties {
    QueryProperties {
      Property(\Cafe.$name) {
        EqualToComparator { name in { (cafe: Cafe) in cafe.name == name } }
        ContainsComparator { part in { (cafe: Cafe) in cafe.name.contains(part) } }
      }
      Property(\Cafe.$opened) {
        LessThanComparator { date in { (cafe: Cafe) in cafe.opened < date } }
        IsBetweenComparator { from, to in { (cafe: Cafe) in (from...to).contains(cafe.opened) } }
      }
      Property(\Cafe.$owner) {
        HasPrefixComparator { part in { $0.owner?.hasPrefix(part) == true } }
      }
      Property(\Cafe.$tags) { ContainsComparator { tag in { $0.tags.contains(tag) } } }
    }
  }
  static var sortingOptions: SortingOptions {
    SortingOptions {
      SortableBy(\Cafe.$name)
      SortableBy(\Cafe.$opened)
    }
  }

  func entities(for identifiers: [Int]) async throws -> [Cafe] { identifiers.map { Cafe($0) } }
  func suggestedEntities() async throws -> [Cafe] { [Cafe(1), Cafe(2)] }
  func entities(
    matching comparators: [(Cafe) -> Bool], mode: ComparatorMode, sortedBy: [Sort<Cafe>],
    limit: Int?
  ) async throws -> [Cafe] {
    try await suggestedEntities().filter { cafe in comparators.allSatisfy { $0(cafe) } }
  }
}

private struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter(
    title: "Count", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9),
    requestValueDialog: "How many?", inputConnectionBehavior: .connectToPreviousIntentResult)
  var count: Int
  @Parameter(title: "Milk", default: true, displayName: .init(true: "with", false: "without"))
  var milk: Bool
  @Parameter(title: "Note", default: "", inputOptions: String.IntentInputOptions(multiline: true))
  var note: String
  @Parameter(title: "Cup", default: .small, requestDisambiguationDialog: "Which cup?") var cup: Cup
  @Parameter(title: "Cafe", query: CafeQuery()) var cafe: Cafe?
  @Parameter(title: "Walk", defaultUnit: .meters, supportsNegativeNumbers: false)
  var walk: Measurement<UnitLength>?
  @Parameter(title: "Tip") var tip: IntentCurrencyAmount?
  @Parameter(title: "For") var guest: IntentPerson?
  @Parameter(title: "Card", supportedTypeIdentifiers: ["public.image"]) var card: IntentFile?
  @Parameter(description: "anything") var plain: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    if count == 1 { throw $cafe.needsValueError("Where?") }
    if count == 3 { cafe = try await $cafe.requestValue("Which cafe?") }
    if count == 4 { cup = try await $cup.requestDisambiguation(among: Cup.allCases) }
    if count == 5 { try await $note.requestConfirmation(for: note, dialog: "Sure?") }
    if count == 6 {
      try await requestConfirmation(
        result: .result(dialog: "Really?") { Text("6") }, confirmationActionName: .order)
    }
    return .result(value: count, dialog: IntentDialog(full: "Done", supporting: "ok")) {
      Text("\(count) coffees")
    }
  }
}

private struct CoffeeShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.orange
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderIntent(),
      phrases: ["Coffee from \(.applicationName)", "\(\.$count) coffees from \(.applicationName)"],
      shortTitle: "Coffee", systemImageName: "cup.and.saucer",
      parameterPresentation: ParameterPresentation(
        for: \.$cup, summary: Summary("Order \(\.$cup)"),
        optionsCollections: {
          OptionsCollection(CafeQuery(), title: "Cafes", systemImageName: "house")
        }))
  }
}

@Suite struct IntentFormsTests {
  @Test(arguments: [
    (1, "Where?"), (3, "Which cafe?"), (4, "“Cup” may be one of several values"), (5, "Sure?"),
    (6, "the intent asks whether to go on"),
  ])
  func aQuestionThatNobodyCanAnswerFailsInItsWords(count: Int, words: String) async {
    let intent = OrderIntent()
    intent.count = count
    await #expect {
      _ = try await intent.perform()
    } throws: {
      "\($0)" == "\(words) (nobody can answer here)"
    }
  }

  @Test func parametersKeepTheirRangesAndQueries() async throws {
    let intent = OrderIntent()
    try await intent.set(["count": .number(9), "cafe": .text("2"), "cup": .text("large")])
    #expect(intent.cafe?.name == "Cafe 2")
    #expect(intent.cup == .large)
    await #expect(throws: ParameterError.self) { try await intent.set(["count": .number(10)]) }
    #expect(try await intent.perform().value == 9)
  }

  @Test func namesOfSwitchesAreTheAuthors() {
    #expect(BoolDisplayName.onOff.true.words == "On")
    #expect(Bool.IntentDisplayName(true: "with", false: "without").false.words == "without")
  }

  @Test func shortcutsHaveTheirWords() throws {
    let shortcut = try #require(CoffeeShortcuts.appShortcuts.first)
    #expect(shortcut.title == "Coffee")
    #expect(shortcut.symbol == "cup.and.saucer")
    #expect(shortcut.phrases == ["Coffee from this app", "Count coffees from this app"])
  }
}
