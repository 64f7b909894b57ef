/// A part of a picture before it is placed: small, trivially copied, and followed by its
/// descendants.
@usableFromInline
struct Node {
  var kind: Kind
  /// True if its content is laid out from right to left.
  var isMirrored = false
  /// The index after the node's last descendant.
  var end: Int32
  /// The layout priority in a stack; spacers come last.
  var priority: Float

  @usableFromInline
  enum Kind {
    /// A text; the index is into `NodeTree.texts`.
    case text(Int32)
    case row(VerticalAlignment, spacing: Int16)
    case column(HorizontalAlignment, spacing: Int16)
    case layers(Alignment)
    /// Flexible space along an axis, or along both if it has none.
    case spacer(Axis?, least: Int16)
    /// A line along an axis.
    case divider(Axis, style: UInt16)
    /// An area of a paint.
    case fill(Paint)
    /// A fixed width or height; `Node.free` if the child decides.
    case frame(width: Int16, height: Int16, Alignment)
    /// Bounds on the size; the index is into `NodeTree.bounds`.
    case bounds(Int32, Alignment)
    case padding(top: Int16, leading: Int16, bottom: Int16, trailing: Int16)
    /// Two children: the content, and a layer of its size behind or in front of it.
    case backed(Alignment, isBehind: Bool)
    /// Two children: the content, and its mask.
    case masked(Alignment)
    /// Content with an opacity.
    case faded(Float)
    /// Content at its ideal size, whatever is proposed.
    case fixedSize(Axis.Set)
    /// The first child whose ideal size fits.
    case fit(Axis.Set)
    /// Content that opens a URL when pressed; the index is into `NodeTree.links`.
    case link(Int32)
    /// Rows with common columns; the index is into `NodeTree.grids`.
    case grid(Int32)
    /// A row of a grid, with its own alignment.
    case gridRow(VerticalAlignment?)
    /// A cell that spans several columns of a grid.
    case gridSpan(columns: Int16)
    /// A lazy grid; the index is into `NodeTree.flows`.
    case flow(Int32)
    /// Content that is created once its size is known; the index is into `NodeTree.geometries`.
    case geometry(Int32)
    /// Content that is drawn some columns and rows away, without effect on its neighbours.
    case offset(columns: Int16, rows: Int16)
    /// Content with its centre at a position in all of the proposed space, in points.
    case position(x: Int16, y: Int16)
    /// Content with a ratio of width to height in points: the largest that fits in the proposal, or
    /// the smallest that fills it.
    case aspect(Float, fills: Bool)
    /// Content that is drawn only inside its frame.
    case clipped
    /// Content that takes space and is not drawn.
    case hidden
    /// Content with an explicit alignment guide; the index is into `NodeTree.guides`.
    case guide(Int32)
    /// Content with a value for the layout around it; the index is into `NodeTree.layoutValues`.
    case layoutValue(Int32)
    /// Content placed by a custom layout; the index is into `NodeTree.layouts`.
    case custom(Int32)
    /// A chart or another drawing; the index is into `NodeTree.drawings`.
    case drawing(Int32)
  }

  /// False for nodes whose size depends on the proposal alone.
  var hasChildren: Bool {
    switch kind {
    case .text, .spacer, .divider, .fill, .drawing, .geometry: false
    default: true
    }
  }

  /// The length of a frame along an axis on which the child decides.
  static let free: Int16 = -1

  /// The default spacing of a stack: one column or no row, and none beside a spacer.
  static let defaultSpacing: Int16 = -1

  /// Returns the spacing of a row from points.
  @usableFromInline static func spacing(columns points: Double?) -> Int16 {
    points.map { Int16(clamping: Points.columns($0)) } ?? defaultSpacing
  }

  /// Returns the spacing of a column from points.
  @usableFromInline static func spacing(rows points: Double?) -> Int16 {
    points.map { Int16(clamping: Points.rows($0)) } ?? defaultSpacing
  }
}
