import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// Several widgets in one place: the most relevant is shown, or the one that was turned to.
struct WidgetStack: Hashable {
  /// The widgets, in the board's order.
  let members: [WidgetInstance]
  /// Their names for people.
  let titles: [String]
  /// The one shown.
  private(set) var top = 0
  /// The most relevant one when somebody turned the stack: what was chosen stays until that changes.
  private var chosenOver: Int?

  init(members: [WidgetInstance], titles: [String]) {
    self.members = members
    self.titles = titles
  }

  /// Shows the most relevant widget; the first of those that matter alike. Whether it is another one.
  mutating func follow(_ relevances: [Float]) -> Bool {
    let best = relevances.indices.max { (relevances[$0], -$0) < (relevances[$1], -$1) } ?? 0
    if chosenOver == best { return false }
    // Where nothing matters more than the rest, what is shown stays.
    let next = relevances[best] > 0 || chosenOver != nil ? best : top
    chosenOver = nil
    defer { top = next }
    return next != top
  }

  /// Turns to another widget, forwards or back.
  mutating func turn(by step: Int, _ relevances: [Float]) {
    chosenOver = relevances.indices.max { (relevances[$0], -$0) < (relevances[$1], -$1) }
    top = (top + step + members.count) % members.count
  }

  /// The name of the one shown and which of them it is: `Orders 2/3`.
  var title: String { "\(titles[top]) \(top + 1)/\(members.count)" }
}
