package import FoundationEssentials

/// A picture as a flat list of nodes, each before its children, and the values they refer to.
///
/// Views are lowered into it; `LayoutPass` then gives each node a frame.
package struct NodeTree {
  var nodes: [Node] = []
  var text = GlyphText()
  var texts: [TextContent] = []
  /// The parts of the texts that change with time.
  var liveTexts: [[LiveStretch]] = []
  var runs: [TextRun] = []
  var bounds: [FrameBounds] = []
  var drawings: [any Drawing] = []
  var grids: [GridSettings] = []
  var flows: [FlowSettings] = []
  /// The shadings of texts whose colour changes from column to column.
  var shadings: [any Shading] = []
  /// True if the digits of a text may be several rows high.
  var hasLargeNumbers = false
  /// The alignment guides that are set explicitly.
  var guides: [MovedGuide] = []
  /// True if alignments may depend on more than the views' sizes.
  var hasGuides = false
  /// The values that views set for the layouts around them.
  var layoutValues: [LayoutValue] = []
  /// The custom layouts.
  var layouts: [CustomLayout] = []
  /// The content of geometry readers, as functions of their size.
  var geometries: [@MainActor (Size) -> NodeTree] = []
  /// The styles that texts and dividers refer to; the first is the terminal's own.
  var styles: [Style] = [.plain]
  /// The URLs that links open.
  var links: [URL] = []
  /// The URL that a press outside all links opens.
  var widgetURL: URL?
  /// The forms of the label outside the picture, from the longest on; empty for none.
  var widgetLabel: [String] = []

  /// The date at which a live text next changes the picture without new data; `nil` for never.
  package private(set) var nextChange: Date?
  /// The background of the whole picture, including its margins; none or one.
  var background: [PlacedTree] = []
  /// True if any node is mirrored.
  var isMirrored = false

  /// Records that the picture changes at `date`.
  mutating func noteChange(at date: Date) {
    nextChange = min(nextChange ?? date, date)
  }

  /// The number of nodes.
  package var count: Int { nodes.count }
}

/// A picture behind another one, with its alignment.
struct PlacedTree {
  let tree: NodeTree
  let alignment: Alignment
}
