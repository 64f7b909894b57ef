import WidgetSettings

/// Alarms that can never sound, or do nothing when they do.
extension AlertRule {
  /// Returns the remarks on the alarms of a widget.
  static func remarks(_ setting: Setting) -> [SettingRemark] {
    (setting["alert"]?.items ?? []).enumerated().flatMap { index, rule in
      remarks(ofRule: rule).map { $0.below("alert", .index(index)) }
    }
  }

  private static func remarks(ofRule rule: Setting) -> [SettingRemark] {
    let answer = { (key: String) in rule.value(key, .bool) }
    var remarks: [SettingRemark] = []
    if rule["failed"] != nil, answer("failed") == false {
      remarks.append(
        SettingRemark(
          "this alarm has no condition: failed: no never holds",
          fix: "write failed: yes, or above, below or is", at: ["failed"]))
    }
    let ways = ["bell", "notify", "run"].filter { rule[$0] != nil }
    let doesNothing =
      answer("bell") == false && (rule["notify"] == nil || answer("notify") == false)
    if rule["run"] == nil, doesNothing {
      remarks.append(
        SettingRemark(
          "this alarm does nothing when it sounds",
          fix: "write bell: yes, notify: yes or run: [COMMAND]", at: ["bell"]))
    } else if ways.isEmpty {
      remarks.append(
        SettingRemark(
          "this alarm names no action, and only rings the terminal",
          fix: "write bell: yes where that is meant, else notify: yes or run: [COMMAND]",
          severity: .warning))
    }
    return remarks
  }
}
