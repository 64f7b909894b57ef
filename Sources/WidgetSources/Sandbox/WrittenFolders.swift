import Synchronization

/// The folders that programs of this process's boards may write, each of which decides where links in them lead for
/// all other programs.
package enum WrittenFolders {
  private static let known = Mutex<Set<String>>([])

  /// Notes folders that a program may write, by their whole paths.
  package static func note(_ folders: [String]) {
    known.withLock { $0.formUnion(folders.filter { $0.hasPrefix("/") }) }
  }

  /// Returns all folders noted so far, without some.
  static func others(than own: [String]) -> [String] {
    known.withLock { $0.subtracting(own) }.sorted()
  }
}
