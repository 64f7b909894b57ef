import FoundationEssentials
import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// A board's file that was read: the board and its other settings.
///
/// ```yaml
/// widgets:
///   cpu: {kind: metric, source: system.cpu, every: 2s}
/// pages:
///   Home:
///     - cpu cpu memory
/// ```
/// All errors are found at once, in this file and those it includes. The file is never written.
struct BoardFile {
  let board: Board
  /// The theme that it names; `nil` to leave the theme to the command line.
  let theme: String?
  /// The keys of the actions, if it sets any; the others are the user's.
  let keys: KeyBindings?
  /// False if it leaves the mouse to the terminal; `nil` if it does not say.
  let hasMouse: Bool?
  /// False if no signals are sent to processes from it.
  let sendsSignals: Bool
  /// The characters that it is drawn with; `nil` for those that the terminal can show.
  let glyphs: GlyphSet?
  /// The way in which it shows pictures; `nil` if it does not say.
  let pixels: PixelChoice?
  /// The absolute paths of the files that were read, starting with this one.
  let paths: [String]
  /// The errors of bundles that cannot be used. The board is shown all the same.
  let broken: [YAMLErrors]
  /// The warnings about probable mistakes that do not prevent showing it.
  let warnings: [YAMLErrors]
  /// The places where its secrets are kept, by name.
  let secrets: [String: Setting]
  /// The fleet that shares its readings, with the places of its secrets; `nil` for none.
  let fleet: Setting?
  /// The paths of its bundles' executables. If one changes, the board must be read again.
  let programs: [String]
  /// The places where each of its widgets is named.
  let places: [String: BoardFile.Place]

  /// A place where a widget is named.
  struct Place {
    let source: YAMLFile
    let span: YAMLSpan

    /// Returns an error or warning about the widget.
    func error(_ words: String, fix: String? = nil, _ severity: YAMLError.Severity) -> YAMLError {
      var error = YAMLError(source, span, .said(words))
      error.fix = fix
      error.severity = severity
      return error
    }
  }

  /// Reads the board at `path` for the kinds of a catalogue.
  ///
  /// - Throws: `BoardErrors` with all its errors.
  @MainActor
  init(path: String, catalog: Catalog) throws(BoardErrors) {
    try self.init(try Self.read(path), path: path, catalog: catalog)
  }

  /// Reads a board from memory.
  @MainActor
  init(_ source: YAMLFile, path: String, catalog: Catalog) throws(BoardErrors) {
    let reading = BoardReading(schema: BoardSchema(catalog: catalog))
    let part = reading.part(source, path: path)
    guard let part, let board = reading.board(of: part) else {
      throw BoardErrors(files: reading.diagnostics, paths: reading.paths + reading.executables)
    }
    self.board = board
    warnings = reading.diagnostics
    broken = reading.broken
    programs = reading.executables
    secrets = part.secrets
    fleet = part.fleet ?? reading.userFleet
    places = part.widgets.mapValues { Place(source: $0.report.source, span: $0.name.span) }
    theme = part.theme?.text
    hasMouse = part.hasMouse
    sendsSignals = part.sendsSignals ?? true
    keys = part.keys
    glyphs = part.glyphs
    pixels = part.pixels
    paths = reading.paths
  }

  static func read(_ path: String) throws(BoardErrors) -> YAMLFile {
    do throws(YAMLErrors) {
      return try YAMLFile(path: path)
    } catch {
      throw BoardErrors(files: [error])
    }
  }
}

/// The errors in a board and the files that it includes; never empty.
struct BoardErrors: Error, CustomStringConvertible {
  /// The errors and warnings, one element per file.
  let files: [YAMLErrors]
  /// The paths of the files that were read or should have been; a change to one of them may fix the
  /// board.
  var paths: [String] = []

  /// The errors and warnings, in the order of files and lines.
  var all: [YAMLError] { files.flatMap(\.all) }

  /// The errors alone.
  var errors: [YAMLError] { all.filter { $0.severity == .error } }

  /// The first error in one line.
  var line: String {
    let all = errors
    guard let first = all.first else { return "" }
    let name = first.file?.splitExactly(separator: "/").last.map(String.init) ?? "board"
    let place = first.line.map { "\(name):\($0):\(first.column ?? 1)" } ?? name
    let more = all.count > 1 ? " (and \(all.count - 1) more)" : ""
    return "\(place): \(DiagnosticText.words(for: first.problem))\(more)"
  }

  var description: String { files.map(\.description).joined(separator: "\n\n") }
}
