import Glibc

/// The home folder of the user who runs this process.
package enum UserHome {
  /// The folder that the list of users has, whatever `HOME` says; `nil` for none.
  package static let registered: String? = {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var room = [CChar](repeating: 0, count: 1 << 16)
    return room.withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress,
        getpwuid_r(geteuid(), &entry, start, room.count, &found) == 0, found != nil,
        let folder = entry.pw_dir.map({ String(cString: $0) }), folder.hasExactPrefix("/"),
        folder != "/"
      else { return nil }
      return folder
    }
  }()

  /// The folder that `HOME` names, or else the registered one; `nil` for none.
  package static var path: String? {
    ProcessEnvironment.own["HOME"].flatMap { $0.hasExactPrefix("/") ? $0 : nil } ?? registered
  }
}
