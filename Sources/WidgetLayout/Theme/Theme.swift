/// A complete set of colours, one for each role.
///
/// Themes are plain values that need neither a file nor a terminal; WidgetTUI reads theme files.
public struct Theme: Sendable, Equatable {
  /// The name for `--theme`.
  public var name: String
  /// True if the theme is meant for a light background.
  public var isLight: Bool
  /// How tiles are set apart on boards that do not say so.
  package var look = BoardLook()
  private var colors: [ThemeColor]

  /// Creates a theme in which every role has the terminal's own colour.
  public init(name: String, isLight: Bool = false) {
    self.name = name
    self.isLight = isLight
    colors = Array(repeating: .terminal, count: Role.allCases.count)
  }

  /// True unless the theme leaves every colour to the terminal, so that only bold and dim can
  /// emphasize.
  public var hasColors: Bool { colors.contains { $0 != .terminal } }

  public subscript(role: Role) -> ThemeColor {
    get { colors[Int(role.rawValue)] }
    set { colors[Int(role.rawValue)] = newValue }
  }
}
