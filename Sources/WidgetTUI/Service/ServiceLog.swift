import CLinux
import FoundationEssentials
import Glibc

/// The output of a service's log: the journal with its fields, or else standard error.
struct ServiceLog {
  /// The path of the journal's socket.
  static let journalSocket = "/run/systemd/journal/socket"

  private let socket: String
  /// True if standard error goes to the journal.
  private let isJournal: Bool

  /// Creates the log.
  ///
  /// - Parameter stream: The journal's stream as systemd names it, `DEVICE:INODE`
  ///   (`JOURNAL_STREAM`); `nil` if there is none.
  init(stream: String?, socket: String = Self.journalSocket) {
    self.socket = socket
    var status = stat()
    isJournal =
      stream != nil && fstat(STDERR_FILENO, &status) == 0
      && stream == "\(status.st_dev):\(status.st_ino)"
  }

  func write(_ line: ServiceLogLine) {
    guard isJournal else {
      let time = Date().formatted(.iso8601)
      return StandardError.write("time=\(time) \(line.text)\n")
    }
    let bytes = line.journal
    if clinux_datagram_send(socket, bytes, bytes.count) != 0 {
      // The journal reads the priority from the start of the line.
      StandardError.write("<\(line.priority.rawValue)>\(line.text)\n")
    }
  }
}
