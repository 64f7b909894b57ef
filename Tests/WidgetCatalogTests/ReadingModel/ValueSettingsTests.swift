import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

@Suite("What boards say of values")
struct ValueSettingsTests {
  /// As a number of another unit it would be another number.
  @Test(arguments: [("", 95.0), ("%", 95), ("GB", nil), ("duration", nil)] as [(String, Double?)])
  func aPercentageIsANumberOfItsOwnUnitAlone(unit: String, number: Double?) {
    var settings = ValueSettings()
    settings.unit = unit
    let reading = ValueReading(settings: settings, datum: "95 %")
    #expect(reading.number == number)
    let forms = ShownValue(reading, symbols: NumberSymbols()).forms
    #expect(number != nil || forms == ["95 %"])
  }

  @Test func aWidgetsOwnKeysDescribeOneValue() {
    let setting: Setting = [
      "pick": ".today.orders", "unit": "%", "prefix": "si", "digits": "1", "compare": "1h",
      "good": "down", "range": "0..100", "warn": "80", "bad": ["above": "95", "for": "5m"],
      "good-when": ["below": "10"],
    ]
    let values = ValueSettings.values(of: setting)
    #expect(values.count == 1)
    let value = values[0]
    #expect(value.name == "orders")
    #expect(value.unit == "%")
    #expect(value.prefix == .si)
    #expect(value.digits == 1)
    #expect(value.compare == 3600)
    #expect(value.good == .down)
    #expect(value.range == 0...100)
    #expect(value.thresholds.count == 3)
    #expect(value.thresholds.contains(.init(level: .warn, above: 80)))
    #expect(value.thresholds.contains(.init(level: .bad, above: 95, hold: 300)))
    #expect(value.thresholds.contains(.init(level: .good, below: 10)))
  }

  @Test func severalValuesTakeWhatTheyDoNotSayFromTheWidget() {
    let setting: Setting = [
      "unit": "ms", "compare": "1d", "warn": "5",
      "values": [
        ".p50", ["name": "Slowest", "pick": ".p99 | max", "warn": ["below": "1", "above": "9"]],
      ],
    ]
    let values = ValueSettings.values(of: setting)
    #expect(values.map(\.name) == ["p50", "Slowest"])
    #expect(values.map(\.pick) == [".p50", ".p99 | max"])
    #expect(values.allSatisfy { $0.unit == "ms" && $0.compare == 86_400 })
    #expect(values[0].thresholds == [.init(level: .warn, above: 5)])
    // A bound on each side gives two thresholds.
    #expect(values[1].thresholds == [.init(level: .warn, above: 9), .init(level: .warn, below: 1)])
  }

  @Test(
    "A value gets better away from its warnings, where the board does not say",
    arguments: [
      (["warn": "80", "bad": "90"], .down), (["bad": "90"], .down), (["warn": "5"], .down),
      (["warn": ["below": "20"], "bad": ["below": "10"]], .up),
      (["warn": ["below": "10", "above": "90"]], .neither),
      (["bad": ["below": "1"], "warn": "9"], .neither),
      (["good-when": ["below": "10"]], .down), (["good-when": "10"], .up),
      (["good-when": ["below": "10"], "warn": ["below": "3"]], .up),
      ([:], .up), (["warn": "80", "good": "up"], .up),
      (["warn": "80", "good": "neither"], .neither),
    ] as [(Setting, ValueSettings.Good)])
  func goodDirections(setting: Setting, good: ValueSettings.Good) {
    #expect(ValueSettings.values(of: setting)[0].good == good)
  }

  @Test func aValuesOwnWarningsSayMoreThanTheWidgets() {
    let values = ValueSettings.values(of: [
      "warn": "80", "values": [".a", ["pick": ".b", "warn": ["below": "3"]]],
    ])
    #expect(values.map(\.good) == [.down, .up])
    let said = ValueSettings.values(of: [
      "good": "up", "values": [["pick": ".b", "warn": "3"]],
    ])
    #expect(said[0].good == .up)
  }

  @Test func anExpressionThatIsNoPathNamesNothing() {
    #expect(ValueSettings.values(of: ["pick": "map(.x) | add"])[0].name == "")
    #expect(ValueSettings.values(of: ["pick": ".", "name": "All"])[0].name == "All")
  }

  @Test(arguments: [
    (50.0, "normal"), (81, "warn"), (80, "normal"), (96, "bad"), (2, "good"), (.nan, "normal"),
  ])
  func levels(number: Double, expected: String) {
    let value = ValueSettings.values(of: [
      "warn": "80", "bad": ["above": "95"], "good-when": ["below": "3"],
    ])[0]
    #expect(value.level(of: number).rawValue == expected)
  }

  /// The number, the past number, the unit, the good direction, the text and its role.
  @Test(
    arguments: [
      (104, 100, "", .up, "▲ 4 % vs 1 h", .good), (104, 100, "", .down, "▲ 4 % vs 1 h", .bad),
      (96, 100, "", .up, "▼ 4 % vs 1 h", .bad), (104, 100, "", .neither, "▲ 4 % vs 1 h", .dim),
      (100, 100, "", .up, "= vs 1 h", .dim), (104.17, 100, "", .up, "▲ 4.2 % vs 1 h", .good),
      (112.4, 100, "", .up, "▲ 12 % vs 1 h", .good), (5, 0, "", .up, "▲ 5 vs 1 h", .good),
      (5, 0, "ms", .down, "▲ 5 ms vs 1 h", .bad), (43, 40, "%", .down, "▲ 3 pts vs 1 h", .bad),
      (100_000, 1, "", .up, "▲ 99,999 vs 1 h", .good),
      (100.01, 100, "", .up, "▲ < 0.1 % vs 1 h", .good), (-5, -10, "", .up, "▲ 50 % vs 1 h", .good),
    ] as [(Double, Double, String, ValueSettings.Good, String, Role)])
  func changes(
    now: Double, past: Double, unit: String, good: ValueSettings.Good, expected: String, role: Role
  ) throws {
    var settings = ValueSettings()
    (settings.unit, settings.good, settings.compare) = (unit, good, 3600)
    let reading = ValueReading(settings: settings, datum: .number(now), past: past)
    let change = try #require(
      ValueChange(reading, format: ValueFormat(settings, symbols: NumberSymbols())))
    let words = [change.glyph, change.amount, change.past].filter { !$0.isEmpty }
    #expect(words.joined(separator: " ") == expected)
    #expect(change.role == role)
  }

  @Test func thereIsNoChangeWithoutTwoNumbers() {
    var settings = ValueSettings()
    let format = ValueFormat()
    #expect(ValueChange(ValueReading(settings: settings, datum: 4, past: 3), format: format) == nil)
    settings.compare = 60
    for (datum, past) in [(4, nil), ("ok", 3), (.null, 3), (.number(.nan), 3), (4, .infinity)]
      as [(Datum, Double?)]
    {
      let reading = ValueReading(settings: settings, datum: datum, past: past)
      #expect(ValueChange(reading, format: format) == nil)
    }
  }
}
