package import FoundationEssentials

/// A picture as a flat list of nodes, each before its children, with the things they point at.
///
/// In: views, lowered. Out: to `LayoutPass`, which gives each node a rectangle.
package struct NodeTree {
  var nodes: [Node] = []
  var text = GlyphText()
  var texts: [TextContent] = []
  /// What the texts are made of that time changes.
  var liveTexts: [[LiveStretch]] = []
  var runs: [TextRun] = []
  var bounds: [FrameBounds] = []
  var drawings: [any Drawing] = []
  var grids: [GridSettings] = []
  var flows: [FlowSettings] = []
  /// The colours of texts that have one in each column.
  var shadings: [any Shading] = []
  /// True if digits of a text may be several rows high.
  var hasLargeNumbers = false
  /// Guides that authors put elsewhere.
  var guides: [MovedGuide] = []
  /// True if views may stand elsewhere than their sizes say.
  var hasGuides = false
  /// What views say to the layouts around them.
  var layoutValues: [LayoutValue] = []
  /// Layouts of authors' own.
  var layouts: [CustomLayout] = []
  /// What is inside of geometry readers, once their size is known.
  var geometries: [@MainActor (Size) -> NodeTree] = []
  /// The styles that texts and dividers point at; the first is the terminal's own.
  var styles: [Style] = [.plain]
  /// What links open.
  var links: [URL] = []
  /// What a press beside all links opens.
  var widgetURL: URL?

  /// When the picture changes next without new data, by a live text in it; nil is never.
  package private(set) var nextChange: Date?
  /// What stands behind all of it, margins included; none or one.
  var background: [PlacedTree] = []
  /// True if any node is mirrored.
  var isMirrored = false

  /// Notes that the picture is another one from `date` on.
  mutating func noteChange(at date: Date) {
    nextChange = min(nextChange ?? date, date)
  }

  /// How many nodes there are.
  package var count: Int { nodes.count }
}

/// A picture of its own behind another one, and where it stands.
struct PlacedTree {
  let tree: NodeTree
  let alignment: Alignment
}
