import WidgetBase

/// The user's folder for what this program can make again.
enum UserCache {
  /// The path of the folder, which need not exist.
  static var folder: String {
    let environment = ProcessEnvironment.own
    let cache = environment["XDG_CACHE_HOME"] ?? "\(environment["HOME"] ?? "/tmp")/.cache"
    return "\(cache)/widgettui"
  }
}
