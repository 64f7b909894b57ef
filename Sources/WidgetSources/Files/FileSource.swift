import FoundationEssentials
import Synchronization
import WidgetSettings

/// What is in a file, or in a folder.
package struct FileSource: Source {
  private let path: String
  private let tail: Int?
  private let limit: Int
  /// Nil where neither the board nor its picks nor the file's name say it.
  private let format: DataFormat?
  private let memory: FileMemory

  private init(_ setting: Setting) {
    path = setting["file"]?.text ?? ""
    // What is said of lines or of their form is said of a file.
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
      return Reading(try FolderList.datum(path), at: request.now)
    }
    memory.note()
    let bytes =
      if let tail { try file.lastLines(tail, limit: limit) } else { try file.all(limit: limit) }
    let form =
      format.map { BytesForm.format($0) }
      ?? BytesForm(open: request, otherwise: tail == nil ? .text : .lines)
    return Reading(try form.datum(bytes), at: request.now)
  }

  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let written = try? request.resolved(path) else { return nil }
    let watch = FileWatch(path: request.path(written))
    let health = WatchHealth()
    return WatchThread(health) { watch.run(until: $0, health, onChange: onChange) }
  }

  /// What a file's name says of its format.
  private static func format(_ path: String) -> DataFormat? {
    switch path.split(separator: ".").last?.lowercased() {
    case "json", "ndjson", "jsonl": .json
    case "csv": .csv
    case "tsv": .tsv
    default: nil
    }
  }

  /// `file: orders.json`.
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

/// Whether what is read is a file: a folder that takes its place is a mistake, and no list of files.
private final class FileMemory: Sendable {
  private let state: Mutex<Bool>

  init(isFile: Bool) { state = Mutex(isFile) }

  var isFile: Bool { state.withLock { $0 } }

  func note() { state.withLock { $0 = true } }
}
