/// The keys of a dashboard: those of each action.
struct KeyBindings: Sendable, Hashable {
  /// The keys of each action, in the order in which they are shown.
  private var keys: [DashboardAction: [Key]]

  /// The keys that are set nowhere.
  static let standard = KeyBindings()

  private init() {
    keys = Dictionary(
      uniqueKeysWithValues: DashboardAction.allCases.map { ($0, $0.defaultKeys) })
  }

  /// Returns the keys of an action.
  subscript(action: DashboardAction) -> [Key] { keys[action] ?? [] }

  /// Returns the action of a key; `nil` if it has none.
  func action(of key: Key) -> DashboardAction? {
    DashboardAction.allCases.first { self[$0].contains(key) }
  }
}

extension KeyBindings {
  /// One row of the help: keys, and their effect.
  struct Row: Hashable {
    let keys: [String]
    let meaning: String
  }

  /// Every key of a dashboard with its effect, then the mouse.
  var rows: [Row] {
    var rows: [Row] = []
    for action in DashboardAction.allCases {
      let names = self[action].map(\.name)
      if let index = rows.firstIndex(where: { $0.meaning == action.meaning }) {
        rows[index] = Row(keys: rows[index].keys + names, meaning: action.meaning)
      } else {
        rows.append(Row(keys: names, meaning: action.meaning))
      }
      if action == .previousPage { rows.append(Row(keys: ["1…9"], meaning: "that page")) }
    }
    return rows.filter { !$0.keys.isEmpty } + Self.mouse
  }

  private static let mouse = [
    Row(keys: ["click"], meaning: "choose a tile, a page, a link"),
    Row(keys: ["click it again"], meaning: "open that link, press that button"),
    Row(keys: ["double click"], meaning: "zoom a tile, and back"),
    Row(keys: ["wheel"], meaning: "scroll what is under it"),
  ]
}

extension Key {
  /// The key as people read it, such as `q`, `Ctrl-L` or `PgUp`.
  var name: String {
    switch self {
    case .character(let scalar):
      switch scalar.value {
      case 1...26: "Ctrl-\(Unicode.Scalar(scalar.value + 0x40).map(String.init) ?? "")"
      case 0x20: "Space"
      default: String(scalar)
      }
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .mouse, .background: ""
    }
  }
}
