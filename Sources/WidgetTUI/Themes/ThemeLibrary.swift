package import WidgetLayout

/// A library that finds themes by name, first in folders and then among the built-in ones.
///
/// A theme takes missing settings from the theme it inherits, and finally from the built-in
/// `default`. A theme that inherits its own name extends the theme of that name on a later shelf: a
/// user's `nord` may inherit `nord`.
package struct ThemeLibrary: Sendable {
  /// The name of the theme that all others are based on.
  package static let baseName = "default"

  /// The shelves to search, in order.
  package var shelves: [ThemeShelf]

  /// Creates a library of these folders, followed by the built-in themes.
  package init(folders: [String] = []) {
    shelves = folders.map { .folder($0) } + [.builtIn]
  }

  /// Creates a library of these shelves only.
  package init(shelves: [ThemeShelf]) {
    self.shelves = shelves
  }

  /// The names of all themes, sorted.
  package var names: [String] { Set(shelves.flatMap(\.names)).sorted() }

  /// Returns the theme with a name; a name that contains a slash or ends in `.yaml` is a file's
  /// path.
  package func theme(named name: String) throws(YAMLErrors) -> Theme {
    let first = try find(name)
    let files = try chain(from: first).map(\.file)
    var roles = RoleSettings()
    for file in files { roles.inherit(file.roles) }
    try check(roles, of: first.file, base: files.last ?? first.file)

    let isLight = files.lazy.compactMap(\.isLight).first ?? false
    var theme = Theme(name: first.file.name, isLight: isLight)
    theme.look = files.reduce(BoardLook()) { $0.over($1.look) }
    for role in Role.allCases { theme[role] = roles.color(of: role) }
    return theme
  }

  private func check(
    _ roles: RoleSettings, of file: ThemeFile, base: ThemeFile
  ) throws(YAMLErrors) {
    let cycles = roles.cycleErrors(preferring: file.source)
    guard cycles.isEmpty else { throw YAMLErrors(cycles) }
    let missing = roles.missing.map(\.name)
    guard missing.isEmpty else {
      throw YAMLErrors(YAMLError(file: base.source.name, .missingRoles(missing)))
    }
  }
}
