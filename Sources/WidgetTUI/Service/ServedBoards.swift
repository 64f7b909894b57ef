import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetTimeline

/// The boards that a service keeps up to date.
@MainActor
struct ServedBoards {
  let boards: [Board]
  /// True if all widgets of all boards are published, whatever the boards say.
  private let publishesAll: Bool

  /// Reads the boards that are named; `nil` is the one that a dashboard would show.
  ///
  /// - Throws: `BoardErrors` of the first invalid board.
  ///
  /// - Parameter publishesAll: True if all widgets are published, whatever the boards say.
  init(
    _ paths: [String?], builtIn: Board?, catalog: Catalog, publishesAll: Bool = false
  ) throws(BoardErrors) {
    self.publishesAll = publishesAll
    var boards: [Board] = []
    for path in paths {
      boards.append(try BoardChoice(path, builtIn: builtIn).load(catalog).board)
    }
    self.boards = boards
  }

  /// The bundles of all boards, one for each folder in the state: a program with other permissions is another bundle.
  var bundles: [BoardBundle] {
    var folders: Set<String> = []
    return boards.flatMap(\.bundles).filter { folders.insert($0.executable.folder).inserted }
  }

  /// The absolute paths of the bundles' executables.
  var programs: [String] { bundles.map(\.executable.path).filter { $0.hasExactPrefix("/") } }

  /// Returns what the boards want on a host: the widgets on every page, stack and status row, and
  /// those on no page that are read for alarms or for other machines.
  ///
  /// Figures of this machine that the board does not configure are left out, since none are kept.
  func placements(_ catalog: Catalog, on host: String) -> [Placement] {
    boards.flatMap { board -> [Placement] in
      let catalog = catalog.placing(board, on: host)
      let tiles = board.pages.flatMap { self.tiles(of: $0, board, catalog) }
      let shown = tiles.flatMap { tile in
        tile.instances.map { Placement($0, size: tile.inside.size) }
      }
      let names = Set(shown.map { InstanceName.widget(of: $0.instance.id) })
      let lines = (board.pages.compactMap(\.status) + [board.status]).flatMap { $0.left + $0.right }
      let unseen = board.widgets.values.filter { $0.isAlwaysRead && !names.contains($0.name) }
      let published = publishedNames(of: board)
      let inline = (lines + unseen.map(\.name).sorted() + published).filter(catalog.isAvailable)
        .compactMap(catalog.widget).map {
          Placement($0.instance(in: .accessoryInline), size: Self.lineSize)
        }
      return (shown + inline).filter { placement in
        let instance = placement.instance
        let isInline = catalog[instance.kind]?.isInline(instance.settings) ?? true
        return !isInline || board.widgets[InstanceName.widget(of: instance.id)] != nil
      }
    }
  }

  /// Returns the names of the widgets of a board that are published.
  private func publishedNames(of board: Board) -> [String] {
    guard publishesAll || board.publication != nil else { return [] }
    let all = board.widgets.keys.sorted()
    return publishesAll ? all : board.publication?.widgets ?? all
  }

  /// Returns the place whose entry is published of a widget of a board; `nil` if it is not on this
  /// machine.
  static func published(
    _ widget: BoardWidget, of board: Board, _ catalog: Catalog, on host: String
  ) -> Placement? {
    let catalog = catalog.placing(board, on: host)
    guard catalog.isAvailable(widget.name) else { return nil }
    return Placement(widget.instance(in: .accessoryInline), size: lineSize)
  }

  /// The number of widgets, and the number of those with alarms.
  var counts: (widgets: Int, alarms: Int) {
    let widgets = boards.flatMap { $0.widgets.values }
    return (widgets.count, widgets.count { $0.hasAlarm })
  }

  /// The screen size for arranging pages without a screen: large enough for each widget in its
  /// family.
  private static let screen = Size(width: 160, height: 48)
  private static let lineSize = Size(width: 40, height: 1)

  private func tiles(of page: Board.Page, _ board: Board, _ catalog: BoardCatalog) -> [Tile] {
    let isThere: (String) -> Bool = { name in
      board.stacks[name]?.contains(where: catalog.isAvailable) ?? catalog.isAvailable(name)
    }
    let look = board.look(on: page)
    func arrangement(_ screen: Int) -> Arrangement {
      Arrangement(
        page, in: Self.screen, unit: board.tile, look: look, screen: screen, isThere: isThere)
    }
    return (0..<arrangement(0).screens).flatMap { arrangement($0).tiles }.compactMap {
      catalog.tile(for: $0, family: nil, stacks: board.stacks, look: look)
    }
  }
}
