import Testing

@testable import WidgetLayout

/// Texts that depend on numbers.
struct PluralTextTests {
  /// Unicode's own examples of each category.
  @Test(arguments: [
    ("en", "one", [1]), ("en", "other", [0, 2, 5, 21, 1000]), ("de-AT", "one", [1]),
    ("fr", "one", [0, 1]), ("fr", "other", [2, 17]), ("ja", "other", [0, 1, 2]),
    ("pl", "one", [1]), ("pl", "few", [2, 3, 4, 22, 1002]),
    ("pl", "many", [0, 5, 12, 14, 25, 112]),
    ("ru", "one", [1, 21, 101]), ("ru", "few", [2, 24]), ("ru", "many", [0, 5, 11, 111]),
    ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103]),
    ("ar", "many", [11, 99, 111]), ("ar", "other", [100, 102]), ("cs", "few", [2, 4]),
    ("pt_PT", "one", [1]), ("pt-BR", "one", [0, 1]), ("xx", "other", [1]), ("", "other", [1]),
  ])
  func wholeNumbers(language: String, category: String, numbers: [Int]) {
    let rules = PluralRules(of: language)
    for number in numbers {
      #expect(rules.category(of: .signed(Int64(number))) == category, "\(language) \(number)")
      #expect(rules.category(of: .unsigned(UInt64(number))) == category, "\(language) \(number)")
    }
    #expect(rules.category(of: .signed(-1)) == rules.category(of: .signed(1)))
  }

  /// A number with digits after the point is not one thing in English, and is in French.
  @Test func fractions() {
    #expect(PluralRules(of: "en").category(of: .floating(1)) == "other")
    #expect(PluralRules(of: "fr").category(of: .floating(1.5)) == "one")
    #expect(PluralRules(of: "cs").category(of: .floating(1.5)) == "many")
    #expect(PluralRules(of: "da").category(of: .floating(0.1)) == "one")
    #expect(PluralRules(of: "en").category(of: .floating(.nan)) == "other")
  }

  @Test func theTableHasNoLineThatIsNotUnderstood() {
    for line in PluralTable.lines.split(separator: "\n") {
      let language = line.prefix { $0 != " " && $0 != ":" }
      let rules = PluralRules(of: String(language))
      let categories = Set((0...10_000).map { rules.category(of: .signed($0)) })
      #expect(categories.count > 1, "\(line)")
    }
  }

  private static let cups = ["one": "%lld cup", "other": "%lld cups", "zero": "no cups"]

  private func words(_ key: LocalizedStringKey, _ text: PluralText) -> String {
    let table = StringTable(find: { _, _ in "general" }, plural: { _, _ in text })
    return key.words(lookedUp: "key", in: table, table: nil)
  }

  @Test func aTextThatIsOneVariable() {
    let text = PluralText(
      language: "en", format: "%#@value@", variables: ["value": .init(forms: Self.cups)])
    #expect(words("\(0)", text) == "no cups")
    #expect(words("\(1)", text) == "1 cup")
    #expect(words("\(1200)", text) == "1,200 cups")
    // Other arguments keep their places.
    let both = PluralText(
      language: "en", format: "%#@value@",
      variables: ["value": .init(forms: ["one": "%@ has one", "other": "%@ has %lld"])])
    #expect(words("\("Ada") \(1)", both) == "Ada has one")
    #expect(words("\("Ada") \(3)", both) == "Ada has 3")
    // Nothing depends on a number where there is none.
    #expect(words("plain", text) == "general")
  }

  @Test func aTextOfSeveralVariables() {
    let text = PluralText(
      language: "en", format: "%@: %#@cups@ and %#@pots@, 100%%",
      variables: [
        "cups": .init(forms: Self.cups),
        "pots": .init(forms: ["one": "a pot", "other": "%arg pots"]),
      ])
    #expect(words("\("Tea") \(1) \(1)", text) == "Tea: 1 cup and a pot, 100%")
    #expect(words("\("Tea") \(5) \(2)", text) == "Tea: 5 cups and 2 pots, 100%")
    let turned = PluralText(
      language: "en", format: "%2$#@pots@ for %1$#@cups@",
      variables: [
        "cups": .init(forms: Self.cups),
        "pots": .init(forms: ["one": "a pot", "other": "%arg pots"]),
      ])
    #expect(words("\(5) \(1)", turned) == "a pot for 5 cups")
  }

  /// What a table should not have is shown as it is, or left out; nothing is read beyond the arguments.
  @Test func damagedTexts() {
    for format in [
      "%#@", "%#@value", "%#@other@", "%9$#@value@", "%", "%1$", "%#@value@%#@value@%@",
    ] {
      let text = PluralText(
        language: "en", format: format, variables: ["value": .init(forms: Self.cups)])
      #expect(words("\(1)", text).count < 60)
    }
    let empty = PluralText(
      language: "en", format: "%#@value@", variables: ["value": .init(forms: [:])])
    #expect(words("\(1)", empty) == "general")
  }
}
