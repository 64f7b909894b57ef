extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  /// The dots of the screen in a point; 1 here.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
