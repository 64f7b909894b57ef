package import WidgetLayout

/// Finds themes by name, in folders first and then among those that come with the program.
///
/// A theme takes what it does not set from the theme it inherits, and at last from the `default`
/// that comes with the program. One that inherits its own name adds to the theme of that name
/// further back: a user's `nord` may inherit `nord`.
package struct ThemeLibrary: Sendable {
  /// The theme that all others rest on.
  package static let baseName = "default"

  /// Where themes are looked for, in this order.
  package var shelves: [ThemeShelf]

  /// The library of those folders, then of what comes with the program.
  package init(folders: [String] = []) {
    shelves = folders.map { .folder($0) } + [.builtIn]
  }

  /// The library of those shelves alone.
  package init(shelves: [ThemeShelf]) {
    self.shelves = shelves
  }

  /// The names of all themes there are, sorted.
  package var names: [String] { Set(shelves.flatMap(\.names)).sorted() }

  /// The theme of that name; a name with a slash or ending in `.yaml` is a file's path.
  package func theme(named name: String) throws(SourceErrors) -> Theme {
    let first = try find(name)
    let files = try chain(from: first).map(\.file)
    var roles = RoleSettings()
    for file in files { roles.inherit(file.roles) }
    try check(roles, of: first.file, base: files.last ?? first.file)

    let isLight = files.lazy.compactMap(\.isLight).first ?? false
    var theme = Theme(name: first.file.name, isLight: isLight)
    for role in Role.allCases { theme[role] = roles.color(of: role) }
    return theme
  }

  private func check(
    _ roles: RoleSettings, of file: ThemeFile, base: ThemeFile
  ) throws(SourceErrors) {
    let cycles = roles.cycleErrors(preferring: file.source)
    guard cycles.isEmpty else { throw SourceErrors(cycles) }
    let missing = roles.missing.map(\.name)
    guard missing.isEmpty else {
      throw SourceErrors(SourceError(file: base.source.name, .missingRoles(missing)))
    }
  }
}
