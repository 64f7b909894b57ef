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
    let path = options.board.map { FilePath.absolute($0, in: FilePath.current) }
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
      tried, kind: options.kind, name: options.name, taken: board.taken, known: board.secrets)
    return try finish(
      BoardAddition.Widget(name: draft.name, setting: draft.setting, secrets: draft.secrets))
  }

  private func finish(_ widget: BoardAddition.Widget) throws -> Int32 {
    let addition = try board.adding(widget)
    try StandardOutput.write(
      addition.patch.map { VisibleText.quoted($0, limit: 4000) }
        .joined(separator: "\n") + "\n")
    if options.isWritten {
      try BoardFileWriting.write(addition)
      StandardError.write("widgettui: wrote \(VisibleText.quoted(addition.path, limit: 400))\n")
    }
    return 0
  }
}
