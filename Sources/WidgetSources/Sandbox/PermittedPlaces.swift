import Glibc
import WidgetBase

/// The files and folders behind a program's permissions, at one moment.
///
/// The kernel's rules are about files, not about their paths: a file that replaces one, or that comes
/// later, is not permitted to a program that runs already.
package struct PermittedPlaces: Sendable, Equatable {
  /// The variable that tells a program in a sandbox about the places at its start.
  package static let variable = "WIDGETTUI_PLACES"

  /// The paths with the identities of their files; `nil` for a missing file.
  private var files: [String: String?]

  /// Looks at the places of permissions.
  package init(of permissions: Permissions) {
    self.init(permissions.read + permissions.write)
  }

  private init(_ paths: [String]) {
    files = Dictionary(paths.map { ($0, Self.identity(of: $0)) }) { first, _ in first }
  }

  /// Reads the places from their text.
  package init(text: String) {
    let lines = text.split(separator: "\n").map { $0.splitExactly(separator: " ", maxSplits: 1) }
    files = Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[1]), $0[0] == "-" ? nil : String($0[0])) }
    ) { first, _ in first }
  }

  /// The places as text.
  package var text: String {
    files.sorted { $0.key < $1.key }.map { "\($0.value ?? "-") \($0.key)" }.joined(separator: "\n")
  }

  /// Returns true if there are other files at the same paths now.
  package var haveChanged: Bool { PermittedPlaces(Array(files.keys)) != self }

  private static func identity(of path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : nil
  }
}
