import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The boards that a service keeps read.
@MainActor
struct ServedBoards {
  let boards: [Board]

  /// Reads the boards that a command line names, or the one that a dashboard would show.
  ///
  /// - Throws: `BoardErrors` of the first that is not valid.
  init(_ options: Options, builtIn: Board?, catalog: Catalog) throws(BoardErrors) {
    var boards: [Board] = []
    for path in options.operands.isEmpty ? [options.board] : options.operands.map({ $0 }) {
      var options = options
      options.board = path
      boards.append(try BoardChoice(options, builtIn: builtIn).load(catalog).board)
    }
    self.boards = boards
  }

  /// What is kept read, on a machine of a name: what every page, stack and status row shows, and what
  /// may sound an alarm on no page at all. Figures of this machine that nobody looks at are left out,
  /// where nothing is kept of them.
  func wants(_ catalog: Catalog, on host: String) -> [Want] {
    boards.flatMap { board -> [Want] in
      let catalog = catalog.placing(board, on: host)
      let tiles = board.pages.flatMap { self.tiles(of: $0, board, catalog) }
      let shown = tiles.flatMap { tile in
        tile.instances.map { Want(instance: $0, size: tile.inside.size) }
      }
      let names = Set(shown.map { InstanceName.widget(of: $0.instance.id) })
      let lines = (board.pages.compactMap(\.status) + [board.status]).flatMap { $0.left + $0.right }
      let unseen = board.widgets.values.filter { $0.hasAlarm && !names.contains($0.name) }
      let inline = (lines + unseen.map(\.name).sorted()).filter(catalog.isAvailable)
        .compactMap(catalog.widget).map {
          Want(instance: $0.instance(in: .accessoryInline), size: Self.lineSize)
        }
      return (shown + inline).filter { want in
        let isInline = catalog[want.instance.kind]?.isInline(want.instance) ?? true
        return !isInline || board.widgets[InstanceName.widget(of: want.instance.id)] != nil
      }
    }
  }

  /// How many widgets there are, and how many of them have alarms.
  var counts: (widgets: Int, alarms: Int) {
    let widgets = boards.flatMap { $0.widgets.values }
    return (widgets.count, widgets.count { $0.hasAlarm })
  }

  /// The screen that pages are arranged on where there is none: large enough for each widget in the
  /// family that it is drawn in.
  private static let screen = Size(width: 160, height: 48)
  private static let lineSize = Size(width: 40, height: 1)

  private func tiles(of page: Board.Page, _ board: Board, _ catalog: Catalog) -> [Tile] {
    let isThere: (String) -> Bool = { name in
      board.stacks[name]?.contains(where: catalog.isAvailable) ?? catalog.isAvailable(name)
    }
    func arrangement(_ screen: Int) -> Arrangement {
      Arrangement(page, in: Self.screen, unit: board.tile, screen: screen, isThere: isThere)
    }
    return (0..<arrangement(0).screens).flatMap { arrangement($0).tiles }.compactMap {
      catalog.tile(for: $0, family: nil, stacks: board.stacks)
    }
  }
}
