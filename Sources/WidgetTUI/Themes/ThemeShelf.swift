import BuiltInThemes
import Glibc
import WidgetBase

/// A place for theme files: a folder or memory.
package enum ThemeShelf: Sendable {
  /// The files ending in `.yaml` in a folder, which need not exist.
  case folder(String)
  /// Files in memory by theme name; errors call the place by the given name.
  case memory([String: [UInt8]], place: String)

  /// The built-in themes.
  package static var builtIn: Self { .memory(BuiltInThemes.files, place: "built-in themes") }

  /// The suffix of theme files.
  static let suffix = ".yaml"

  /// The names of the themes, in no particular order.
  package var names: [String] {
    switch self {
    case .memory(let files, _): Array(files.keys)
    case .folder(let path):
      Self.files(in: path).filter { $0.hasExactSuffix(Self.suffix) && !$0.hasExactPrefix(".") }
        .map { String($0.dropLast(Self.suffix.count)) }
    }
  }

  /// Returns the file of a theme; `nil` if it does not exist.
  package func file(named name: String) throws(YAMLErrors) -> YAMLFile? {
    switch self {
    case .memory(let files, let place):
      return files[name].map { YAMLFile(name: "\(place)/\(name)\(Self.suffix)", bytes: $0) }
    case .folder(let folder):
      let path = "\(folder)/\(name)\(Self.suffix)"
      guard access(path, F_OK) == 0 else { return nil }
      return try YAMLFile(path: path)
    }
  }

  private static func files(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }
}
