import WidgetSettings

/// The command `widgettui gallery --add SOURCE`, which reads a source once and prints the change of the
/// board that shows it; with `--write` the board's file is changed.
@MainActor
struct AddCommand {
  private let options: Options
  private let board: ComposedBoard

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    self.options = options
    let kinds = catalog(try Stage(options).surroundings(interval: nil))
    let path = options.board.map(FilePath.named)
    board = try ComposedBoard(path: path, catalog: kinds)
  }

  func run() throws -> Int32 {
    let written = try WrittenSource(options.addition ?? "", folder: FilePath.current)
    let source: Setting
    do {
      source = try board.trying.checked(written.setting, yaml: written.yaml)
    } catch {
      StandardError.write("\(error)\n")
      return 2
    }
    guard let tried = board.trying.job(source)?() else {
      throw CommandError(words: "the source cannot be read")
    }
    guard !tried.isFailed else {
      let detail = tried.detail.isEmpty ? "" : ": \(tried.detail)"
      throw CommandError(words: "nothing was added: \(tried.words)\(detail)")
    }
    if let warning = tried.warning { StandardError.write("widgettui: \(warning)\n") }
    let draft = try WidgetDraft(
      tried, kind: options.kind, name: options.name, taken: board.taken)
    let widget = BoardAddition.Widget(
      name: draft.name, setting: draft.setting, secrets: draft.secrets)
    try AdditionOutput(addition: board.adding(widget)).finish(isWritten: options.isWritten)
    return 0
  }
}
