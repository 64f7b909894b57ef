package import FoundationEssentials
import Glibc
import Synchronization

/// The folder of a program's Live Activities, a file each.
///
/// The process that performs an intent writes it, and the one that asks providers reads it.
package struct ActivityFolder: Sendable, Hashable {
  /// The variable that names the folder for a program that another one starts.
  package static let variable = "WIDGETTUI_ACTIVITIES"
  /// The most activities that a program may have at a time.
  package static let most = 32
  /// The most bytes of an activity's file.
  private static let longest = 64 * 1024

  package let path: String

  package init(path: String) { self.path = path }

  private static let current = Mutex<ActivityFolder?>(nil)

  /// The folder of this program; `nil` where nothing can be kept, so that no activity can be started.
  package static var own: ActivityFolder? { current.withLock(\.self) ?? named }

  /// Sets the folder of this program, unless the variable names one.
  package static func use(_ folder: ActivityFolder?) { current.withLock { $0 = named ?? folder } }

  private static var named: ActivityFolder? {
    ProcessEnvironment.own[variable].map { ActivityFolder(path: $0) }
  }

  /// Returns the activities with attributes of a type, the most relevant first, and of those the latest.
  ///
  /// Files that cannot be read are left out: only this program writes here, and replaces each at a stroke.
  package func records(of type: String) -> [ActivityRecord] {
    names.compactMap { record(named: $0) }.filter { $0.type == type }.sorted { one, other in
      (one.relevance, one.started, one.id) > (other.relevance, other.started, other.id)
    }
  }

  /// Returns an activity, or `nil` if there is none.
  package func record(of id: String) -> ActivityRecord? { record(named: "\(id).json") }

  private var names: [String] { FileAccess.names(in: path).filter { $0.hasExactSuffix(".json") } }

  private func record(named name: String) -> ActivityRecord? {
    let bytes = (try? FileAccess.read("\(path)/\(name)", limit: Self.longest)).flatMap { $0 }
    return bytes.flatMap { try? JSONDecoder().decode(ActivityRecord.self, from: Data($0)) }
  }

  /// Writes an activity.
  package func write(_ record: ActivityRecord) throws {
    let bytes = Array(try JSONEncoder().encode(record))
    try FileAccess.makeFolder(path)
    try FileAccess.replace("\(path)/\(record.id).json", with: bytes)
  }

  /// Removes the activities that are no longer shown, and returns the number of those that are left.
  package func tidy(at now: Date) -> Int {
    let names = names
    let old = names.filter { record(named: $0).map { $0.phase(at: now) == .dismissed } ?? true }
    for name in old { unlink("\(path)/\(name)") }
    return names.count - old.count
  }
}
