/// The size of controls, as in SwiftUI; here they have one size.
public enum ControlSize: CaseIterable, Sendable, Hashable {
  case mini, small, regular, large, extraLarge
}

/// The size of rows in a sidebar, as in SwiftUI; there is no sidebar here.
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

  /// The size of rows in a sidebar; there is no sidebar here.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// A Boolean value that tells whether controls are enabled; disabled ones are drawn faint.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The size of controls; here they have one size.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
