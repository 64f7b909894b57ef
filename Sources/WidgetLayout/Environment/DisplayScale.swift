extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  /// The number of pixels in a point; here 1.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
