/// Where views write their nodes, and what they inherit while they do.
public struct Lowering {
  /// What the view that is being lowered inherits.
  public package(set) var environment: EnvironmentValues
  private var styleNumbers = StyleNumbers()
  package var tree = NodeTree()
  /// How many rows high the digits of the text that is being written may be.
  var digitRows = 1
  /// The views that were given tags.
  var taggedViews: [AnyHashable: @MainActor () -> AnyView] = [:]
  /// What stands behind the whole widget.
  var containerBackground: ContainerBackground?

  /// A lowering for a picture in an environment.
  public init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// The nodes of `view` in an environment; several views stand one below another.
  @MainActor
  package static func tree(
    of view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) -> NodeTree {
    var lowering = Lowering(environment: environment)
    lowering.root { view }
    return lowering.tree
  }

  /// Writes a whole picture's view; several views stand one below another.
  @MainActor
  package mutating func root(_ content: () -> some View) {
    root(.column(.center, spacing: Node.defaultSpacing), content)
  }

  /// Writes a whole picture's view; several views are put inside a node of `kind`.
  @MainActor
  mutating func root(_ kind: Node.Kind, _ content: () -> some View) {
    prepareForBody()
    single(kind, content: content())
    writeContainerBackground()
  }

  /// Writes a node whose content is made when its size is known.
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

  /// Where the next node is written.
  @usableFromInline var position: Int { tree.nodes.count }

  /// Begins a node, whose content is written next, and gives its index.
  @usableFromInline
  mutating func open(_ kind: Node.Kind) -> Int {
    leaf(kind)
    return tree.nodes.count - 1
  }

  /// Ends the node at `index`.
  @usableFromInline
  mutating func close(_ index: Int) { tree.nodes[index].end = Int32(tree.nodes.count) }

  /// Writes a node around the nodes that `body` writes, however many they are.
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

  /// Changes what the views inherit that are written next, and gives what was inherited before.
  @usableFromInline
  mutating func enter(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    let outer = environment
    change(&environment)
    return outer
  }

  /// Ends a change of what is inherited.
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

  /// Sets the axis of the stack around what is written next, and gives the one before.
  @usableFromInline
  mutating func enter(_ axis: Axis?) -> Axis? {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    return outer
  }

  /// Lets `@Environment` read what the view inherits whose body is asked for next.
  @usableFromInline @MainActor
  func prepareForBody() { EnvironmentValues.current = environment }

  /// A node of flexible bounds.
  @usableFromInline
  mutating func kind(of bounds: FrameBounds, _ alignment: Alignment) -> Node.Kind {
    tree.bounds.append(bounds)
    return .bounds(Int32(tree.bounds.count - 1), alignment)
  }
}
