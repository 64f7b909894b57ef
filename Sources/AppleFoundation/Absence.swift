internal import Synchronization

/// Reports of calls to services that only Apple's systems have.
package enum Absence {
  private static let told = Mutex<Set<String>>([])

  /// Says once on standard error, where `WIDGETTUI_LOG` is set, that something is not available.
  package static func report(_ name: String) {
    guard ProcessInfo.processInfo.environment["WIDGETTUI_LOG"] != nil,
      told.withLock({ $0.insert(name).inserted })
    else { return }
    FileHandle.standardError.write(Data("\(name) is not available here\n".utf8))
  }
}
