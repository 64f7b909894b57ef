import CLinux
import FoundationEssentials
import Glibc
import WidgetSources

/// The alarms of one widget: their states, which outlive the process, and what they do.
final class AlertBook {
  private let rules: [AlertRule]
  private let name: String
  private let title: String
  private let path: String
  /// Where commands start.
  private let folder: String
  /// By the rule's words, so that a rule that is written anew begins anew.
  private var states: [String: AlertState] = [:]
  /// Held by the one who sounds: of several processes, or places of a screen, that read the same
  /// widget, one does.
  private let lock: Int32
  /// Whether this is the one.
  private var isHolder = false

  /// The alarms of `rules`, kept at `path`.
  init(rules: [AlertRule], name: String, title: String, path: String, folder: String) {
    self.rules = rules
    self.name = name
    self.title = title
    self.path = path
    self.folder = folder
    lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }

  /// What the last one who sounded knew.
  private func takeStates() {
    let data = try? Data(contentsOf: URL(filePath: path))
    states =
      data.flatMap { try? JSONDecoder().decode([String: AlertState].self, from: $0) } ?? [:]
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Takes values that were read.
  func note(values: [ValueReading], at date: Date) {
    let words = values.first.map { $0.datum.words ?? "" } ?? ""
    step(at: date, value: words) { $0.holds(of: values) }
  }

  /// Takes a failure.
  func note(failure: SourceFailure, at date: Date) {
    step(at: date, value: failure.reason) { $0.condition == .failed ? true : nil }
  }

  private func step(at date: Date, value: String, _ holds: (AlertRule) -> Bool?) {
    guard lock >= 0, clinux_lock(lock, false) == 0 else { return }
    if !isHolder { takeStates() }
    isHolder = true
    let before = states
    for (index, rule) in rules.enumerated() {
      let alike = rules[..<index].count { $0.value == rule.value && $0.words == rule.words }
      let key = "\(rule.value) \(rule.words)\(alike > 0 ? " \(alike + 1)" : "")"
      var state = states[key] ?? AlertState()
      if state.step(rule, holds: holds(rule), at: date) { sound(rule, value: value) }
      states[key] = state
    }
    guard states != before, let data = try? JSONEncoder().encode(states) else { return }
    try? data.write(to: URL(filePath: path), options: .atomic)
  }

  private func sound(_ rule: AlertRule, value: String) {
    let actions = rule.actions
    if actions.bell {
      // Dashboards ring when this file is another one.
      let bell = path.split(separator: "/").dropLast().joined(separator: "/")
      try? Data("\(name) \(rule.words)\n".utf8).write(
        to: URL(filePath: "/\(bell)/bell"), options: .atomic)
    }
    var commands: [[String]] = []
    if let message = actions.message {
      let words = message.isEmpty ? "\(value) (\(rule.words))" : message
      commands.append(["notify-send", "--app-name=WidgetTUI", "--", title, words])
    }
    if !actions.command.isEmpty { commands.append(actions.command) }
    let variables = [
      "WIDGETTUI_WIDGET": name, "WIDGETTUI_VALUE": value, "WIDGETTUI_RULE": rule.words,
    ]
    for command in commands {
      let command = Command(command, environment: variables, folder: folder, timeout: 30)
      // An alarm that fails must not take the reading with it.
      ReadingThreads.shared.run { _ = try? command.run() }
    }
  }
}
