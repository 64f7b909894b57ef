/// What is drawn behind a whole widget, and the environment it was given in.
struct ContainerBackground {
  let alignment: Alignment
  let environment: EnvironmentValues
  let lower: @MainActor (inout Lowering) -> Void
}

extension Lowering {
  /// Keeps what stands behind the widget, if there is something, as a picture of its own.
  @MainActor mutating func writeContainerBackground() {
    guard let background = containerBackground, !tree.nodes.isEmpty else { return }
    containerBackground = nil
    var lowering = Lowering(environment: background.environment)
    background.lower(&lowering)
    tree.background = [PlacedTree(tree: lowering.tree, alignment: background.alignment)]
  }
}
