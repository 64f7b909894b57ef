import CLinux
package import FoundationEssentials
import Glibc
package import WidgetBase

/// The file in which all processes keep the alarms of one widget.
///
/// The process that reads the widget writes it; dashboards show it and acknowledge alarms in it.
package struct AlertFile: Sendable, Hashable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Creates the file of a widget in a state folder; widgets with the same name and settings share
  /// it.
  package init(in state: String, widget: String, settings: InstanceSettings) {
    path = "\(Self.folder(in: state))/\(Self.name(widget: widget, settings: settings))"
  }

  /// Returns the name of a widget's file: the widget's name and the fingerprint of its settings.
  package static func name(widget: String, settings: InstanceSettings) -> String {
    "\(widget)-\(Fingerprint(settings.json).digits)"
  }

  /// Returns the folder of all alarms.
  package static func folder(in state: String) -> String { "\(state)/alerts" }

  /// Returns the path of the file that is replaced to make terminals ring.
  package static func bell(in folder: String) -> String { "\(folder)/bell" }

  /// Returns the files of all widgets in a state folder, in order.
  package static func all(in state: String) -> [AlertFile] {
    let folder = folder(in: state)
    return FileAccess.names(in: folder).filter { name in
      name != "bell" && !name.hasExactPrefix(".")
        && !["lock", "edit", "new"].contains { name.hasExactSuffix(".\($0)") }
    }.map { AlertFile(path: "\(folder)/\($0)") }
  }

  /// A stamp that differs between two states of the file; `nil` if the file does not exist.
  package var stamp: FileStamp? { FileAccess.stamp(path) }

  /// Returns the stored record; `nil` if there is none or it cannot be decoded.
  package func read() -> AlertRecord? {
    let bytes = (try? FileAccess.read(path)).flatMap { $0 }
    return bytes.flatMap { try? JSONDecoder().decode(AlertRecord.self, from: Data($0)) }
  }

  /// Replaces the stored record; call only inside `edit`.
  package func write(_ record: AlertRecord) throws(FileError) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try FileAccess.replace(path, with: [UInt8](data))
  }

  /// Runs `body` while no other process edits the file.
  package func edit<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = open("\(path).edit", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    // If locking fails, write anyway: an alarm must not depend on the lock.
    if lock >= 0 { _ = clinux_lock(lock, true) }
    defer { if lock >= 0 { close(lock) } }
    return try body()
  }

  /// Acknowledges ringing alarms and failed deliveries; returns true if there were any.
  package func acknowledge(at date: Date) throws(FileError) -> Bool {
    try edit { () throws(FileError) in
      guard var record = read(), record.acknowledge(at: date) else { return false }
      try write(record)
      return true
    }
  }
}
