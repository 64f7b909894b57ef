import FoundationEssentials
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// A board's file, read: the board, and what else it says.
///
/// ```yaml
/// widgets:
///   cpu: {kind: metric, source: system.cpu, every: 2s}
/// pages:
///   Home:
///     - cpu cpu memory
/// ```
/// All that is wrong is found at once, in this file and those that it includes; the file is never
/// written.
struct BoardFile {
  let board: Board
  /// The theme that it names; nil leaves it to the command line.
  let theme: String?
  /// The files that it was read from, whole paths, itself first.
  let paths: [String]
  /// What is probably wrong with it, although it can be shown.
  let warnings: [SourceErrors]
  /// Where its secrets are kept, by their names.
  let secrets: [String: Setting]
  /// Where each of its widgets is named.
  let places: [String: BoardFile.Place]

  /// Where a widget is named.
  struct Place {
    let source: SourceFile
    let span: SourceSpan

    /// Something that is said of the widget.
    func error(_ words: String, fix: String? = nil, _ severity: SourceError.Severity) -> SourceError
    {
      var error = SourceError(source, span, .said(words))
      error.fix = fix
      error.severity = severity
      return error
    }
  }

  /// Reads the board at `path` for the kinds of a catalogue.
  ///
  /// - Throws: `BoardErrors`, all that is wrong with it.
  @MainActor
  init(path: String, catalog: Catalog) throws(BoardErrors) {
    try self.init(try Self.read(path), path: path, catalog: catalog)
  }

  /// Reads a board that is in memory.
  @MainActor
  init(_ source: SourceFile, path: String, catalog: Catalog) throws(BoardErrors) {
    let reading = BoardReading(schema: BoardSchema(catalog: catalog))
    let part = reading.part(source, path: path)
    guard let part, let board = reading.board(of: part) else {
      throw BoardErrors(files: reading.diagnostics, paths: reading.paths)
    }
    self.board = board
    warnings = reading.diagnostics
    secrets = part.secrets
    places = part.widgets.mapValues { Place(source: $0.report.source, span: $0.name.span) }
    theme = part.theme?.text
    paths = reading.paths
  }

  static func read(_ path: String) throws(BoardErrors) -> SourceFile {
    do throws(SourceErrors) {
      return try SourceFile(path: path)
    } catch {
      throw BoardErrors(files: [error])
    }
  }
}

/// All that is wrong with a board and the files that it includes; never nothing.
struct BoardErrors: Error, CustomStringConvertible {
  /// The errors and warnings, a file each.
  let files: [SourceErrors]
  /// The files that were read, or would have been: once one of them changes the board may be right.
  var paths: [String] = []

  /// The errors and warnings, in the order of files and lines.
  var all: [SourceError] { files.flatMap(\.all) }

  /// The errors alone.
  var errors: [SourceError] { all.filter { $0.severity == .error } }

  /// The first of them in a line.
  var line: String {
    let all = errors
    guard let first = all.first else { return "" }
    let name = first.file?.split(separator: "/").last.map(String.init) ?? "board"
    let place = first.line.map { "\(name):\($0):\(first.column ?? 1)" } ?? name
    let more = all.count > 1 ? " (and \(all.count - 1) more)" : ""
    return "\(place): \(DiagnosticText.words(for: first.problem))\(more)"
  }

  var description: String { files.map(\.description).joined(separator: "\n\n") }
}
