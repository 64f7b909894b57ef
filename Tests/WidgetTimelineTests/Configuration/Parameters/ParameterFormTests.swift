import Foundation
import Testing

@testable import WidgetTimeline

private enum Side: String, AppEnum {
  case left, right, middle

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
    .left: "Left", .right: "Right", .middle: "Middle",
  ]
}

/// Words for numbers.
private struct SpokenNumber: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    switch input {
    case "one": 1
    case "many": throw context.needsValueError("How many?")
    default: nil
    }
  }
}

private struct Colors: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Which?") {
      ItemSection("Warm") {
        IntentItem("#f00", title: "Red", subtitle: "like a rose")
        "#f80"
      }
      for shade in ["#00f", "#0ff"] { ItemSection("Cold", items: [shade]) }
    }
  }
}

private struct FormIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Forms"

  @Parameter(title: "Day", kind: .date) var day: DateComponents?
  @Parameter(title: "Start", kind: .time) var start: DateComponents?
  @Parameter(title: "Sides", supportedValues: [.middle, .right]) var sides: [Side]
  @Parameter(title: "Side", supportedValues: [.middle, .right]) var side: Side
  @Parameter(
    title: "Count", controlStyle: .field, inclusiveRange: (lowerBound: 1, upperBound: 3),
    resolvers: { SpokenNumber() })
  var count: Int?
  @Parameter(title: "Counts", inclusiveRange: (1, 3)) var counts: [Int]
  @Parameter(title: "Note", default: "a") var note: AttributedString
  @Parameter(title: "Color", optionsProvider: Colors()) var color: String?
  @Parameter(title: "Names") var names: Set<String>

  func value(_ key: String, _ value: ParameterValue) async throws -> ParameterValue? {
    try await set([key: value])
    return parameterValues[key]
  }
}

@Suite("Parameters of more kinds")
struct ParameterFormTests {
  private let intent = FormIntent()

  private func mistake(_ key: String, _ value: ParameterValue) async -> String? {
    do {
      try await intent.set([key: value])
      return nil
    } catch { return "\(error)" }
  }

  private func parameter(_ key: String) throws -> any AnyIntentParameter {
    try #require(intent.parameters.first { $0.key == key }?.parameter)
  }

  @Test func aDayAndATimeAreWritten() async throws {
    #expect(try await intent.value("day", .text("2026-03-14")) == .text("2026-03-14"))
    #expect(intent.day == DateComponents(year: 2026, month: 3, day: 14))
    #expect(try await intent.value("start", .text("9:05")) == .text("09:05"))
    #expect(intent.start == DateComponents(hour: 9, minute: 5))
    #expect(intent.$day.dateKind == .date)
  }

  @Test(arguments: ["2026-13-01", "2026-03", "09:26", "tomorrow", "2026-03-14T09:26", ""])
  func otherWordsAreNoDay(words: String) async {
    #expect(
      await mistake("day", .text(words))
        == "“day” is “\(words)”; expected is a date such as 2026-03-14, or nothing")
  }

  @Test(arguments: ["24:00", "9", "9:5:5:5", "09:26T2026-03-14"])
  func otherWordsAreNoTime(words: String) async {
    #expect(
      await mistake("start", .text(words))
        == "“start” is “\(words)”; expected is a time such as 09:26, or nothing")
  }

  @Test func partsOfADateAreReadInEachForm() throws {
    let both = DateComponents(year: 2026, month: 3, day: 14, hour: 9, minute: 26)
    #expect(try DateComponents.value(for: .text("2026-03-14T09:26")) == both)
    #expect(try DateComponents.value(for: .text("2026-03-14 09:26")) == both)
    #expect(both.parameterValue == .text("2026-03-14T09:26"))
    #expect(DateComponents().parameterValue == ParameterValue.none)
  }

  @Test func onlySomeCasesAreOffered() async throws {
    #expect(intent.side == .middle, "the first of those, not of the type")
    #expect(try parameter("side").type == .choice(["middle", "right"]))
    #expect(try parameter("sides").type == .list(.choice(["middle", "right"])))
    #expect(try await parameter("side").options().map(\.title) == ["Right", "Middle"])
    #expect(
      await mistake("side", .text("left"))
        == "“side” is “left”; expected is one of middle, right")
    #expect(await mistake("sides", .list([.text("right"), .text("left")])) != nil)
    #expect(try await intent.value("sides", .text("right")) == .list([.text("right")]))
  }

  @Test func aResolverReadsWhatTheTypeCannot() async throws {
    #expect(try await intent.value("count", .text("2")) == .number(2))
    #expect(try await intent.value("count", .text("one")) == .number(1))
    #expect(
      await mistake("count", .text("two"))
        == "“count” is “two”; expected is a whole number")
    #expect(await mistake("count", .text("many")) == "How many? (nobody can answer here)")
    #expect(intent.$count.controlStyle == .field)
    #expect(intent.$count.isOptional && !intent.$note.isOptional)
  }

  @Test func aRangeBoundsEachOfAList() async {
    #expect(await mistake("counts", .list([.number(1), .number(3)])) == nil)
    #expect(await mistake("counts", .list([.number(1), .number(4)])) != nil)
  }

  @Test func theAuthorsTitlesOfItemsAreShown() async throws {
    #expect(
      try await parameter("color").options() == [
        ParameterOption(value: .text("#f00"), title: "Red"),
        ParameterOption(value: .text("#f80"), title: "#f80"),
        ParameterOption(value: .text("#00f"), title: "#00f"),
        ParameterOption(value: .text("#0ff"), title: "#0ff"),
      ])
  }

  @Test func textsAndSets() async throws {
    #expect(intent.$note.defaultValue == AttributedString("a"))
    #expect(try await intent.value("note", .text("b")) == .text("b"))
    #expect(
      try await intent.value("names", .list([.text("b"), .text("a")]))
        == .list([.text("a"), .text("b")]))
  }

  @Test func builtInResolversConvert() async throws {
    func context<Value>(_ type: Value.Type) -> IntentParameterContext<Value> {
      IntentParameterContext(title: "N", traits: [1...9, 1.0...9])
    }
    let int = context(Int.self)
    #expect(try await IntFromStringResolver(radix: 16).resolve(from: "9", context: int) == 9)
    #expect(try await IntFromStringResolver().resolve(from: "x", context: int) == nil)
    #expect(try await IntFromDoubleResolver().resolve(from: 2.9, context: int) == 2)
    #expect(
      try await IntFromDoubleResolver(roundingRule: .up).resolve(from: 2.1, context: int) == 3)
    await #expect(throws: AppIntentError.self) {
      try await IntResolver().resolve(from: 10, context: int)
    }
    await #expect(throws: AppIntentError.self) {
      try await DoubleFromStringResolver().resolve(from: "0.5", context: context(Double.self))
    }
    #expect(
      try await StringFromDoubleResolver().resolve(from: 0.5, context: context(String.self))
        == "0.5")
    #expect(int.inclusiveRange.map { [$0.lowerBound, $0.upperBound] } == [1, 9])
  }
}
