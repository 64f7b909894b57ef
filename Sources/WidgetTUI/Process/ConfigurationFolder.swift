import Glibc

/// The folder of the user's own files for this program: `~/.config/widgettui`, or `widgettui` in
/// `XDG_CONFIG_HOME` if that is set.
enum ConfigurationFolder {
  /// The folder's path; `nil` if there is no home folder.
  static var path: String? {
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/widgettui" }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
