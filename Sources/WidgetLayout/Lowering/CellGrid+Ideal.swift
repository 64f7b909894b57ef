extension CellGrid {
  /// Creates the picture of a view at its ideal size, at most 80 columns and 24 rows; `nil` if that
  /// is empty.
  @MainActor package init?(
    ideal lower: @MainActor (inout Lowering) -> Void, in environment: EnvironmentValues
  ) {
    var lowering = Lowering(environment: environment)
    EnvironmentValues.current = environment
    lowering.node(.row(.center, spacing: Node.defaultSpacing)) { lower(&$0) }
    EnvironmentValues.current = environment
    var pass = LayoutPass(lowering.tree, in: .zero)
    let ideal = pass.measure(0, .ideal)
    let size = Size(width: min(ideal.width, 80), height: min(ideal.height, 24))
    guard size.width > 0, size.height > 0 else { return nil }
    self = Rendering.grid(of: lowering.tree, size: size)
  }
}
