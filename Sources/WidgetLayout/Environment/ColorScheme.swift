/// The light or dark appearance, as in SwiftUI.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  case light, dark
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    // Most terminals are dark, and `.black` chosen for a light one would be invisible on them.
    static let defaultValue = ColorScheme.dark
  }

  /// The light or dark appearance; dark if it is unknown.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
