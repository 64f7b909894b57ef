import Synchronization

/// The alarms of this process that could not be written, as on a full disk: they sound all the same, and whoever keeps a
/// log of alarms finds them here.
package enum UnwrittenAlerts {
  private struct State {
    var records: [AlertFile: (record: AlertRecord, reason: String)] = [:]
    var isChanged = false
  }

  private static let state = Mutex(State())

  /// Notes a record that was not written, with the reason.
  package static func note(_ record: AlertRecord, of file: AlertFile, because reason: String) {
    state.withLock { state in
      state.records[file] = (record, reason)
      state.isChanged = true
    }
  }

  /// Forgets the record of a file, which was written.
  package static func forget(_ file: AlertFile) { state.withLock { $0.records[file] = nil } }

  /// Returns true if something was noted since the last call.
  package static func takeChange() -> Bool {
    state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged
    }
  }

  /// The records by their files, with the reasons.
  package static var all: [AlertFile: (record: AlertRecord, reason: String)] {
    state.withLock { $0.records }
  }
}
