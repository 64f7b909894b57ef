import FoundationEssentials
import Testing
import WidgetLayout

@MainActor
@Suite("Keys of texts")
struct LocalizedStringKeyTests {
  private enum Fruit { case apple }

  @Test func literalsAreKeysAndStringsAreNot() {
    let string = "a **b**"
    let maybe: String? = nil
    #expect(Drawn(Text("a **b**")).text == "a b")
    #expect(Drawn(Text("a " + "**b**")).text == "a **b**")
    #expect(Drawn(Text(string)).text == "a **b**")
    #expect(Drawn(Text(string.dropFirst(2))).text == "**b**")
    #expect(Drawn(Text(maybe ?? "**b**")).text == "**b**")
    #expect(Drawn(Text(maybe == nil ? "**b**" : "c")).text == "b")
    #expect(Drawn(Text(verbatim: "**b**")).text == "**b**")
    #expect(Drawn(Text(LocalizedStringKey(string))).text == "a b")
  }

  @Test func valuesStandAmongTheWords() {
    let count = 12_345
    #expect(Drawn(Text("\(count) orders of \(99 as UInt8)")).text == "12,345 orders of 99")
    #expect(Drawn(Text("\(2.5) \(Float(0.25))")).text == "2.500000 0.250000")
    #expect(Drawn(Text("100% of \("50%") at \(1)")).text == "100% of 50% at 1")
    #expect(Drawn(Text("a \(Text(verbatim: "*b*").bold()) c")).text == "a *b* c")
    #expect(Drawn(Text("\(Fruit.apple) **pie**")).text == "apple **pie**")
  }

  @Test(
    arguments: [
      ("%d", "-1,234"), ("%03d", "-1234"), ("%+d", "-1,234"), ("%10ld|", "    -1,234|"),
      ("%-8d|", "-1,234  |"), ("%x", "fffffffffffffb2e"), ("%.1f", "-1,234.0"), ("%@", "-1,234"),
      ("%e", "-1.234000e+03"), ("%n", "%n"), ("%", "%"), ("|%99999999999999999999d", nil),
    ] as [(String, String?)])
  func specifiersAreThoseOfPrintf(specifier: String, expected: String?) {
    let drawn = Drawn(Text("|\(-1234, specifier: specifier)"), columns: 600).text
    #expect(drawn == "|" + (expected ?? "|" + String(repeating: " ", count: 494) + "-1,234"))
  }

  @Test(arguments: [
    (0.0, "%.2f", "0.00"), (1234.567, "%.2f", "1,234.57"), (0.5, "%5.1f%%", "  0.5%"),
    (-0.04, "%.1f", "-0.0"), (12, "%d", "12"), (1e20, "%.0f", "100,000,000,000,000,000,000"),
    (.nan, "%.1f", "nan"), (.infinity, "%f", "inf"), (2.5, "%g", "2.5"), (7.9, "%d", "7"),
  ])
  func floatingPointNumbers(value: Double, specifier: String, expected: String) {
    let drawn = Drawn(Text("|\(value, specifier: specifier)"))
    #expect(drawn.text == "|" + expected)
  }

  @Test func theTableOfTheEnvironmentIsAsked() {
    let table = StringTable { key, table in
      switch (table, key) {
      case (nil, "%lld orders from %@"): "aus %2$@ **%1$lld** Aufträge"
      case (nil, "Hello"): "Bonjour"
      case ("Farm", "Hello"): "Muh"
      default: nil
      }
    }
    func drawn(_ text: Text) -> String { Drawn(text) { $0.stringTable = table }.text }
    #expect(drawn(Text("\(5) orders from \("_Rom_")")) == "aus _Rom_ 5 Aufträge")
    #expect(drawn(Text("Hello")) == "Bonjour")
    #expect(drawn(Text("Hello", tableName: "Farm", comment: "what cows say")) == "Muh")
    #expect(drawn(Text("Hello", bundle: nil as Bundle?)) == "Bonjour")
    #expect(drawn(Text(verbatim: "Hello")) == "Hello")
    #expect(drawn(Text("Good bye")) == "Good bye")
  }

  private final class Bundle {}

  @Test(arguments: [
    ("%2$@ %1$@", "b a"), ("%@ %@ %@", "a b %@"), ("%3$@", "%3$@"), ("%0$@", "%0$@"),
    ("%s", "a"), ("%n%@", "%na"), ("%*d%@", "%*da"), ("%%@", "%@"), ("%", "%"), ("%-", "%-"),
  ])
  func aTranslationCannotAskForMoreThanThereIs(translation: String, expected: String) {
    let drawn = Drawn(Text("\("a" as String)\("b" as String)")) {
      $0.stringTable = StringTable(["%@%@": translation])
    }
    #expect(drawn.text == expected)
  }

  @Test func anyFormatStyleAndAnyFormatterWrite() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(Drawn(Text(date, format: .iso8601)).text == "1970-01-01T00:00:00Z")
    #expect(Drawn(Text("at \(date, format: .iso8601)")).text == "at 1970-01-01T00:00:00Z")
    #expect(Drawn(Text(7, formatter: Roman())).text == "VII")
    #expect(
      Drawn(Text("no \(7, formatter: Roman()), no \("x", formatter: Roman())")).text == "no VII, no"
    )
  }

  private struct Roman: TextFormatter {
    func string(for value: Any?) -> String? { value as? Int == 7 ? "VII" : nil }
  }

  @Test func signsOfNumbersComeFromTheEnvironment() {
    let drawn = Drawn(Text("\(1_234_567) \(1234.5, specifier: "%.2f")")) {
      $0.numberSymbols = NumberSymbols(decimal: ",", grouping: ".")
    }
    #expect(drawn.text == "1.234.567 1.234,50")
  }
}
