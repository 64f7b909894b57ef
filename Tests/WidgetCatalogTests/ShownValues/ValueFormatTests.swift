import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetCatalog

@Suite("How values are written")
struct ValueFormatTests {
  @Test(
    arguments: [
      (1284, "", .none, nil, "1,284"), (1_284_512.4, "", .none, nil, "1,284,512"),
      (43, "%", .none, nil, "43 %"), (3.14159, "", .none, nil, "3.14"),
      (12.345, "", .none, nil, "12.3"), (0.00123, "", .none, nil, "0.00123"),
      (2.5, "", .none, nil, "2.5"), (0, "", .none, nil, "0"), (-0.0, "", .none, nil, "0"),
      (-12.5, "°C", .none, nil, "-12.5 °C"), (21, "°", .none, nil, "21°"),
      (18240, "$", .none, nil, "$18,240"), (9.5, "$", .none, nil, "$9.50"),
      (-3, "€", .none, nil, "-€3"), (18_240, "US$", .si, nil, "US$18.2k"),
      (18_240, "", .si, nil, "18.2 k"), (999.4, "", .si, nil, "999"),
      (999.6, "", .si, nil, "1.00 k"),
      (1_240_000, "B/s", .si, nil, "1.24 MB/s"), (0.0124, "s", .si, nil, "12.4 ms"),
      (0.5, "B", .si, nil, "0.5 B"), (3e-10, "s", .si, nil, "0.300 ns"),
      (20_831_512_166, "B", .binary, nil, "19.4 GiB"), (512, "B", .binary, nil, "512 B"),
      (3.14159, "", .none, 4, "3.1416"), (43, "%", .none, 1, "43.0 %"),
      (1e21, "", .none, nil, "1e+21"),
      (.nan, "%", .none, nil, "NaN"), (.infinity, "", .si, nil, "∞"),
      (-.infinity, "", .none, 1, "-∞"),
      (13_200, "duration", .none, nil, "3 h 40 min"), (-60, "duration", .none, nil, "-1 min"),
      (1e-9, "", .none, nil, "1e-09"), (0.00012, "$", .none, nil, "$0.00012"),
      (0, "$", .none, nil, "$0"), (-0.0004, "duration", .none, nil, "-400 µs"),
      (0.5, "duration", .none, nil, "500 ms"), (0, "duration", .none, nil, "0 s"),
      (1e15, "duration", .none, nil, "31,688,739 years"),
    ] as [(Double, String, ValueSettings.Prefix, Int?, String)])
  func numbers(
    number: Double, unit: String, prefix: ValueSettings.Prefix, digits: Int?, expected: String
  ) {
    #expect(ValueFormat(unit: unit, prefix: prefix, digits: digits).text(number) == expected)
  }

  @Test(arguments: [
    ("9007199254740993", "", "9,007,199,254,740,993"),
    ("-9007199254740993", "€", "-€9,007,199,254,740,993"),
    ("9007199254740992", "", "9,007,199,254,740,992"), ("1234", "ms", "1,234 ms"),
  ])
  @MainActor func digitsOfATextAreKept(text: String, unit: String, expected: String) {
    #expect(ValueFormat(unit: unit).words(of: .text(text)) == expected)
    let metric = Exhibit("tile", MetricKind.self, ["unit": .text(unit)], .text(text))
    let picture = metric.picture(.accessoryInline, size: Size(width: 40, height: 1)).text
    #expect(picture.contains(expected), "\(picture)")
  }

  /// Where a number has no room it has fewer figures, and is never cut.
  @Test(
    arguments: [
      (1_234_567, "ms", .none, ["1,234,567 ms", "1.23M", "1.2M", "1M", "…"]),
      (-1_234_567, "€", .none, ["-€1,234,567", "-€1.23M", "-€1.2M", "-€1M", "…"]),
      (12_345, "", .none, ["12,345", "12.3k", "12k", "…"]), (43, "%", .none, ["43 %", "43", "…"]),
      (20_831_512_166, "B", .binary, ["19.4 GiB", "19.4Gi", "19Gi", "…"]),
      (0.5, "", .none, ["0.5", "…"]), (13_200, "duration", .none, ["3 h 40 min", "…"]),
    ] as [(Double, String, ValueSettings.Prefix, [String])])
  func formsForLessRoom(
    number: Double, unit: String, prefix: ValueSettings.Prefix, expected: [String]
  ) {
    let format = ValueFormat(unit: unit, prefix: prefix)
    #expect(format.forms(number) == expected)
  }

  /// An amount without its unit has the step: -12.3 MB are not -12.3.
  @Test(
    arguments: [
      (-12_345_678, "B", .si, ["-12.3 MB", "-12.3M", "-12M", "…"]),
      (12_345_678, "B", .si, ["12.3 MB", "12.3M", "12M", "…"]),
      (-98_765, "B", .binary, ["-96.5 KiB", "-96.5Ki", "-96Ki", "…"]),
      (
        1_234_567, "ms", .none,
        ["1,234,567 ms", "1.23M ms", "1.2M ms", "1M ms", "1.23M", "1.2M", "1M", "…"]
      ),
      (43, "%", .none, ["43 %", "43", "…"]),
      (12_345, "$", .none, ["$12,345", "$12.3k", "$12k", "…"]),
    ] as [(Double, String, ValueSettings.Prefix, [String])])
  func partsForLessRoom(
    number: Double, unit: String, prefix: ValueSettings.Prefix, expected: [String]
  ) {
    let parts = ValueFormat(unit: unit, prefix: prefix).parts(number)
    #expect(parts.map { $0.unit.isEmpty ? $0.amount : "\($0.amount) \($0.unit)" } == expected)
    #expect(parts.dropLast().allSatisfy { !$0.unit.contains("…") })
  }

  @Test func signsAreTheLocales() {
    let format = ValueFormat(unit: "€", symbols: NumberSymbols(decimal: ",", grouping: "."))
    #expect(format.text(18_240) == "€18.240")
    #expect(format.text(0.5) == "€0,50")
    #expect(NumberSymbols.system.decimal.isEmpty == false)
  }

  @Test(
    arguments: [
      (nil, "–"), (.null, "–"), (true, "yes"), (false, "no"), ("healthy", "healthy"), ("", "“”"),
      ("\n  up since noon\nsecond", "up since noon …"), ("up\n\n", "up"), (" 12.5\n", "12.5 %"),
      ([1, 2], "list of 2"),
      (["a": 1], "record"), (.number(.nan), "NaN"), ("nan", "nan"), ("0x1p3", "0x1p3"),
    ] as [(Datum?, String)])
  func whatIsNoNumberIsShownAsWhatItIs(datum: Datum?, expected: String) {
    #expect(ValueFormat(unit: "%").words(of: datum) == expected)
  }

  @Test(arguments: [
    (3600, "1 h"), (5400, "1 h 30 min"), (86_400, "1 d"), (604_800, "7 d"), (90, "1 min 30 s"),
    (0, "0 s"), (.nan, "–"),
  ])
  func spans(seconds: Double, expected: String) { #expect(Durations.span(seconds) == expected) }
}
