/// The destination to which views write their nodes, with the environment that they inherit.
public struct Lowering {
  /// The environment of the view that is being lowered.
  public package(set) var environment: EnvironmentValues
  private var styleNumbers = StyleNumbers()
  package var tree = NodeTree()
  /// The maximum height in rows of digits in the text that is being written.
  var digitRows = 1
  /// The views with tags.
  var taggedViews: [AnyHashable: @MainActor () -> AnyView] = [:]
  /// The background of the whole widget.
  var containerBackground: ContainerBackground?

  /// Creates a lowering for a picture in an environment.
  public init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// Returns the nodes of `view` in an environment; several views are stacked vertically.
  @MainActor
  package static func tree(
    of view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) -> NodeTree {
    var lowering = Lowering(environment: environment)
    lowering.root { view }
    return lowering.tree
  }

  /// Writes the view of a whole picture; several views are stacked vertically.
  @MainActor
  package mutating func root(_ content: () -> some View) {
    root(.column(.center, spacing: Node.defaultSpacing), content)
  }

  /// Writes the view of a whole picture; several views are put inside a node of `kind`.
  @MainActor
  mutating func root(_ kind: Node.Kind, _ content: () -> some View) {
    prepareForBody()
    single(kind, content: content())
    writeContainerBackground()
  }

  /// Writes a node whose content is created once its size is known.
  @MainActor mutating func geometry(_ content: @escaping @MainActor (Size) -> NodeTree) {
    tree.geometries.append(content)
    leaf(.geometry(Int32(tree.geometries.count - 1)))
  }

  mutating func number(of style: Style) -> UInt16 {
    styleNumbers.number(of: style, in: &tree.styles)
  }

  /// Writes a node without children.
  mutating func leaf(_ kind: Node.Kind, priority: Float = 0) {
    tree.nodes.append(
      Node(
        kind: kind, isMirrored: isMirrored, end: Int32(tree.nodes.count + 1), priority: priority))
    if isMirrored { tree.isMirrored = true }
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The index of the next node.
  @usableFromInline var position: Int { tree.nodes.count }

  /// Begins a node whose content is written next, and returns its index.
  @usableFromInline
  mutating func open(_ kind: Node.Kind) -> Int {
    leaf(kind)
    return tree.nodes.count - 1
  }

  /// Ends the node at `index`.
  @usableFromInline
  mutating func close(_ index: Int) { tree.nodes[index].end = Int32(tree.nodes.count) }

  /// Writes a node around any number of nodes that `body` writes.
  @MainActor mutating func node(_ kind: Node.Kind, _ body: (inout Lowering) -> Void) {
    let index = open(kind)
    body(&self)
    close(index)
  }

  /// Lowers `content` in a changed environment.
  @inlinable @MainActor mutating func with(
    _ change: (inout EnvironmentValues) -> Void, lower content: some View
  ) {
    let outer = enter(change)
    content.lower(into: &self)
    restore(outer)
  }

  /// Changes the environment of the views that are written next, and returns the previous one.
  @usableFromInline
  mutating func enter(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    let outer = environment
    change(&environment)
    return outer
  }

  /// Restores an environment.
  @usableFromInline
  mutating func restore(_ outer: consuming EnvironmentValues) { environment = outer }

  /// Writes a stack; spacers and dividers in it follow its axis.
  @inlinable @MainActor
  mutating func stack(_ axis: Axis?, _ kind: Node.Kind, content: some View) {
    let outer = enter(axis)
    let index = open(kind)
    content.lower(into: &self)
    close(index)
    _ = enter(outer)
  }

  /// Sets the axis of the enclosing stack for the views that are written next, and returns the
  /// previous one.
  @usableFromInline
  mutating func enter(_ axis: Axis?) -> Axis? {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    return outer
  }

  /// Sets the values for `@Environment` in the body that is evaluated next.
  @usableFromInline @MainActor
  func prepareForBody() { EnvironmentValues.current = environment }

  /// Returns a node kind for flexible bounds.
  @usableFromInline
  mutating func kind(of bounds: FrameBounds, _ alignment: Alignment) -> Node.Kind {
    tree.bounds.append(bounds)
    return .bounds(Int32(tree.bounds.count - 1), alignment)
  }
}
