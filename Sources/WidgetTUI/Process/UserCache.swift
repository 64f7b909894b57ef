import WidgetBase

/// The user's folder for what this program can make again.
enum UserCache {
  /// The path of the folder, which need not exist.
  static var folder: String { path(in: .own, home: UserHome.path) }

  /// Returns the path in an environment.
  ///
  /// A path that is not whole does not count (XDG Base Directory Specification), and without a home folder there is
  /// none: in a folder that all users share, another one could have made it.
  static func path(in environment: ProcessEnvironment, home: String?) -> String {
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasExactPrefix("/") ? $0 : nil }
    return "\(cache ?? "\(home ?? "/nonexistent")/.cache")/widgettui"
  }
}
