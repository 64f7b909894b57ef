import WidgetSettings

/// Remarks on thresholds that contradict each other.
extension ValueSettings {
  /// Returns the remarks on the thresholds of a kind's values.
  static func remarks(_ setting: Setting) -> [SettingRemark] {
    let own = thresholdRemarks(setting, of: ValueSettings(setting))
    guard case .list(let items)? = setting["values"] else { return own }
    let defaults = ValueSettings(setting)
    return own
      + items.enumerated().filter { $1["warn"] != nil || $1["bad"] != nil }.flatMap { index, item in
        thresholdRemarks(item, of: ValueSettings(item, defaults: defaults)).map {
          $0.below("values", .index(index))
        }
      }
  }

  /// Returns a remark if a warning is never shown because an alarm holds first.
  private static func thresholdRemarks(
    _ setting: Setting, of value: ValueSettings
  ) -> [SettingRemark] {
    if let swapped = directionRemark(setting, of: value) { return [swapped] }
    return value.hiddenWarning.map { words in
      let key = setting["warn"] == nil ? "bad" : "warn"
      return [
        SettingRemark(
          words, fix: "the alarm is the bound further away: exchange the two", at: [.key(key)],
          severity: .warning)
      ]
    } ?? []
  }

  /// Returns a remark if bare numbers, which are upper bounds, are set although more is good: lower
  /// bounds were meant.
  private static func directionRemark(
    _ setting: Setting, of value: ValueSettings
  ) -> SettingRemark? {
    guard setting.value("good", .choice("direction", of: Good.self)) == .up else { return nil }
    let bare = ["warn", "bad"].filter { setting[$0]?.text != nil }
    guard let key = bare.first, let number = setting[key]?.text else { return nil }
    return SettingRemark(
      "\(key): \(number) holds above \(number), and good: up says that more is better",
      fix: bare.compactMap { key in setting[key]?.text.map { "\(key): {below: \($0)}" } }
        .joined(separator: ", "), at: [.key(key)], severity: .warning)
  }

  /// The reason that the warning is never shown; `nil` if it is shown, or if there is none.
  private var hiddenWarning: String? {
    let bounds = thresholds.filter { $0.level == .warn || $0.level == .bad }
    for warn in bounds where warn.level == .warn {
      for bad in bounds where bad.level == .bad && bad.hold <= warn.hold {
        if let low = bad.above, let high = warn.above, low <= high {
          return "a warning above \(high.written) is never shown: it is an alarm above "
            + low.written
        }
        if let high = bad.below, let low = warn.below, low <= high {
          return "a warning below \(low.written) is never shown: it is an alarm below "
            + high.written
        }
      }
    }
    return nil
  }
}
