package import WidgetLayout

/// The settings of all roles in a theme's files, with their source locations.
package struct RoleSettings: Sendable {
  /// A role's colour and its source location.
  package struct Setting: Sendable {
    /// The colour, or the role it is taken from.
    package var color: RoleColor
    /// The file that contains the setting.
    package var source: YAMLFile
    /// The span of the colour in the file.
    package var span: YAMLSpan
  }

  private var settings: [Role: Setting] = [:]

  /// Creates settings without any roles.
  package init() {}

  /// The setting of `role`.
  package subscript(role: Role) -> Setting? {
    get { settings[role] }
    set { settings[role] = newValue }
  }

  /// Adds the settings of `base` for roles that are not set here.
  package mutating func inherit(_ base: RoleSettings) {
    settings.merge(base.settings) { own, _ in own }
  }

  /// The roles without a setting.
  package var missing: [Role] { Role.allCases.filter { settings[$0] == nil } }

  /// The cycles of roles that take their colour from each other, each once, in the order of roles.
  package var cycles: [[Role]] {
    var done: Set<Role> = []
    return Role.allCases.compactMap { role in
      var path: [Role] = []
      var next: Role? = role
      while let role = next, done.insert(role).inserted {
        path.append(role)
        next = target(of: role)
      }
      // Only a path that returns to itself is a cycle; others end in one found before.
      guard let next, let start = path.firstIndex(of: next) else { return nil }
      return Array(path[start...])
    }
  }

  /// Returns the colour of `role`, following other roles as often as needed.
  ///
  /// It is the terminal's own colour if there is a cycle or no setting.
  package func color(of role: Role) -> ThemeColor {
    var role = role
    for _ in Role.allCases {
      switch settings[role]?.color {
      case .color(let color): return color
      case .role(let other): role = other
      case nil: return .terminal
      }
    }
    return .terminal
  }

  /// Returns the errors of all cycles, each at a setting in `source` if one is there.
  package func cycleErrors(preferring source: YAMLFile) -> [YAMLError] {
    cycles.compactMap { ring in
      let inFile = ring.firstIndex { settings[$0]?.source.name == source.name } ?? ring.startIndex
      let names = (ring[inFile...] + ring[..<inFile] + [ring[inFile]]).map(\.name)
      guard let setting = settings[ring[inFile]] else { return nil }
      return YAMLError(
        setting.source, setting.span, .roleCycle(names),
        expected: "a colour for one of these roles")
    }
  }

  private func target(of role: Role) -> Role? {
    if case .role(let other) = settings[role]?.color { other } else { nil }
  }
}
