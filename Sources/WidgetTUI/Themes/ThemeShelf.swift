import BuiltInThemes
import Glibc

/// A place where theme files are: a folder, or memory.
package enum ThemeShelf: Sendable {
  /// The files that end in `.yaml` in a folder, which need not exist.
  case folder(String)
  /// Files by theme name, and what errors call the place.
  case memory([String: [UInt8]], place: String)

  /// The themes that come with the program.
  package static var builtIn: Self { .memory(BuiltInThemes.files, place: "built-in themes") }

  /// What theme files end in.
  static let suffix = ".yaml"

  /// The names of the themes that are there, in no order.
  package var names: [String] {
    switch self {
    case .memory(let files, _): Array(files.keys)
    case .folder(let path):
      Self.files(in: path).filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.suffix.count)) }
    }
  }

  /// The file of the theme `name`; nil if it is not there.
  package func file(named name: String) throws(SourceErrors) -> SourceFile? {
    switch self {
    case .memory(let files, let place):
      return files[name].map { SourceFile(name: "\(place)/\(name)\(Self.suffix)", bytes: $0) }
    case .folder(let folder):
      let path = "\(folder)/\(name)\(Self.suffix)"
      guard access(path, F_OK) == 0 else { return nil }
      return try SourceFile(path: path)
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
