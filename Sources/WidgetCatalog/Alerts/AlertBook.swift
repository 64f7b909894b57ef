import CLinux
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization
import WidgetSources

/// The alarms of one widget: their states, which outlive the process, and what they do.
///
/// It looks at them when something was read, and by itself when a time that must pass, or quiet hours,
/// end before the next reading.
final class AlertBook: Sendable {
  /// What was found last, and what is waited for.
  private struct Course {
    /// By the rule's words, so that a rule that is written anew begins anew.
    var states: [String: AlertState] = [:]
    /// Whether this is the one who sounds.
    var isHolder = false
    /// Whether each rule's condition holds; nil where that was not told.
    var holding: [Bool?] = []
    var value = ""
    /// When something is read again.
    var nextReading: Date?
    /// When it looks again by itself.
    var due: Date?
  }

  private let rules: [AlertRule]
  private let name: String
  private let title: String
  private let path: String
  /// Where commands start.
  private let folder: String
  /// Held by the one who sounds: of several processes, or places of a screen, that read the same
  /// widget, one does.
  private let lock: Int32
  private let course = Mutex(Course())

  /// The alarms of `rules`, kept at `path`.
  init(rules: [AlertRule], name: String, title: String, path: String, folder: String) {
    self.rules = rules
    self.name = name
    self.title = title
    self.path = path
    self.folder = folder
    lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Takes values that were read, and when they are read again: until then they stand.
  func note(values: [ValueReading], at date: Date, until next: Date? = nil) {
    let words = values.first.map { $0.datum.words ?? "" } ?? ""
    note(rules.map { $0.holds(of: values) }, words, at: date, until: next)
  }

  /// Takes a failure.
  func note(failure: SourceFailure, at date: Date) {
    let holding = rules.map { $0.condition == .failed ? true : nil }
    note(holding, failure.reason, at: date, until: nil)
  }

  private func note(_ holding: [Bool?], _ value: String, at date: Date, until next: Date?) {
    course.withLock { course in
      guard lock >= 0, clinux_lock(lock, false) == 0 else { return }
      if !course.isHolder { course.states = keptStates }
      course.isHolder = true
      (course.holding, course.value, course.nextReading) = (holding, value, next)
      step(&course, at: date)
    }
  }

  /// What the last one who sounded knew.
  private var keptStates: [String: AlertState] {
    let data = try? Data(contentsOf: URL(filePath: path))
    return data.flatMap { try? JSONDecoder().decode([String: AlertState].self, from: $0) } ?? [:]
  }

  private func step(_ course: inout Course, at date: Date) {
    let before = course.states
    var dues: [Date] = []
    for (index, rule) in rules.enumerated() {
      let key = key(of: index)
      var state = course.states[key] ?? AlertState()
      let holds = course.holding[index]
      if state.step(rule, holds: holds, at: date) { sound(rule, value: course.value) }
      course.states[key] = state
      if holds == true, let due = state.due(rule, after: date) { dues.append(due) }
    }
    wait(&course, until: dues.min(), from: date)
    guard course.states != before, let data = try? JSONEncoder().encode(course.states) else {
      return
    }
    try? data.write(to: URL(filePath: path), options: .atomic)
  }

  private func key(of index: Int) -> String {
    let rule = rules[index]
    let alike = rules[..<index].count { $0.value == rule.value && $0.words == rule.words }
    return "\(rule.value) \(rule.words)\(alike > 0 ? " \(alike + 1)" : "")"
  }

  // MARK: Waiting

  /// Looks again at a date, unless something is read before.
  private func wait(_ course: inout Course, until due: Date?, from now: Date) {
    let due = due.flatMap { due in (course.nextReading ?? .distantFuture) > due ? due : nil }
    guard due != course.due else { return }
    course.due = due
    guard let due else { return }
    // The clock of readings may be another one than the machine's.
    let begin = Date()
    DispatchQueue.global(qos: .utility).asyncAfter(
      wallDeadline: .now() + due.timeIntervalSince(now)
    ) { [weak self] in
      self?.look(for: due, at: max(due, now + Date().timeIntervalSince(begin)))
    }
  }

  /// What was waited for has come, if it is still waited for. After a sleep of the machine the next
  /// reading decides.
  private func look(for due: Date, at date: Date) {
    course.withLock { course in
      guard course.due == due, (course.nextReading ?? .distantFuture) > date else { return }
      course.due = nil
      step(&course, at: date)
    }
  }

  // MARK: Sounding

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
