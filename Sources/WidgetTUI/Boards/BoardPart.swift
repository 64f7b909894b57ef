import WidgetLayout
import WidgetSettings

/// The contents of one file of a board, before names are resolved.
struct BoardPart {
  /// A widget as written in the file.
  struct Widget {
    let name: YAMLScalar
    let kind: String
    /// The checked mapping, with the board's defaults.
    let setting: Setting
    /// The written settings, with their source locations.
    let node: YAMLNode
    let report: YAMLReport
    /// The folder that its relative paths are resolved against.
    let folder: String
  }

  /// A page as written in the file.
  struct Page {
    let name: String
    let maps: [[YAMLScalar]]
    let status: YAMLNode?
    var look = BoardLook()
  }

  let report: YAMLReport
  /// True if the file has a section for widgets.
  var hasWidgets = false
  var theme: YAMLScalar?
  var hasMouse: Bool?
  var sendsSignals: Bool?
  var keys: KeyBindings?
  var glyphs: GlyphSet?
  var pixels: PixelChoice?
  var look = BoardLook()
  var secrets: [String: Setting] = [:]
  /// The fleet with the places of its secrets.
  var fleet: Setting?
  var widgets: [String: Widget] = [:]
  /// The names of all widgets, including those that cannot be read.
  var names: Set<String> = []
  var stacks: [(name: YAMLScalar, members: [YAMLScalar])] = []
  var pages: [Page] = []
  var status: YAMLNode?
  var tile: Setting?
  /// The checked setting of what is published, with its place and the file's folder.
  var publication: (setting: Setting, node: YAMLNode, folder: String)?

  /// Adds the contents of an included file; this file's own settings take precedence.
  mutating func include(_ other: BoardPart) {
    hasWidgets = hasWidgets || other.hasWidgets
    secrets.merge(other.secrets) { own, _ in own }
    fleet = fleet ?? other.fleet
    names.formUnion(other.names)
    widgets.merge(other.widgets) { own, _ in own }
    stacks += other.stacks.filter { stack in
      !stacks.contains { $0.name.text == stack.name.text }
    }
    theme = theme ?? other.theme
    hasMouse = hasMouse ?? other.hasMouse
    sendsSignals = sendsSignals ?? other.sendsSignals
    keys = keys ?? other.keys
    glyphs = glyphs ?? other.glyphs
    pixels = pixels ?? other.pixels
    look = look.over(other.look)
  }
}
