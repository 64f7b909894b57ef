package import Glibc

/// A user's entry in the system's list of users.
package struct UserEntry: Sendable {
  package let name: String
  /// The number of the user's first group.
  package let group: gid_t
  /// The user's home folder as the list has it; empty for none.
  package let home: String

  /// Reads the entry of a user's number, or returns `nil` without one.
  package init?(_ number: uid_t) {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var room = [CChar](repeating: 0, count: 1 << 16)
    let fields = room.withUnsafeMutableBufferPointer { room -> (String, gid_t, String)? in
      guard let start = room.baseAddress,
        getpwuid_r(number, &entry, start, room.count, &found) == 0, found != nil,
        let name = entry.pw_name
      else { return nil }
      let home = entry.pw_dir.map { String(cString: $0) } ?? ""
      return (String(cString: name), entry.pw_gid, home)
    }
    guard let fields else { return nil }
    (name, group, home) = fields
  }
}
