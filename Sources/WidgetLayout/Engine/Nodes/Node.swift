/// One part of a picture, before it has a place: small, trivially copied, and followed by the
/// nodes inside it.
@usableFromInline
struct Node {
  var kind: Kind
  /// True where the views inside stand from right to left.
  var isMirrored = false
  /// The index after the node's last descendant.
  var end: Int32
  /// Who is given room first in a stack; spacers are last of all.
  var priority: Float

  @usableFromInline
  enum Kind {
    /// A text; the index is into `NodeTree.texts`.
    case text(Int32)
    case row(VerticalAlignment, spacing: Int16)
    case column(HorizontalAlignment, spacing: Int16)
    case layers(Alignment)
    /// Grows along an axis, or along both where there is none.
    case spacer(Axis?, least: Int16)
    /// A line along an axis.
    case divider(Axis, style: UInt16)
    /// An area of a paint.
    case fill(Paint)
    /// A fixed width or height; `Node.free` where the child decides.
    case frame(width: Int16, height: Int16, Alignment)
    /// Bounds on the size; the index is into `NodeTree.bounds`.
    case bounds(Int32, Alignment)
    case padding(top: Int16, leading: Int16, bottom: Int16, trailing: Int16)
    /// Two children: the content, and what is drawn at its size behind or before it.
    case backed(Alignment, isBehind: Bool)
    /// Two children: the content, and what covers the part of it that is seen.
    case masked(Alignment)
    /// The content, let through in part.
    case faded(Float)
    /// The content at its ideal size, whatever is offered.
    case fixedSize(Axis.Set)
    /// The first child whose ideal size fits.
    case fit(Axis.Set)
    /// Opens something when it is pressed; the index is into `NodeTree.links`.
    case link(Int32)
    /// Rows in common columns; the index is into `NodeTree.grids`.
    case grid(Int32)
    /// A row of a grid, with its own alignment.
    case gridRow(VerticalAlignment?)
    /// A cell over several columns of a grid.
    case gridSpan(columns: Int16)
    /// A lazy grid; the index is into `NodeTree.flows`.
    case flow(Int32)
    /// Content that is made when its size is known; the index is into `NodeTree.geometries`.
    case geometry(Int32)
    /// Moved by columns and rows when it is drawn, which its neighbours do not see.
    case offset(columns: Int16, rows: Int16)
    /// Its centre at a place of all the room there is, in points.
    case position(x: Int16, y: Int16)
    /// In a ratio of width to height, in points: the largest that fits in what is offered, or the
    /// smallest that fills it.
    case aspect(Float, fills: Bool)
    /// Drawn only where it has its place.
    case clipped
    /// Takes its room, and is not drawn.
    case hidden
    /// Aligned by a guide that its author put elsewhere; the index is into `NodeTree.guides`.
    case guide(Int32)
    /// Says something to the layout around it; the index is into `NodeTree.layoutValues`.
    case layoutValue(Int32)
    /// Placed by an author's own layout; the index is into `NodeTree.layouts`.
    case custom(Int32)
    /// A chart or another thing that draws itself; the index is into `NodeTree.drawings`.
    case drawing(Int32)
  }

  /// False for nodes that answer from the offer alone.
  var hasChildren: Bool {
    switch kind {
    case .text, .spacer, .divider, .fill, .drawing, .geometry: false
    default: true
    }
  }

  /// In a frame: the child decides.
  static let free: Int16 = -1

  /// In a stack: one column or no row, and none beside a spacer.
  static let defaultSpacing: Int16 = -1

  /// The spacing of a row, from points.
  @usableFromInline static func spacing(columns points: Double?) -> Int16 {
    points.map { Int16(clamping: Points.columns($0)) } ?? defaultSpacing
  }

  /// The spacing of a column, from points.
  @usableFromInline static func spacing(rows points: Double?) -> Int16 {
    points.map { Int16(clamping: Points.rows($0)) } ?? defaultSpacing
  }
}
