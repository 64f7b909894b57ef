package import WidgetLayout

/// One theme file, read but not yet joined with the theme it inherits.
///
/// ```yaml
/// inherits: nord
/// appearance: dark
/// roles:
///   accent: cyan                             # one of the sixteen, at every depth
///   good: "#a3be8c"                          # the nearest of the sixteen is worked out
///   warn: {rgb: "#ebcb8b", ansi: yellow}
///   chart1: accent                           # another role's colour
/// ```
package struct ThemeFile: Sendable {
  /// The theme's name.
  package let name: String
  /// The file.
  package let source: YAMLFile
  /// The name of the inherited theme, which supplies missing settings, with its location.
  package private(set) var inherits: YAMLScalar?
  /// True for a theme for light backgrounds; `nil` to inherit the setting.
  package private(set) var isLight: Bool?
  /// How tiles are set apart on boards that do not say so.
  package private(set) var look = BoardLook()
  /// The settings of roles.
  package private(set) var roles = RoleSettings()

  /// Reads a file; throws all its errors, including the one that `checkBase` returns for the
  /// inherited theme.
  package init(
    _ source: YAMLFile, name: String, checkBase: (YAMLScalar) -> YAMLError? = { _ in nil }
  ) throws(YAMLErrors) {
    self.name = name
    self.source = source
    let report = YAMLReport(source)
    if let root = YAMLParser.root(of: report),
      let reader = YAMLReader(root, keys: Self.keys, report)
    {
      inherits = reader.value("inherits", .name(of: "theme"))
      inherits.flatMap(checkBase).map(report.add)
      isLight = reader.value("appearance", .choice("appearance", ["dark": false, "light": true]))
      look = BoardLook(reader)
      for entry in reader.entries("roles") ?? [] { set(entry, report) }
    }
    roles.cycleErrors(preferring: source).forEach(report.add)
    try report.throwIfAny()
  }

  private static var keys: [String] {
    ["inherits", "appearance", "roles"] + BoardLook.settingKeys.map(\.name)
  }

  private mutating func set(_ entry: YAMLEntry, _ report: YAMLReport) {
    guard let role = Role(name: entry.key.text) else {
      let names = Role.allCases.map(\.name)
      return report.add(
        entry.key.span, .unknownWord(noun: "role", text: entry.key.text, subject: nil),
        expected: "one of " + names.joined(separator: ", "),
        suggestion: Spelling.nearest(to: entry.key.text, among: names).map { .word($0) })
    }
    guard let color = color(of: role, entry.value, report) else { return }
    roles[role] = .init(color: color, source: source, span: entry.value.span)
  }

  private func color(of role: Role, _ node: YAMLNode, _ report: YAMLReport) -> RoleColor? {
    guard case .mapping = node else {
      return report.value(node, .roleColor, for: "role \(role.name)")
    }
    guard let reader = YAMLReader(node, keys: ["rgb", "ansi"], report) else { return nil }
    let rgb = reader.required("rgb", .rgb)
    let ansi = reader.value("ansi", .ansi)
    return rgb.map { .color(.rgb($0, fallback: ansi ?? $0.nearestANSI)) }
  }
}
