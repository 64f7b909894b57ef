import Glibc
import Synchronization

/// The files with answers of servers that one reading uses.
package final class KeptAnswers: Sendable {
  private let paths = Mutex<[String]>([])

  package init() {}

  /// True if the reading uses none.
  var isEmpty: Bool { paths.withLock(\.isEmpty) }

  /// Adds the file of an answer.
  func note(_ path: String) { paths.withLock { $0.append(path) } }

  /// Removes the files.
  func forget() { for path in paths.withLock({ $0 }) { unlink(path) } }
}
