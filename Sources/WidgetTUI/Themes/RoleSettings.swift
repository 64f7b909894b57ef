package import WidgetLayout

/// What a theme's files together say about each role, and where they say it.
package struct RoleSettings: Sendable {
  /// A role's colour and where it is written.
  package struct Setting: Sendable {
    /// The colour, or the role it is taken from.
    package var color: RoleColor
    /// The file that says so.
    package var source: SourceFile
    /// The place of the colour in it.
    package var span: SourceSpan
  }

  private var settings: [Role: Setting] = [:]

  /// Nothing set.
  package init() {}

  /// What is said about `role`.
  package subscript(role: Role) -> Setting? {
    get { settings[role] }
    set { settings[role] = newValue }
  }

  /// Takes from `base` what is not set here.
  package mutating func inherit(_ base: RoleSettings) {
    settings.merge(base.settings) { own, _ in own }
  }

  /// The roles about which nothing is said.
  package var missing: [Role] { Role.allCases.filter { settings[$0] == nil } }

  /// Rings of roles that take their colour from each other, each once, in the order of roles.
  package var cycles: [[Role]] {
    var done: Set<Role> = []
    return Role.allCases.compactMap { role in
      var path: [Role] = []
      var next: Role? = role
      while let role = next, done.insert(role).inserted {
        path.append(role)
        next = target(of: role)
      }
      // Only a path that comes back to itself is a ring; others end in one found before.
      guard let next, let start = path.firstIndex(of: next) else { return nil }
      return Array(path[start...])
    }
  }

  /// The colour of `role`, taken over from other roles as often as needed.
  ///
  /// Where there are `cycles` or nothing is set, it is the terminal's own.
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

  /// The errors of all rings, each at the setting that stands in `source`, if one does.
  package func cycleErrors(preferring source: SourceFile) -> [SourceError] {
    cycles.compactMap { ring in
      let inFile = ring.firstIndex { settings[$0]?.source.name == source.name } ?? ring.startIndex
      let names = (ring[inFile...] + ring[..<inFile] + [ring[inFile]]).map(\.name)
      guard let setting = settings[ring[inFile]] else { return nil }
      return SourceError(
        setting.source, setting.span, .roleCycle(names),
        expected: "a colour for one of these roles")
    }
  }

  private func target(of role: Role) -> Role? {
    if case .role(let other) = settings[role]?.color { other } else { nil }
  }
}
