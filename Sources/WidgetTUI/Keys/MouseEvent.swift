import WidgetBase

/// A press of the mouse's left button, or a turn of its wheel, on a cell of the screen.
struct MouseEvent: Sendable, Hashable {
  enum Action: Sendable, Hashable {
    case press, wheelUp, wheelDown
  }

  let action: Action
  /// The column and row of the cell, from 0.
  let x: Int
  let y: Int

  init(_ action: Action, x: Int, y: Int) { (self.action, self.x, self.y) = (action, x, y) }

  /// Creates the event of a report's code, column and row; `nil` for releases, movements, other
  /// buttons and presses with Shift, Alt or Ctrl.
  init?(code: Int, column: Int, row: Int) {
    guard column >= 1, row >= 1 else { return nil }
    switch code {
    case 0: self.init(.press, x: column - 1, y: row - 1)
    case 64: self.init(.wheelUp, x: column - 1, y: row - 1)
    case 65: self.init(.wheelDown, x: column - 1, y: row - 1)
    default: return nil
    }
  }

  /// Creates the event of a report in SGR's form without its beginning, such as `0;12;5M`.
  init?(report: String) {
    guard report.hasExactSuffix("M") else { return nil }
    let numbers = report.dropLast().splitExactly(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2]
    else { return nil }
    self.init(code: code, column: column, row: row)
  }
}
