import CLinux
package import FoundationEssentials
import Glibc
package import WidgetBase
package import WidgetSettings

/// The file that keeps the alarms of one widget, for all processes: whoever reads the widget writes it,
/// dashboards show it and acknowledge in it.
package struct AlertFile: Sendable, Hashable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The file of a widget below a state folder; widgets that are configured alike share it.
  package init(in state: String, widget: String, settings: Setting) {
    path = "\(Self.folder(in: state))/\(Self.name(widget: widget, settings: settings))"
  }

  /// The name of a widget's file: its own name, and a mark of its settings.
  package static func name(widget: String, settings: Setting) -> String {
    let digits = String(FNV1a(settings.json).value, radix: 16)
    return "\(widget)-\(String(repeating: "0", count: 16 - digits.count))\(digits)"
  }

  /// The folder of all alarms.
  package static func folder(in state: String) -> String { "\(state)/alerts" }

  /// The file that is written anew when terminals are to ring.
  package static func bell(in folder: String) -> String { "\(folder)/bell" }

  /// The files of all widgets below a state folder, in order.
  package static func all(in state: String) -> [AlertFile] {
    let folder = folder(in: state)
    return FileAccess.names(in: folder).filter { name in
      name != "bell" && !name.hasPrefix(".")
        && !["lock", "edit", "new"].contains { name.hasSuffix(".\($0)") }
    }.map { AlertFile(path: "\(folder)/\($0)") }
  }

  /// What tells one state of the file from another; nil if there is none.
  package var stamp: FileStamp? { FileAccess.stamp(path) }

  /// What is kept; nil where nothing is, or nothing that can be read.
  package func read() -> AlertRecord? {
    let bytes = (try? FileAccess.read(path)).flatMap { $0 }
    return bytes.flatMap { try? JSONDecoder().decode(AlertRecord.self, from: Data($0)) }
  }

  /// Keeps a record in place of what was kept; only between `edit` and its end.
  package func write(_ record: AlertRecord) throws(FileError) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try FileAccess.replace(path, with: [UInt8](data))
  }

  /// Does something while no other process writes the file.
  package func edit<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = open("\(path).edit", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    // What cannot be locked is written all the same: an alarm must not depend on it.
    if lock >= 0 { _ = clinux_lock(lock, true) }
    defer { if lock >= 0 { close(lock) } }
    return try body()
  }

  /// Acknowledges what rings, and deliveries that failed; whether there was anything to acknowledge.
  package func acknowledge(at date: Date) throws(FileError) -> Bool {
    try edit { () throws(FileError) in
      guard var record = read(), record.acknowledge(at: date) else { return false }
      try write(record)
      return true
    }
  }
}
