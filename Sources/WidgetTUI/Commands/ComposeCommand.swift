import FoundationEssentials
import Glibc
import WidgetSettings

/// `PROGRAM compose`: reads the source in the variable `WIDGETTUI_QUESTION` once, for a composer on a
/// screen that must not wait, and prints what came as JSON.
@MainActor
struct ComposeCommand {
  private let question: SourceQuestion
  private let catalog: Catalog

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    guard let text = getenv(SourceQuestion.variable).map({ String(cString: $0) }),
      let question = try? JSONDecoder().decode(SourceQuestion.self, from: Data(text.utf8))
    else {
      throw CommandError(words: "no question: expected JSON in \(SourceQuestion.variable)")
    }
    // The command that is read must not inherit it.
    unsetenv(SourceQuestion.variable)
    self.question = question
    self.catalog = catalog(try Stage(options).surroundings(interval: nil))
  }

  func run() throws {
    let trying = SourceTrying(
      catalog: catalog, folder: question.folder, secrets: question.secrets)
    guard let job = trying.job(question.source) else {
      throw CommandError(words: "the source cannot be read")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(job()), as: UTF8.self)
    try StandardOutput.write(json: json + "\n")
  }
}
