import Glibc
import WidgetBase

/// Private files of the user that have more than one name.
///
/// An archive can have a hard link to a file that is not in it. Unpacked, it is a second name of that file, and may lie beside
/// the program that came with it.
enum SecondNames {
  /// Folders of the home folder whose files are private, or decide what runs.
  private static let folders = [
    ".config/autostart", ".config/systemd/user", ".gnupg", ".gnupg/private-keys-v1.d",
    ".local/share/keyrings", ".ssh",
  ]
  private static let files = [
    ".aws/credentials", ".bash_login", ".bash_logout", ".bash_profile", ".bashrc",
    ".config/fish/config.fish", ".docker/config.json", ".git-credentials", ".gitconfig",
    ".kube/config", ".netrc", ".npmrc", ".pgpass", ".profile", ".pypirc", ".xprofile", ".xsession",
    ".zlogin", ".zprofile", ".zshenv", ".zshrc",
  ]
  /// The most files of a folder that are looked at.
  private static let most = 1000

  /// Returns a sentence for each such file of a home folder.
  static func words(in home: String?) -> [String] {
    guard let home else { return [] }
    let inFolders = folders.flatMap { folder in
      FileAccess.names(in: "\(home)/\(folder)", most: most).map { "\(folder)/\($0)" }
    }
    return (files + inFolders).compactMap { name in
      var status = stat()
      let path = "\(home)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink > 1
      else { return nil }
      let shown = VisibleText.quoted(path, limit: 400)
      return "Hard links: \(shown) has \(status.st_nlink) names, and a program that may reach "
        + "another one reaches this file; `find ~ -samefile \(shown)` finds them."
    }
  }
}
