/// How large controls are drawn, as in SwiftUI; they have one size here.
public enum ControlSize: CaseIterable, Sendable, Hashable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  /// Whether buttons and switches can be used; those that cannot are drawn faint.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How large controls are drawn; they have one size here.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
