/// Effects of keys on the chart of a page of details; no file changes these keys.
///
/// The dispatch and the help read this table.
enum DetailAction: CaseIterable {
  case span
  case longer, shorter
  case earlier, later
  case cursorLeft, cursorRight, cursorToStart
  case toNow
  case nextSeries, previousSeries

  /// Returns the action of a key; `nil` if it has none.
  static func action(of key: Key) -> DetailAction? { allCases.first { $0.keys.contains(key) } }

  /// The keys, of which the first ones are shown in the help.
  var keys: [Key] {
    switch self {
    case .span: (1...DetailSpan.allCases.count).map { .character(Self.digit($0)) }
    case .longer: [.character("-")]
    case .shorter: [.character("+"), .character("=")]
    case .earlier: [.character("["), .pageUp]
    case .later: [.character("]"), .pageDown]
    case .cursorLeft: [.left]
    case .cursorRight: [.right]
    case .cursorToStart: [.home]
    case .toNow: [.end]
    case .nextSeries: [.tab, .down]
    case .previousSeries: [.backTab, .up]
    }
  }

  private static func digit(_ number: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "0") + UInt8(number))
  }

  /// The effect in a few words; actions with the same words share a row of the help.
  var meaning: String {
    switch self {
    case .span: "show five minutes, an hour … seven days"
    case .longer, .shorter: "show a longer or shorter time"
    case .earlier, .later: "show the time before or after"
    case .cursorLeft, .cursorRight, .cursorToStart: "move the cursor over the values"
    case .toNow: "leave the cursor, back to now"
    case .nextSeries, .previousSeries: "choose the next or previous value"
    }
  }

  /// The names of the keys in the help.
  private var names: [String] {
    switch self {
    case .span: ["1…\(DetailSpan.allCases.count)"]
    case .shorter: ["+"]
    default: keys.map(\.name)
    }
  }

  /// Every key with its effect.
  static var rows: [KeyBindings.Row] {
    var rows: [KeyBindings.Row] = []
    for action in allCases {
      if let index = rows.firstIndex(where: { $0.meaning == action.meaning }) {
        rows[index] = KeyBindings.Row(
          keys: rows[index].keys + action.names, meaning: action.meaning)
      } else {
        rows.append(KeyBindings.Row(keys: action.names, meaning: action.meaning))
      }
    }
    return rows
  }
}

extension KeyBindings {
  /// The keys of a page of details with their effects: its own, then those of the dashboard's actions that do
  /// something there.
  var detailRows: [Row] {
    let shared: [([DashboardAction], String)] = [
      ([.details], "turn to the reading, to the YAML, and back"),
      ([.earlier, .later], "walk through the kept entries"), ([.reload], "reload it"),
      ([.back], "leave the cursor, the past, the page"), ([.open], "close the page"),
      ([.help], DashboardAction.help.meaning), ([.quit], DashboardAction.quit.meaning),
    ]
    let rows = shared.map { actions, meaning in
      Row(keys: actions.flatMap { names(of: $0) }, meaning: meaning)
    }
    return DetailAction.rows + rows.filter { !$0.keys.isEmpty }
  }
}
