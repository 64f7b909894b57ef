extension NavigationPath {
  /// Takes the last values away.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
