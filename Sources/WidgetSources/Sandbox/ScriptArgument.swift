import Glibc
import WidgetBase

/// The script that an interpreter is given by its arguments.
enum ScriptArgument {
  /// Interpreters, by their names without versions, with the option that has the script as a text.
  private static let interpreters = [
    "bash": "-c", "bun": "-e", "dash": "-c", "deno": "eval", "fish": "-c", "ksh": "-c", "lua": "-e",
    "node": "-e", "nodejs": "-e", "perl": "-e", "php": "-r", "pypy": "-c", "python": "-c",
    "ruby": "-e", "sh": "-c", "zsh": "-c",
  ]

  /// Returns the absolute path of the script that a program runs: the first argument that names a file; `nil` if it is
  /// no interpreter or runs no file.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program, without its name.
  ///   - folder: The folder in which the program starts.
  static func path(
    of arguments: ArraySlice<String>, to program: String, in folder: String, home: String?
  ) -> String? {
    let name = FilePath.parts(program).name.prefix { !$0.isNumber && $0 != "." }
    guard let inline = interpreters[String(name)], !arguments.contains(inline) else { return nil }
    let paths = arguments.filter { !$0.hasExactPrefix("-") }
      .map { FilePath.absolute($0, in: folder, home: home) }
    return paths.first(where: isFile)
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
