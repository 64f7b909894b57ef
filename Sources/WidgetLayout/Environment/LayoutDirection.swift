/// The direction that lines are read in, as in SwiftUI; pictures are laid out from the left.
public enum LayoutDirection: CaseIterable, Sendable, Hashable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  /// The direction that lines are read in.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The dots of the screen in a point; 1 here.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
