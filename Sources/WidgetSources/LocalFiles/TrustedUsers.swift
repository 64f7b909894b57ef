import Glibc
import WidgetBase
import WidgetSettings

/// The users whose files this program uses: its own user and root.
struct TrustedUsers {
  private let users: Set<uid_t>

  /// This process's user, root and, for root by sudo, the user who typed sudo.
  static var own: TrustedUsers {
    var users: Set<uid_t> = [0, geteuid()]
    if geteuid() == 0, let text = ProcessEnvironment.own["SUDO_UID"], let user = uid_t(text) {
      users.insert(user)
    }
    return TrustedUsers(users)
  }

  /// Creates the set of some users.
  init(_ users: Set<uid_t>) { self.users = users }

  func contains(_ user: uid_t) -> Bool { users.contains(user) }

  /// Returns true for the user that stands for all those outside of a container, root among them.
  func isUnmapped(_ user: uid_t) -> Bool {
    guard user == 65534 else { return false }
    // Outside of containers, each user is mapped to itself.
    let map = (try? FileAccess.read("/proc/self/uid_map", limit: 1 << 16)).flatMap { $0 } ?? []
    let numbers = String(decoding: map, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return !numbers.isEmpty && numbers != ["0", "0", "4294967295"]
  }

  /// Returns true if no other user belongs to a group: it is the private one of the file's owner, or
  /// has nobody else as a member.
  func isPrivate(_ group: gid_t, of owner: uid_t) -> Bool {
    guard let entry = UserDatabase.group(group) else { return group == owner }
    let own = users.compactMap { UserEntry($0) }
    let names = Set(own.map(\.name))
    guard entry.members.allSatisfy(names.contains) else { return false }
    if own.contains(where: { $0.group == group && $0.name == entry.name }) { return true }
    return !entry.members.isEmpty
      && UserDatabase.localUsers(of: group).allSatisfy(names.contains)
  }

  /// Returns a user's name, or its number without one.
  func name(of user: uid_t) -> String { UserEntry(user)?.name ?? "\(user)" }

  /// Returns a group's name, or its number without one.
  func name(ofGroup group: gid_t) -> String { UserDatabase.group(group)?.name ?? "\(group)" }
}

/// The system's groups, and their users.
private enum UserDatabase {
  private static let longest = 1 << 16

  static func group(_ number: gid_t) -> (name: String, members: [String])? {
    var entry = Glibc.group()
    var found: UnsafeMutablePointer<Glibc.group>?
    var room = [CChar](repeating: 0, count: longest)
    return room.withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress,
        getgrgid_r(number, &entry, start, room.count, &found) == 0, found != nil,
        let name = entry.gr_name
      else { return nil }
      var members: [String] = []
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = entry.gr_mem
      while let place = next, let member = place.pointee {
        members.append(String(cString: member))
        next = place + 1
      }
      return (String(cString: name), members)
    }
  }

  /// Returns the users of this machine's own list whose first group is the given one.
  static func localUsers(of group: gid_t) -> [String] {
    let bytes = (try? FileAccess.read("/etc/passwd", limit: 1 << 24)).flatMap { $0 } ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = String(decoding: line, as: UTF8.self)
        .splitExactly(separator: ":", omittingEmptySubsequences: false)
      return fields.count > 3 && gid_t(fields[3]) == group ? String(fields[0]) : nil
    }
  }
}
