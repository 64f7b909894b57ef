/// A complete set of colours: one for each role.
///
/// Themes are values without file or terminal; theme files are read in WidgetTUI.
public struct Theme: Sendable, Equatable {
  /// The name by which `--theme` finds it.
  public var name: String
  /// True for themes made for a light background.
  public var isLight: Bool
  private var colors: [ThemeColor]

  /// A theme in which every role is the terminal's own colour.
  public init(name: String, isLight: Bool = false) {
    self.name = name
    self.isLight = isLight
    colors = Array(repeating: .terminal, count: Role.allCases.count)
  }

  /// False for a theme that leaves every colour to the terminal: what is loud or quiet must then be
  /// said by weight.
  public var hasColors: Bool { colors.contains { $0 != .terminal } }

  public subscript(role: Role) -> ThemeColor {
    get { colors[Int(role.rawValue)] }
    set { colors[Int(role.rawValue)] = newValue }
  }
}
