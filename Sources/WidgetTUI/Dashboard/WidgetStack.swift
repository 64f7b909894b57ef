import WidgetTimeline

/// Several widgets in one place, of which the most relevant or the manually chosen one is shown.
struct WidgetStack: Hashable {
  /// The widgets, in the board's order.
  let members: [ConfiguredInstance]
  /// The members' titles for people.
  let titles: [String]
  /// The index of the widget that is shown.
  private(set) var top = 0
  /// The index of the most relevant widget when the stack was turned manually; the choice stays
  /// until another is most relevant.
  private var chosenOver: Int?

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
  /// another one.
  mutating func follow(_ relevances: [Float]) -> Bool {
    let best = relevances.indices.max { (relevances[$0], -$0) < (relevances[$1], -$1) } ?? 0
    if chosenOver == best { return false }
    // If no widget is relevant, the current one stays.
    let next = relevances[best] > 0 || chosenOver != nil ? best : top
    chosenOver = nil
    defer { top = next }
    return next != top
  }

  /// Turns to another widget, forwards or backwards.
  mutating func turn(by step: Int, _ relevances: [Float]) {
    chosenOver = relevances.indices.max { (relevances[$0], -$0) < (relevances[$1], -$1) }
    top = (top + step + members.count) % members.count
  }

  /// The shown widget's title and position: `Orders 2/3`.
  var title: String { "\(titles[top]) \(top + 1)/\(members.count)" }
}
