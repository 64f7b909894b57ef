/// Where views write their nodes, and what they inherit while they do.
public struct Lowering {
  /// What the view that is being lowered inherits.
  public package(set) var environment: EnvironmentValues
  package private(set) var styleNumbers: [Style: UInt16] = [.plain: 0]
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
    EnvironmentValues.current = environment
    single(kind, content: content())
    writeContainerBackground()
  }

  /// Writes a node whose content is made when its size is known.
  @MainActor mutating func geometry(_ content: @escaping @MainActor (Size) -> NodeTree) {
    tree.geometries.append(content)
    leaf(.geometry(Int32(tree.geometries.count - 1)))
  }

  mutating func number(of style: Style) -> UInt16 {
    if let number = styleNumbers[style] { return number }
    let number = UInt16(clamping: tree.styles.count)
    guard number < .max else { return number - 1 }
    tree.styles.append(style)
    styleNumbers[style] = number
    return number
  }

  /// Writes a node without children.
  mutating func leaf(_ kind: Node.Kind, priority: Float = 0) {
    tree.nodes.append(
      Node(
        kind: kind, isMirrored: isMirrored, end: Int32(tree.nodes.count + 1), priority: priority))
    if isMirrored { tree.isMirrored = true }
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Writes a node around the nodes that `body` writes, however many they are.
  @MainActor mutating func node(_ kind: Node.Kind, _ body: (inout Lowering) -> Void) {
    let index = tree.nodes.count
    leaf(kind)
    body(&self)
    tree.nodes[index].end = Int32(tree.nodes.count)
  }

  /// Lowers `content` in a changed environment.
  @MainActor mutating func with(
    _ change: (inout EnvironmentValues) -> Void, lower content: (inout Lowering) -> Void
  ) {
    let outer = environment
    change(&environment)
    content(&self)
    environment = outer
  }

  /// Writes a stack; spacers and dividers in it follow its axis.
  @MainActor mutating func stack(_ axis: Axis?, _ kind: Node.Kind, content: some View) {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    node(kind) { content.lower(into: &$0) }
    environment.stackAxis = outer
  }
}
