import FoundationEssentials
import Synchronization
import WidgetBase
import WidgetSettings

/// A source that reads a file, or lists a folder.
package struct FileSource: Source {
  private let path: String
  private let tail: Int?
  private let limit: Int
  /// The format of the file, or `nil` if the board, its picks and the file's name do not determine
  /// it.
  private let format: DataFormat?
  private let memory: FileMemory

  private init(_ setting: Setting) {
    path = setting["file"]?.text ?? ""
    // Lines and formats exist only for files.
    memory = FileMemory(isFile: setting["tail"] != nil || setting["format"] != nil)
    tail = setting.value("tail", .count(1...10_000))
    limit = setting.value("limit", .bytes) ?? 8 << 20
    format = DataFormat.written(setting) ?? Self.format(path)
  }

  package func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let path = request.path(try request.resolved(path))
    let file = try FileBytes(path)
    if file.isFolder {
      guard !memory.isFile else { throw FileWords.folder(path) }
      let list = try file.list()
      var reading = Reading(list.datum, at: request.now)
      reading.warnings = list.warnings
      reading.lacksRows = !list.warnings.isEmpty
      return reading
    }
    memory.note()
    let (bytes, isAll) =
      if let tail { try file.lastLines(tail, limit: limit) } else {
        (try file.all(limit: limit), true)
      }
    let form =
      format.map { BytesForm.format($0) }
      ?? BytesForm(open: request, otherwise: tail == nil ? .text : .lines)
    var reading = Reading(try form.datum(bytes), at: request.now)
    if !isAll { reading.warnings = ["not all \(tail ?? 0) lines fit in limit:; raise it"] }
    return reading
  }

  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let written = try? request.resolved(path) else { return nil }
    let watch = FileWatch(path: request.path(written), settles: tail != nil)
    let health = WatchHealth()
    let thread = WatchThread(health) { watch.run(until: $0, health, onChange: onChange) }
    return thread ?? AbsentWatch(CommandWords.tooManyFiles)
  }

  package func files(_ request: SourceRequest) -> [String] {
    (try? request.resolved(path)).map { [request.path($0)] } ?? []
  }

  /// Returns the format that a file's extension implies, or `nil` for none.
  private static func format(_ path: String) -> DataFormat? {
    switch path.splitExactly(separator: ".").last?.lowercased() {
    case "json", "ndjson", "jsonl": .json
    case "csv": .csv
    case "tsv": .tsv
    default: nil
    }
  }

  /// The kind `file: orders.json`.
  package static var kind: SourceKind {
    SourceKind(
      name: "file", note: "What is in a file; of a folder, the names, sizes and dates in it.",
      schema: .file(),
      keys: [
        SettingKey("tail", .text(.count(1...10_000)), "Only so many of its last lines."),
        SettingKey("limit", .text(.bytes), "The most that is read, such as 64KiB; else 8 MiB."),
        DataFormat.key,
      ]
    ) { setting throws(SourceFailure) in FileSource(setting) }
  }
}

/// The knowledge that the path is a file's. A folder that takes a file's place is a failure, not a
/// list of files.
private final class FileMemory: Sendable {
  private let state: Mutex<Bool>

  init(isFile: Bool) { state = Mutex(isFile) }

  var isFile: Bool { state.withLock { $0 } }

  func note() { state.withLock { $0 = true } }
}
