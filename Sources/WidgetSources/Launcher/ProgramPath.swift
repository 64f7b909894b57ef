import Glibc
import WidgetBase
package import WidgetSettings

/// The lookup of a command's program.
package enum ProgramPath {
  /// Returns the path of a program: a name with a slash is a path relative to `folder`, any other
  /// name is looked up in `PATH`.
  package static func found(
    _ name: String, folder: String?, in environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    if name.contains("/") {
      let path = FilePath.absolute(name, in: folder ?? "", home: environment["HOME"])
      guard access(path, F_OK) == 0 else { throw CommandWords.notFound(name, environment.owner) }
      guard isProgram(path) else { throw CommandWords.notExecutable(name) }
      return path
    }
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").splitExactly(
      separator: ":")
    let paths = folders.filter { $0.hasExactPrefix("/") }.map { "\($0)/\(name)" }
    guard !name.isEmpty, let path = paths.first(where: isProgram) else {
      throw CommandWords.notFound(name, environment.owner)
    }
    return path
  }

  /// Returns true if a process with these variables can run such a program.
  package static func isThere(
    _ name: String, in folder: String, _ environment: ProcessEnvironment
  ) -> Bool {
    (try? found(name, folder: folder, in: environment)) != nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
