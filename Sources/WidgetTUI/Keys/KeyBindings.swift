/// The keys of a dashboard: those of each action.
struct KeyBindings: Sendable, Hashable {
  /// The keys of each action, in the order in which they are shown.
  private var keys: [DashboardAction: [Key]]

  /// The keys with a meaning that no file changes: the one that the terminal turns into a signal.
  private static let fixed: [Key: String] = [.character("\u{3}"): "quits"]

  /// The keys that are set nowhere.
  static let standard = KeyBindings()

  private init() {
    keys = Dictionary(
      uniqueKeysWithValues: DashboardAction.allCases.map { ($0, $0.defaultKeys) })
  }

  /// The keys of an action.
  subscript(action: DashboardAction) -> [Key] {
    get { keys[action] ?? [] }
    set { keys[action] = newValue }
  }

  /// Returns the first key of each of some actions that have one, by their names: `n, p`.
  func first(_ actions: DashboardAction..., joinedBy separator: String = ", ") -> String? {
    let names = actions.compactMap { self[$0].first?.name }
    return names.isEmpty ? nil : names.joined(separator: separator)
  }

  /// Returns what else a key of an action does, in words; `nil` if it does nothing else.
  func clash(of key: Key, for action: DashboardAction) -> String? {
    if let meaning = Self.fixed[key] {
      return action == .quit && meaning == "quits" ? nil : "always \(meaning)"
    }
    let other = DashboardAction.allCases.first { other in
      other != action && other.isOfSearch == action.isOfSearch && self[other].contains(key)
    }
    return other.map { "is that of \($0.rawValue) too" }
  }

  /// Returns the action of a key; `nil` if it has none. While a search is on, its keys come first.
  func action(of key: Key, isSearching: Bool = false) -> DashboardAction? {
    let actions = DashboardAction.allCases.filter { self[$0].contains(key) }
    if isSearching, let action = actions.first(where: \.isOfSearch) { return action }
    return actions.first { !$0.isOfSearch }
  }
}

extension KeyBindings {
  /// One row of the help: keys, and their effect.
  struct Row: Hashable {
    let keys: [String]
    let meaning: String
  }

  /// Every key of a dashboard with its effect, then the mouse.
  var rows: [Row] { rows(of: DashboardAction.allCases) + Self.mouse }

  private func rows(of actions: [DashboardAction]) -> [Row] {
    var rows: [Row] = []
    for action in actions {
      let names = names(of: action)
      if let index = rows.firstIndex(where: { $0.meaning == action.meaning }) {
        rows[index] = Row(keys: rows[index].keys + names, meaning: action.meaning)
      } else {
        rows.append(Row(keys: names, meaning: action.meaning))
      }
    }
    return rows.filter { !$0.keys.isEmpty }
  }

  /// Returns the names of an action's keys; the digits of the pages together, if no other keys are set.
  func names(of action: DashboardAction) -> [String] {
    let pages = DashboardAction.allCases.filter { $0.page != nil }
    guard action.page != nil, pages.allSatisfy({ self[$0] == $0.defaultKeys }) else {
      return self[action].map(\.name)
    }
    return action == pages.first ? ["1…\(pages.count)"] : []
  }

  private static let mouse = [
    Row(keys: ["click", "click again"], meaning: "choose a tile, a page, a link; open that link"),
    Row(
      keys: ["double click", "wheel"], meaning: "zoom a tile, and back; scroll what is under it"),
  ]
}
