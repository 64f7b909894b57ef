import Glibc

/// The home folder of the user who runs this process.
package enum UserHome {
  /// The folder that the list of users has, whatever `HOME` says; `nil` for none.
  package static let registered: String? = UserEntry(geteuid()).flatMap {
    $0.home.hasExactPrefix("/") && $0.home != "/" ? $0.home : nil
  }

  /// The folder that `HOME` names, or else the registered one; `nil` for none.
  package static var path: String? {
    ProcessEnvironment.own["HOME"].flatMap { $0.hasExactPrefix("/") ? $0 : nil } ?? registered
  }
}
