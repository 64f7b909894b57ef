import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// `widgettui check [BOARD]`: what is wrong with a board, or when each of its widgets is read.
@MainActor
struct CheckCommand {
  private let choice: BoardChoice
  private let catalog: Catalog
  private let stage: Stage

  init(
    options: Options, board: Board?, catalog: @MainActor (Program.Surroundings) -> Catalog
  ) throws {
    stage = try Stage(options)
    self.catalog = catalog(stage.surroundings(interval: options.every))
    choice = BoardChoice(options, builtIn: board)
    if choice.path == nil {
      throw UsageError.missingBoard(BoardChoice.userBoard ?? "board.yaml")
    }
  }

  /// Prints the report; 1 where anything is wrong.
  func run() throws -> Int32 {
    do throws(BoardErrors) {
      let board = try choice.load(catalog).board
      do { try StandardOutput.write(report(board)) } catch { return 1 }
      return 0
    } catch {
      let count = error.all.count
      StandardError.write("\(error)\n\n\(count) \(count == 1 ? "error" : "errors")\n")
      return 1
    }
  }

  func report(_ board: Board) -> String {
    let catalog = catalog.placing(board, on: stage.hostName)
    let rows = board.widgets.keys.sorted().map { row($0, board, catalog) }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ") + "  " + row[3]
    }
    let (widgets, pages) = (board.widgets.count, board.pages.count)
    let problems = problems(board, catalog)
    if !problems.isEmpty { lines += ["", "Not there now:"] + problems.map { "  " + $0 } }
    lines.append("")
    lines.append(
      "No errors: \(widgets) \(widgets == 1 ? "widget" : "widgets") on "
        + "\(pages) \(pages == 1 ? "page" : "pages").")
    return lines.map { $0.trimmedEnd }.joined(separator: "\n") + "\n"
  }

  /// What widgets that are to be shown would need and do not find. It may come later, so it is no
  /// error.
  private func problems(_ board: Board, _ catalog: Catalog) -> [String] {
    board.widgets.keys.sorted().flatMap { name -> [String] in
      guard let widget = board.widgets[name], !widget.isOptional,
        widget.condition.holds(on: stage.hostName), let settings = catalog[widget.kind]?.settings
      else { return [] }
      return settings.problems(Setting(words: widget.configuration)).map { "\(name): \($0)" }
    }
  }

  /// A widget's name, kind, schedule in words, and next dates.
  private func row(_ name: String, _ board: Board, _ catalog: Catalog) -> [String] {
    guard let widget = board.widgets[name], let description = catalog[widget.kind] else {
      return []
    }
    let setting = Setting(words: widget.configuration)
    let plan = description.settings?.plan(setting) ?? .own
    let isThere = catalog.isAvailable(name)
    let dates = isThere ? plan.dates(after: stage.clock.now, count: 5) : []
    var note = dates.map(Self.date(at: stage.clock.now)).joined(separator: "  ")
    if !board.isShown(name) { note += "  on no page" }
    if !isThere { note += "  not shown on this machine" }
    return [name, widget.kind, plan.words, note]
  }

  /// A date as today's time, or with its day.
  private static func date(at now: Date) -> (Date) -> String {
    let today = LocalTime(now).date
    return { date in
      let time = LocalTime(date)
      return time.date == today ? time.clock : "\(time.date) \(time.hourAndMinute)"
    }
  }
}

extension Board {
  /// Whether a widget stands on any page, in a stack there, or in a status row.
  fileprivate func isShown(_ name: String) -> Bool {
    let drawn = pages.flatMap(\.names).flatMap { stacks[$0] ?? [$0] }
    let lines = (pages.compactMap(\.status) + [status]).flatMap { $0.left + $0.right }
    return (drawn + lines).contains(name)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
