import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// Several widgets in one place, of which the most relevant or the manually chosen one is shown.
struct WidgetStack: Hashable {
  /// The widget that the user turned a stack to.
  private struct Choice: Hashable {
    /// The index of the widget that is shown.
    let top: Int
    /// The index of the most relevant widget then; the choice stays at least until another is.
    let over: Int
    /// The index of the widget whose alarm rings since before: who turned away from it has seen it. `nil` for none.
    var seenAlarm: Int?
    let date: Date

    /// The seconds for which a choice stays whatever the widgets say: their providers must not be able to undo it.
    static let hold: TimeInterval = 600

    /// True while the choice stays whatever the widgets say. It ends also where the clock was set back.
    func isHeld(at now: Date) -> Bool { (date..<date + Self.hold).contains(now) }
  }

  /// The widgets, in the board's order.
  let members: [ConfiguredInstance]
  /// The members' titles for people.
  let titles: [String]
  /// The index of the widget that is shown.
  private(set) var top = 0
  private var choice: Choice?

  init(members: [ConfiguredInstance], titles: [String]) {
    self.members = members
    self.titles = titles
  }

  /// Returns the relevance of a widget. A ringing alarm has more than any provider can give an entry.
  static func relevance(_ given: Float?, isRinging: Bool) -> Float {
    if isRinging { return .infinity }
    guard let given, !given.isNaN else { return 0 }
    return min(given, .greatestFiniteMagnitude)
  }

  /// Shows the most relevant widget, or the first of several equal ones; returns true if that is
  /// another one. What the user chose stays until another widget is most relevant, and for ten minutes in any case:
  /// in these, only an alarm that begins to ring shows its widget.
  mutating func follow(_ relevances: [Float], at now: Date) -> Bool {
    let best = Self.mostRelevant(of: relevances)
    let isRinging = relevances[best] == .infinity
    if !isRinging { choice?.seenAlarm = nil }
    if let choice {
      let callsUser = isRinging && best != top && best != choice.seenAlarm
      if !callsUser, choice.over == best || choice.isHeld(at: now) { return false }
    }
    // If no widget is relevant, the current one stays.
    let next = relevances[best] > 0 || choice != nil ? best : top
    choice = nil
    defer { top = next }
    return next != top
  }

  private static func mostRelevant(of relevances: [Float]) -> Int {
    relevances.indices.max { (relevances[$0], -$0) < (relevances[$1], -$1) } ?? 0
  }

  /// Turns to another widget as the user asked, forwards or backwards.
  mutating func turn(by step: Int, _ relevances: [Float], at now: Date) {
    choose((top + step + members.count) % members.count, relevances, at: now)
  }

  /// Shows a widget that the user chose.
  mutating func choose(_ index: Int, _ relevances: [Float], at now: Date) {
    let best = Self.mostRelevant(of: relevances)
    top = index
    choice = Choice(
      top: index, over: best, seenAlarm: relevances[best] == .infinity ? best : nil, date: now)
  }

  /// Takes over what the user chose in a stack of the same widgets.
  mutating func keepChoice(of other: WidgetStack) {
    guard let choice = other.choice, members.indices.contains(choice.top) else { return }
    (top, self.choice) = (choice.top, choice)
  }

  /// The names of the widgets on the board, which are the same in any family.
  var names: [String] { members.map { InstanceName.widget(of: $0.id) } }

  /// The time from which the widgets decide again, if that is after `now`.
  func choiceEnd(after now: Date) -> Date? {
    choice.flatMap { $0.isHeld(at: now) ? $0.date + Choice.hold : nil }
  }

  /// The shown widget's title and position: `Orders 2/3`.
  var title: String { "\(titles[top]) \(top + 1)/\(members.count)" }
}
