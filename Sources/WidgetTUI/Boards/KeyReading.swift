import WidgetSettings

extension YAMLReport {
  /// Returns the keys of a mapping of actions in place of others; reports keys that do two things.
  @MainActor
  func bindings(_ node: YAMLNode, over base: KeyBindings) -> KeyBindings {
    var bindings = base
    guard let setting = setting(node, BoardSchema.keyBindings, for: "keys"),
      case .mapping(let entries, _) = node
    else { return base }
    let changed = entries.compactMap { entry in
      DashboardAction(rawValue: entry.key.text).map { (action: $0, entry: entry) }
    }
    for (action, _) in changed {
      let texts = setting[action.rawValue]?.items.compactMap(\.text) ?? []
      bindings[action] = texts.compactMap { Key(text: $0) }
    }
    for (action, entry) in changed {
      for key in bindings[action] {
        guard let clash = bindings.clash(of: key, for: action) else { continue }
        add(
          entry.value.span, .said("the key \(key.name) of \(action.rawValue) \(clash)"),
          fix: "set another key for one of them")
      }
    }
    return bindings
  }
}

extension SettingKind<Key> {
  /// A key of the dashboard.
  static var key: Self {
    SettingKind(
      noun: "key",
      expected: "a character such as R, ctrl- and a letter, or one of "
        + Key.names.joined(separator: ", ")
    ) { Key(text: $0) }
  }
}

extension BoardSchema {
  /// The schema of the keys of actions.
  static var keyBindings: SettingSchema {
    .mapping(
      DashboardAction.allCases.map { action in
        let keys = action.defaultKeys.map(\.name).joined(separator: ", ")
        return SettingKey(
          action.rawValue, .oneOrMore(.text(.key)), "Keys that \(action.purpose); else \(keys).")
      })
  }
}
