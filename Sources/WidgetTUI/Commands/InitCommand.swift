import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSettings

/// The command `widgettui init [FILE]`, which prints a first board, explained line by line, or
/// writes it to a new file.
@MainActor
struct InitCommand {
  private let path: String?

  init(options: Options) throws {
    path = options.operands.first.map(FilePath.named)
  }

  /// The path of the schema installed with the program, or else of one that the board's folder may
  /// contain.
  private var schema: String {
    let root = FilePath.folder(of: FilePath.folder(of: Lease.ownPath))
    let installed = "\(root)/share/widgettui/\(Self.schemaName)"
    return access(installed, R_OK) == 0 ? installed : Self.schemaName
  }

  private static let schemaName = "board.schema.json"

  func run() throws {
    let text = BoardTemplate.text(schema: schema)
    guard let path else { return try StandardOutput.write(text) }
    // Create the file or fail: an existing file is the user's.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason =
        errno == EEXIST
        ? "the file already exists" : DiagnosticText.reason(for: errno)
      throw CommandError(words: "\(path) was not written: \(reason)")
    }
    defer { close(descriptor) }
    guard FileAccess.write(Array(text.utf8), to: descriptor) else {
      throw CommandError(
        words: "\(path) could not be written whole: \(DiagnosticText.reason(for: errno))")
    }
    try StandardOutput.write(
      """
      Wrote \(path). Look at it:  widgettui \(path)
      It is read again whenever you save it; widgettui check \(path) says what is wrong with it.

      """)
  }
}
