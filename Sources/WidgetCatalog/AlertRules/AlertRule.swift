import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The condition of an alarm, and its actions.
struct AlertRule: Sendable, Hashable {
  /// The condition of an alarm.
  enum Condition: Sendable, Hashable {
    case above(Double)
    case below(Double)
    /// The value is this text.
    case equals(String)
    /// The source failed.
    case failed
    /// No reading succeeded for as long as the rule holds.
    case missing
  }

  /// The actions of an alarm.
  struct Actions: Sendable, Hashable {
    /// True if the terminals of all dashboards ring.
    var bell = false
    /// The text of a desktop notification; if empty, it is made of the widget's title and value.
    var message: String?
    /// A command, as a list; its environment describes the event.
    var command: [String] = []

    /// The channels of the actions.
    var channels: [AlertDelivery.Channel] {
      (bell ? [.bell] : []) + (message == nil ? [] : [.notify]) + (command.isEmpty ? [] : [.run])
    }

    /// The programs that the actions need.
    var programs: [String] {
      (message == nil ? [] : [AlertCommand.notifier]) + command.prefix(1)
    }
  }

  var condition: Condition
  /// The name of the value; empty for the first one.
  var value = ""
  /// The seconds for which the condition must hold.
  var hold: TimeInterval = 0
  /// The quiet hours: nothing sounds in them, and a condition that still holds afterwards sounds
  /// then.
  var quiet: [ReloadCalendar.Window] = []
  var actions = Actions()
  /// The seconds after which it sounds again until it is acknowledged; `nil` for never.
  var interval: TimeInterval?
  /// The actions at the end of a condition that has sounded; `nil` for none.
  var resolved: Actions?
}

extension AlertRule {
  /// The key of alarms on a widget.
  static var key: SettingKey {
    let actions = [
      SettingKey("bell", .text(.bool), "Rings the terminal."),
      SettingKey("notify", .text, "Sends a desktop notification of these words, or yes."),
      SettingKey("run", .list(.text), "Runs a command, as a list."),
    ]
    let rule = SettingSchema.mapping(
      [
        SettingKey("above", .text(.number), "Sounds while the value is greater."),
        SettingKey("below", .text(.number), "Sounds while the value is less."),
        SettingKey("is", .text, "Sounds while the value is this text."),
        SettingKey("failed", .text(.bool), "Sounds while the source gives nothing."),
        SettingKey(
          "missing", .text(.duration(atLeast: 1)),
          "Sounds when no reading succeeded for so long, also where none comes at all: 5m."),
        SettingKey("value", .text, "The value that is meant, by its name."),
        SettingKey("for", .text(.duration()), "The time for which the condition must hold: 1m."),
        SettingKey(
          "quiet", .oneOrMore(.text(.reloadWindow)), "The hours without sound: 22:00-07:00."),
        SettingKey(
          "repeat", .text(.duration(atLeast: 10)),
          "The time after which it sounds again until it is acknowledged or over: 10m."),
        SettingKey(
          "resolved", .either([.text, .mapping(actions)]),
          "Says when it is over: yes as the alarm did, words as a notification, or ways of its own."
        ),
      ] + actions,
      choices: [KeyChoice(["above", "below", "is", "failed", "missing"], isRequired: true)])
    return SettingKey("alert", .oneOrMore(rule), "The conditions and actions of its alarms.")
  }

  /// Returns the rules of a widget.
  static func rules(_ setting: Setting) -> [AlertRule] {
    setting["alert"].map { $0.items.compactMap(AlertRule.init) } ?? []
  }

  /// Returns, in words, the problems of the rules of a widget whose values have these names.
  static func problems(_ setting: Setting, values names: [String]) -> [String] {
    rules(setting).map(\.value).filter { !$0.isEmpty && !names.contains($0) }.map { name in
      let known = names.filter { !$0.isEmpty }
      let words =
        known.isEmpty ? "its values have no names" : "there are \(known.joined(separator: ", "))"
      return "an alarm refers to the unknown value '\(name)': \(words)"
    }
  }

  /// Returns, in words, the missing programs of a widget's alarms.
  static func absences(_ settings: InstanceSettings) -> [String] {
    rules(settings.own).flatMap { rule in
      (rule.actions.programs + (rule.resolved?.programs ?? [])).filter {
        !ProgramPath.isThere($0, in: settings.place.folder, .own)
      }.map { program in
        let place = program.contains("/") ? "no such program" : "command not found in PATH"
        return "alarm '\(rule.words)': \(program): \(place)"
      }
    }.reduce(into: []) { all, words in if !all.contains(words) { all.append(words) } }
  }

  private init?(_ setting: Setting) {
    if let bound = setting.value("above", .number) {
      condition = .above(bound)
    } else if let bound = setting.value("below", .number) {
      condition = .below(bound)
    } else if let text = setting["is"]?.text {
      condition = .equals(text)
    } else if setting.value("failed", .bool) == true {
      condition = .failed
    } else if setting["missing"] != nil {
      condition = .missing
    } else {
      return nil
    }
    value = setting["value"]?.text ?? ""
    hold = setting.value("for", .duration()) ?? 0
    hold += setting.value("missing", .duration(atLeast: 1)) ?? 0
    quiet = setting.values("quiet", .reloadWindow).compactMap { key in
      guard case .window(let days, let start, let end) = key else { return nil }
      return ReloadCalendar.Window(weekdays: days, from: start, to: end, every: 0)
    }
    actions = Actions(setting)
    interval = setting.value("repeat", .duration(atLeast: 10))
    resolved = setting["resolved"].flatMap { Self.resolved($0, of: actions) }
  }

  /// Returns the actions at the end of an alarm: `yes` repeats those of the alarm, without its
  /// text.
  private static func resolved(_ setting: Setting, of actions: Actions) -> Actions? {
    guard let text = setting.text else { return Actions(setting) }
    switch SettingKind<Bool>.bool.value(text) {
    case true?:
      var resolved = actions
      if resolved.message != nil { resolved.message = "" }
      return resolved
    case false?: return nil
    case nil: return Actions(message: text)
    }
  }

  /// Returns true if a date is in quiet hours.
  func isQuiet(at date: Date) -> Bool { quiet.contains { $0.contains(date) } }

  /// Returns the first date, from a given one on, that is not quiet; `nil` if there is none.
  func endOfQuiet(from date: Date) -> Date? {
    var date = date
    // One window may begin where another ends; a week has no more distinct ends.
    for _ in 0...7 * max(1, quiet.count) {
      guard let window = quiet.first(where: { $0.contains(date) }) else { return date }
      guard let end = ReloadCalendar.at([window.end]).next(after: date) else { return nil }
      date = end
    }
    return nil
  }

  /// The rule in words: `above 90 for 1m`.
  var words: String {
    let words =
      switch condition {
      case .above(let bound): "above \(bound.written)"
      case .below(let bound): "below \(bound.written)"
      case .equals(let text): "is \(text)"
      case .failed: "failed"
      case .missing: "missing \(DurationText.text(hold))"
      }
    if condition == .missing { return words }
    return hold > 0 ? "\(words) for \(DurationText.text(hold))" : words
  }

  /// Returns the rule's value among several.
  func reading(of values: [ValueReading]) -> ValueReading? {
    value.isEmpty ? values.first : values.first { $0.settings.name == value }
  }

  /// Returns true if the rule's value was read, or any value if the rule names none. A stale value counts as missing, and so
  /// does one that was not read again.
  func isRead(in values: [ValueReading]) -> Bool {
    func isRead(_ value: ValueReading) -> Bool {
      value.failure == nil && !value.isStale && !value.isKept
    }
    return value.isEmpty
      ? values.isEmpty || values.contains(where: isRead)
      : reading(of: values).map(isRead) ?? false
  }

  /// Returns true if the condition holds for a reading; `nil` if the reading does not answer that.
  func holds(of values: [ValueReading]) -> Bool? {
    let answer = answer(of: values)
    if reading(of: values)?.isStale == true, condition != .failed { return nil }
    guard reading(of: values)?.isPartial == true else { return answer }
    // What is missing of a sum may be what keeps the alarm, or keeps it from sounding.
    switch condition {
    case .above, .failed, .missing: return answer == false ? nil : answer
    case .below, .equals: return nil
    }
  }

  private func answer(of values: [ValueReading]) -> Bool? {
    let reading = reading(of: values)
    switch condition {
    case .above(let bound): return reading?.answer { $0 > bound }
    case .below(let bound): return reading?.answer { $0 < bound }
    case .equals(let text):
      return reading?.datum.words.map { $0.withoutInvisible.trimmed == text.withoutInvisible }
    case .missing: return nil
    case .failed:
      return value.isEmpty ? values.contains(where: \.hasFailed) : reading?.hasFailed ?? false
    }
  }
}

extension ValueReading {
  /// Returns whether the reading's number is as described; `nil` if it has none.
  fileprivate func answer(_ isSo: (Double) -> Bool) -> Bool? {
    number.flatMap { $0.isNaN ? nil : isSo($0) }
  }
}

extension AlertRule.Actions {
  /// Creates the actions of a mapping's keys; the terminal rings if it names none.
  fileprivate init(_ setting: Setting) {
    message = setting["notify"]?.text.flatMap { text in
      switch SettingKind<Bool>.bool.value(text) {
      case true?: ""
      case false?: nil
      case nil: text
      }
    }
    command = setting["run"]?.items.compactMap(\.text) ?? []
    bell = setting.value("bell", .bool) ?? (message == nil && command.isEmpty)
  }
}

extension String {
  /// The text as it is drawn, without escapes of terminals and characters that have no form: what looks like a word is
  /// that word.
  fileprivate var withoutInvisible: String {
    let isPlain = unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    let drawn =
      isPlain
      ? self
      : StyledText(self).lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: drawn.unicodeScalars.filter { scalar in
        !scalar.properties.isDefaultIgnorableCodePoint && !(0xFFF9...0xFFFB ~= scalar.value)
          // The pattern of Braille without a dot.
          && scalar.value != 0x2800
      })
    return String(scalars)
  }
}
