import Glibc

/// Where a user's own files for this program are: `~/.config/widgettui`, below `XDG_CONFIG_HOME` where
/// that is set.
enum ConfigurationFolder {
  /// The folder's path; nil where there is no home.
  static var path: String? {
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/widgettui" }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
