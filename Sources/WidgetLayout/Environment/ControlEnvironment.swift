/// How large controls are drawn, as in SwiftUI; they have one size here.
public enum ControlSize: CaseIterable, Sendable, Hashable {
  case mini, small, regular, large, extraLarge
}

/// How large the rows of a sidebar are, as in SwiftUI; there is none here.
public enum SidebarRowSize: Sendable, Hashable {
  case small, medium, large
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  private enum SidebarRowSizeKey: EnvironmentKey {
    static let defaultValue = SidebarRowSize.medium
  }

  /// How large the rows of a sidebar are; there is none here.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
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
