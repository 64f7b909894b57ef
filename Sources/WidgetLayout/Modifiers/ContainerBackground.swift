/// What is drawn behind a whole widget, and the environment it was given in.
struct ContainerBackground {
  let alignment: Alignment
  let environment: EnvironmentValues
  let lower: @MainActor (inout Lowering) -> Void
}

/// Where a container background is drawn, as in WidgetKit.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// Behind the whole widget.
  public static let widget = Self(name: "widget")
}

/// A view that says what stands behind the widget it is in.
nonisolated struct ContainerBackgroundView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment

  @MainActor func lower(into lowering: inout Lowering) {
    // The outermost one is met first, and counts.
    if lowering.containerBackground == nil, lowering.environment.showsWidgetContainerBackground {
      lowering.containerBackground = ContainerBackground(
        alignment: alignment, environment: lowering.environment
      ) { [layer, alignment] in $0.single(.layers(alignment), content: layer) }
    }
    content.lower(into: &lowering)
  }
}

extension Lowering {
  /// Puts the container background, if there is one, behind all that was written, which stands in
  /// it as in a node of `kind`.
  @MainActor mutating func writeContainerBackground(around kind: Node.Kind) {
    guard let background = containerBackground, !tree.nodes.isEmpty else { return }
    containerBackground = nil
    for index in tree.nodes.indices { tree.nodes[index].end += 2 }
    let all = FrameBounds(maximum: Proposal(width: Proposal.infinity, height: Proposal.infinity))
    tree.bounds.append(all)
    var place = Alignment.center
    if case .layers(let alignment) = kind { place = alignment }
    let bounds = Node.Kind.bounds(Int32(tree.bounds.count - 1), place)
    let kinds: [Node.Kind] = [.backed(background.alignment, isBehind: true), bounds]
    let end = Int32(tree.nodes.count + kinds.count)
    tree.nodes.insert(contentsOf: kinds.map { Node(kind: $0, end: end, priority: 0) }, at: 0)
    let outer = environment
    environment = background.environment
    background.lower(&self)
    environment = outer
    tree.nodes[0].end = Int32(tree.nodes.count)
  }
}

extension View {
  /// Fills the area behind the whole widget, as in WidgetKit.
  ///
  /// Here: within the widget's margins; the outermost background of a widget counts.
  nonisolated public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(content: self, layer: StyleView(style: style), alignment: .center)
  }

  /// Draws `content` behind the whole widget, as in WidgetKit.
  ///
  /// Here: within the widget's margins; the outermost background of a widget counts.
  nonisolated public func containerBackground<Layer: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    ContainerBackgroundView(content: self, layer: content(), alignment: alignment)
  }
}
