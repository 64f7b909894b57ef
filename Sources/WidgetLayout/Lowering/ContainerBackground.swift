/// The background of a whole widget, with its environment.
struct ContainerBackground {
  let alignment: Alignment
  let environment: EnvironmentValues
  let lower: @MainActor (inout Lowering) -> Void
}

extension Lowering {
  /// Stores the widget's background, if it has one, as a separate picture.
  @MainActor mutating func writeContainerBackground() {
    guard let background = containerBackground, !tree.nodes.isEmpty else { return }
    containerBackground = nil
    var lowering = Lowering(environment: background.environment)
    background.lower(&lowering)
    tree.background = [PlacedTree(tree: lowering.tree, alignment: background.alignment)]
  }
}
