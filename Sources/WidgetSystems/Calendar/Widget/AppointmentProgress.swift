import FoundationEssentials
import WidgetArchive
import WidgetSettings

/// How far a back end was read, in a file of the widget's own.
struct AppointmentProgress: Sendable {
  private let path: String

  /// The progress of what `name` says, on the boards of a folder.
  init(folder: String, of name: String, in boards: String) {
    let mark = String(FNV1a("\(boards) \(name)").value, radix: 16)
    path = "\(folder)/appointments-\(mark)"
  }

  /// The last change that was read; 0 where none was.
  var sequence: Int {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Int(text).map { max(0, $0) } ?? 0
  }

  /// Remembers it. Where that fails, more than necessary is read the next time.
  func keep(_ sequence: Int) {
    guard sequence != self.sequence else { return }
    try? Data("\(sequence)".utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
