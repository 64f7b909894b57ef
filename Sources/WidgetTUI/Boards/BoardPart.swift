import WidgetSettings

/// What one file says of a board, before its names are looked up.
struct BoardPart {
  /// A widget as it is written.
  struct Widget {
    let name: YAMLScalar
    let kind: String
    /// The checked mapping, with the board's defaults.
    let setting: Setting
    /// What is written for it, with its places.
    let node: YAMLNode
    let report: SourceReport
    /// The folder that its relative paths begin at.
    let folder: String
  }

  /// A page as it is written.
  struct Page {
    let name: String
    let maps: [[YAMLScalar]]
    let status: YAMLNode?
  }

  let report: SourceReport
  /// Whether the file says anything of widgets.
  var hasWidgets = false
  var theme: YAMLScalar?
  var secrets: [String: Setting] = [:]
  var widgets: [String: Widget] = [:]
  /// The names of all widgets, those that cannot be read among them.
  var names: Set<String> = []
  var stacks: [(name: YAMLScalar, members: [YAMLScalar])] = []
  var pages: [Page] = []
  var status: YAMLNode?
  var tile: Setting?

  /// Adds what an included file says; what this one says itself stays.
  mutating func include(_ other: BoardPart) {
    hasWidgets = hasWidgets || other.hasWidgets
    secrets.merge(other.secrets) { own, _ in own }
    names.formUnion(other.names)
    widgets.merge(other.widgets) { own, _ in own }
    stacks += other.stacks.filter { stack in
      !stacks.contains { $0.name.text == stack.name.text }
    }
    theme = theme ?? other.theme
  }
}
