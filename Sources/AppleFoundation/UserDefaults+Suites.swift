internal import Synchronization

extension UserDefaults {
  /// Creates the settings of a suite, as in Foundation.
  ///
  /// Here, they are read once before anybody gets them, because threads that read a suite for the
  /// first time at the same moment may find it empty; and they are read again before each call
  /// of a provider, because another program may have written them.
  public convenience init?(suiteName: String) {
    self.init(suiteName: Optional(suiteName))
    KnownSuites.shared.prepare(suiteName, self)
  }

  /// The standard settings, which have been read once.
  package static var prepared: UserDefaults {
    KnownSuites.shared.prepare("", standard)
    return standard
  }
}

/// The suites that this process has read.
private final class KnownSuites: Sendable {
  static let shared = KnownSuites()
  private let names = Mutex<Set<String>>([])

  private init() { QuestionOrder.prepare { [weak self] in self?.readAgain() } }

  /// Reads a suite if nobody has done so, while others wait.
  func prepare(_ name: String, _ settings: UserDefaults) {
    names.withLock { names in
      if names.insert(name).inserted { _ = settings.object(forKey: "") }
    }
  }

  private func readAgain() {
    names.withLock { names in
      for name in names {
        let settings =
          name.isEmpty ? UserDefaults.standard : UserDefaults(suiteName: Optional(name))
        settings?.synchronize()
      }
    }
  }
}
