internal import Synchronization

extension UserDefaults {
  /// Creates the settings of a suite, as in Foundation.
  ///
  /// Here, they are read once before anybody gets them, because threads that read a suite for the
  /// first time at the same moment may find it empty. They are read again before each call of a
  /// provider, because another program may have written them, and what was set is written at its
  /// answer, and when a button's intent ends. Those of an app group are a file in
  /// the group's folder, `Library/Preferences/GROUP.plist`, as on iOS, so that a widget that may write
  /// there has its settings too.
  public convenience init?(suiteName: String) {
    let place = KnownSuites.shared.place(of: suiteName)
    self.init(suiteName: Optional(place))
    KnownSuites.shared.prepare(place, self)
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
  private let places = Mutex<[String: String]>([:])

  private init() { QuestionOrder.exchange { [weak self] in self?.synchronize() } }

  /// Returns the name by which Foundation finds a suite: for an app group's the path of its file, without
  /// the ending.
  func place(of suite: String) -> String {
    guard suite.hasPrefix("group.") else { return suite }
    return places.withLock { places in
      if let place = places[suite] { return place }
      let place = Self.file(of: suite) ?? suite
      places[suite] = place
      return place
    }
  }

  private static func file(of group: String) -> String? {
    guard
      let folder = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: group)?
        .appendingPathComponent("Library/Preferences", isDirectory: true)
    else { return nil }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(group).path
  }

  /// Reads a suite if nobody has done so, while others wait.
  func prepare(_ name: String, _ settings: UserDefaults) {
    names.withLock { names in
      if names.insert(name).inserted { _ = settings.object(forKey: "") }
    }
  }

  /// Writes what was set, and reads what others wrote.
  private func synchronize() {
    names.withLock { names in
      for name in names {
        let settings =
          name.isEmpty ? UserDefaults.standard : UserDefaults(suiteName: Optional(name))
        settings?.synchronize()
      }
    }
  }
}
