extension Lowering {
  /// Lowers the view that a control's style creates.
  @MainActor mutating func styled(_ body: (EnvironmentValues) -> AnyView) {
    EnvironmentValues.current = environment
    body(environment).lower(into: &self)
  }
}
