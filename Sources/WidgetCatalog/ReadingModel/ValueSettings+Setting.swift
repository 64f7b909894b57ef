import WidgetBase
package import WidgetSettings
import WidgetSources

extension ValueSettings {
  /// The keys of a value, on the widget itself or under `values`.
  package static let keys: [SettingKey] =
    [
      SettingKey("name", .text, "The name of the value."),
      SettingKey(
        "pick", PickKinds.jq,
        "The value in the source's data: a jq expression, such as .today."),
      PickKinds.nullKey,
      SettingKey(
        "unit", .text,
        "The unit behind the number, or before it for a currency: \"%\", B/s, \"€\"; duration for "
          + "seconds as 3 h 40 min."),
      SettingKey(
        "prefix", .text(.choice("prefix", of: Prefix.self)),
        "The form of large numbers: si for 18.2 k, binary for 19.4 GiB, none for 18,240."),
      SettingKey("digits", .text(.count(0...9)), "Decimals; else as many as three figures need."),
      SettingKey(
        "compare", .text(.duration(atLeast: 1)), "The age of the value that it is compared to."),
      SettingKey(
        "good", .text(.choice("direction", of: Good.self)),
        "The direction of change that is good; else away from warn and bad, or up."),
      SettingKey("range", .text(.range), "The least and the greatest value: 0..100."),
    ] + levelKeys

  /// The keys of the levels of a number.
  package static let levelKeys: [SettingKey] = [
    SettingKey("good-when", bound, "The values that are good."),
    SettingKey(
      "warn", bound, "The values that are a warning; a number is the largest that is not."),
    SettingKey("bad", bound, "The values that are bad; a number is the largest that is not."),
  ]

  /// The maximum number of values of a widget.
  package static let most = 7

  /// The keys of a kind that shows values: a value's own, and `values` for several of them.
  package static let kindKeys: [SettingKey] =
    keys + [
      SettingKey(
        "values", .list(.either([PickKinds.jq, .mapping(keys)]), count: 1...most),
        "Up to seven values: what each is picked by, or a mapping of its keys.")
    ]

  /// A number above which a level holds, or a mapping of bounds.
  private static let bound = SettingSchema.either([
    .text(.number),
    .mapping([
      SettingKey("above", .text(.number), "It holds above this number."),
      SettingKey("below", .text(.number), "It holds below this number."),
      SettingKey(
        "for", .text(.duration()), "The time for which the value must have been in the range."),
    ]),
  ])

  /// Creates the value that a mapping describes; omitted keys are taken from `defaults`.
  package init(_ setting: Setting, defaults: ValueSettings = ValueSettings()) {
    self = defaults
    if let pick = setting.text {
      self.pick = pick
    } else {
      pick = setting["pick"]?.text ?? ""
    }
    name = setting["name"]?.text ?? Self.name(ofPick: pick)
    if setting["null"] != nil { allowsNull = PickKinds.allowsNull(setting) }
    unit = setting["unit"]?.text ?? unit
    prefix = setting.value("prefix", .choice("prefix", of: Prefix.self)) ?? prefix
    digits = setting.value("digits", .count(0...9)) ?? digits
    compare = setting.value("compare", .duration(atLeast: 1)) ?? compare
    if let said = setting.value("good", .choice("direction", of: Good.self)) {
      (good, saysGood) = (said, true)
    }
    range = setting.value("range", .range) ?? range
    takeLevels(setting)
  }

  /// Takes the bounds of the levels that a mapping names.
  mutating func takeLevels(_ setting: Setting) {
    for (key, level) in [("good-when", ValueReading.Level.good), ("warn", .warn), ("bad", .bad)] {
      guard let bound = setting[key] else { continue }
      thresholds.removeAll { $0.level == level }
      thresholds += Self.thresholds(bound, level: level)
    }
    if !saysGood { good = Self.direction(of: thresholds) ?? good }
  }

  /// Returns the direction of change that is good for a value with these bounds: away from those that
  /// are a warning or bad, else towards those that are good; `nil` if there are none.
  private static func direction(of thresholds: [Threshold]) -> Good? {
    let doubtful = thresholds.filter { $0.level == .warn || $0.level == .bad }
    if !doubtful.isEmpty {
      let isHighBad = doubtful.contains { $0.above != nil }
      let isLowBad = doubtful.contains { $0.below != nil }
      return isHighBad && isLowBad ? .neither : isHighBad ? .down : .up
    }
    let good = thresholds.filter { $0.level == .good }
    guard !good.isEmpty else { return nil }
    let isHighGood = good.contains { $0.above != nil }
    let isLowGood = good.contains { $0.below != nil }
    return isHighGood && isLowGood ? .neither : isHighGood ? .up : .down
  }

  /// Returns the values of a widget: those under `values`, with the widget's own keys as defaults,
  /// or the one that the widget itself describes.
  package static func values(of setting: Setting) -> [ValueSettings] {
    let own = ValueSettings(setting)
    guard case .list(let items)? = setting["values"] else { return [own] }
    return items.map { ValueSettings($0, defaults: own) }
  }

  /// Returns a threshold for each side of a bound: either of them is enough.
  private static func thresholds(
    _ setting: Setting, level: ValueReading.Level
  ) -> [Threshold] {
    if let number = setting.text.flatMap(SettingKind<Double>.number.value) {
      return [Threshold(level: level, above: number)]
    }
    let hold = setting.value("for", .duration()) ?? 0
    return [
      setting.value("above", .number).map { Threshold(level: level, above: $0, hold: hold) },
      setting.value("below", .number).map { Threshold(level: level, below: $0, hold: hold) },
    ].compactMap { $0 }
  }

  /// Returns the last name in a path such as `.today.orders`; an empty text for other expressions.
  private static func name(ofPick pick: String) -> String {
    let isPath = pick.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPath ? pick.splitExactly(separator: ".").last.map(String.init) ?? "" : ""
  }
}

extension ValueSettings {
  /// Returns the worst level whose bounds a number is beyond, without regard to time.
  package func level(of number: Double) -> ValueReading.Level {
    let levels = thresholds.filter { threshold in
      threshold.above.map { number > $0 } ?? false || threshold.below.map { number < $0 } ?? false
    }.map(\.level)
    return [.bad, .warn, .good].first { levels.contains($0) } ?? .normal
  }
}
