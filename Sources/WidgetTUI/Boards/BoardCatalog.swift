import WidgetLayout
import WidgetTimeline

/// A catalogue with the widgets of a board, on a machine.
@MainActor
struct BoardCatalog {
  /// The kinds, with those of the board's bundles.
  let catalog: Catalog
  /// The widgets that the board configures, by name.
  let widgets: [String: BoardWidget]
  /// The name of the machine, for widgets that are shown on certain machines only.
  private let host: String

  fileprivate init(_ catalog: Catalog, _ widgets: [String: BoardWidget], on host: String) {
    (self.catalog, self.widgets, self.host) = (catalog, widgets, host)
  }

  /// The kinds of the program's own bundle, in its order.
  var kinds: [String] { catalog.kinds }

  /// The description of a kind, or `nil` if it is unknown.
  subscript(kind: String) -> WidgetDescription? { catalog[kind] }

  /// Returns the widget with a name: the board's, or a kind's; `nil` if there is neither.
  func widget(_ name: String) -> BoardWidget? {
    if let widget = widgets[name] { return widget }
    switch catalog.names.meaning(of: name) {
    case .kind(let kind): return BoardWidget(name: BundleKind.name(of: kind), kind: kind)
    case .ambiguous: return BoardWidget(name: name, kind: UnclearKind(.ambiguous, name).text)
    case .nothing: return nil
    }
  }

  /// Returns the description of the kind of the widget with a name.
  func description(_ name: String) -> WidgetDescription? { widget(name).flatMap { self[$0.kind] } }

  /// Returns the title of the widget with a name: the board's, else its kind's, else the name.
  func title(of name: String) -> String {
    widget(name)?.title ?? description(name)?.displayName ?? name
  }

  /// Returns true if the widget exists, is to be shown on this machine, and its source is
  /// available.
  func isAvailable(_ name: String) -> Bool {
    guard let widget = widget(name), let description = self[widget.kind],
      widget.condition.holds(on: host)
    else { return false }
    if widget.isOptional, let settings = description.settings {
      return settings.isThere(widget.settings)
    }
    return description.isAvailable()
  }

  /// Returns the IDs of all instances that the board may show.
  func identifiers(of board: Board) -> Set<String> {
    let names = board.pages.flatMap(\.names) + board.stacks.values.joined() + board.widgets.keys
    return Set(
      names.compactMap { widget($0) }.flatMap { widget in
        WidgetFamily.allCases.map { widget.instance(in: $0).id }
      })
  }
}

extension Catalog {
  /// Returns the catalogue with the widgets of a board, if there is one, on the machine `host`.
  func placing(_ board: Board?, on host: String) -> BoardCatalog {
    BoardCatalog(
      board.map { adding($0.bundles) } ?? self, board?.widgets ?? [:], on: host)
  }
}
