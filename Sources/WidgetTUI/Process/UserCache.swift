import WidgetBase

/// The user's folder for what this program can make again.
enum UserCache {
  /// The path of the folder, which need not exist.
  ///
  /// A path that is not whole does not count (XDG Base Directory Specification), and without a home folder there is
  /// none: in a folder that all users share, another one could have made it.
  static var folder: String {
    let cache = ProcessEnvironment.own["XDG_CACHE_HOME"].flatMap {
      $0.hasExactPrefix("/") ? $0 : nil
    }
    return "\(cache ?? "\(UserHome.path ?? "/nonexistent")/.cache")/widgettui"
  }
}
