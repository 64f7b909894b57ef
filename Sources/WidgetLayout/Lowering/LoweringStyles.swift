extension Lowering {
  /// Lowers what the style of a control makes of its parts.
  @MainActor mutating func styled(_ body: (EnvironmentValues) -> AnyView) {
    EnvironmentValues.current = environment
    body(environment).lower(into: &self)
  }
}
