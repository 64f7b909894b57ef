import FoundationEssentials
import WidgetSettings

/// What is in a file, or in a folder.
package struct FileSource: Source {
  private let path: String
  private let tail: Int?
  private let limit: Int
  /// Nil where neither the board nor its picks nor the file's name say it.
  private let format: DataFormat?

  private init(_ setting: Setting) {
    path = setting["file"]?.text ?? ""
    tail = setting.value("tail", .count(1...10_000))
    limit = setting.value("limit", .bytes) ?? 8 << 20
    format = DataFormat.written(setting) ?? Self.format(path)
  }

  package func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let path = request.path(try request.resolved(path))
    let file = try FileBytes(path)
    if file.isFolder { return Reading(try FolderList.datum(path), at: request.now) }
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
    return WatchThread { watch.run(until: $0, onChange: onChange) }
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
