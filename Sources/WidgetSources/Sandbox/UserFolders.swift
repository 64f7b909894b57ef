import WidgetBase

/// The user's folders for documents, downloads and the like, which hold files of all kinds (xdg-user-dirs).
enum UserFolders {
  /// Their names where the user has no others.
  private static let names = [
    "Desktop", "Documents", "Downloads", "Music", "Pictures", "Public", "Templates", "Videos",
  ]

  /// The most bytes that are read of the file with their names.
  private static let limit = 65_536

  /// Returns the paths of the folders of a home folder.
  ///
  /// - Parameter config: The folder of the user's settings (`XDG_CONFIG_HOME`); `nil` for the usual one.
  static func paths(in home: String, config: String?) -> [String] {
    let file = "\(config ?? "\(home)/.config")/user-dirs.dirs"
    let bytes = (try? FileAccess.read(file, limit: limit)).flatMap { $0 } ?? []
    return names.map { "\(home)/\($0)" }
      + paths(named: String(decoding: bytes, as: UTF8.self), home)
  }

  /// Returns the folders in the lines of a file such as `XDG_DOWNLOAD_DIR="$HOME/Downloads"`.
  private static func paths(named text: String, _ home: String) -> [String] {
    text.splitExactly(separator: "\n").compactMap { line in
      let parts = line.splitExactly(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].hasExactPrefix("XDG_"), parts[0].hasExactSuffix("_DIR"),
        parts[1].utf8.count > 2
      else { return nil }
      // Quotes, and before others a backslash, are the shell's.
      let path = parts[1].dropFirst().dropLast().replacingExactly("\\", with: "")
      return path.withoutExactPrefix("$HOME").map { home + $0 } ?? path
    }
  }
}
