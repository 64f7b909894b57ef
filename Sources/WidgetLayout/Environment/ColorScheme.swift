/// Whether the surroundings are light or dark, as in SwiftUI.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  case light, dark
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    // Most terminals are dark, and `.black` chosen for a light one would not be seen on them.
    static let defaultValue = ColorScheme.dark
  }

  /// Whether the surroundings are light or dark; dark where nobody knows.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
