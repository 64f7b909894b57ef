import FoundationEssentials
package import Glibc

/// The files of programs that tests write and start.
package enum ProgramFile {
  /// Writes a program's file, in place of what is there, and its folder.
  ///
  /// Another process writes it. A child that this process starts meanwhile would hold a file that is
  /// open here, and a program that is open for writing cannot be started ("Text file busy").
  package static func write(_ text: String, to path: String, mode: mode_t = 0o755) throws {
    let draft = TemporaryFolder()
    let words = [
      "sh", "-c", #"install -D -m "$3" "$1" "$2.new" && mv -T "$2.new" "$2""#, "sh",
      try draft.write(text, to: "text"), path, String(mode, radix: 8),
    ]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var (child, status): (pid_t, Int32) = (0, 0)
    let error = posix_spawnp(&child, "sh", nil, nil, &arguments, environ)
    guard error == 0 else {
      throw ServerError(description: "cannot start sh: \(String(cString: strerror(error)))")
    }
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { throw ServerError(description: "cannot write \(path)") }
  }
}
