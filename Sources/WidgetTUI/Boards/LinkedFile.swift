import Glibc
import WidgetSettings

/// A file that a link may open: one that the desktop only shows.
enum LinkedFile {
  /// The endings of files that desktops start although they are not executable.
  private static let started = [
    ".desktop", ".appimage", ".exe", ".msi", ".msp", ".mst", ".bat", ".cmd", ".com", ".jar",
    ".jnlp",
    ".flatpakref", ".flatpakrepo", ".snap", ".run", ".scr", ".dll", ".cpl", ".ocx", ".sys", ".pif",
    ".lnk", ".url", ".scf", ".inf", ".reg", ".hta", ".chm", ".msc", ".js", ".jse", ".vbs", ".vbe",
    ".wsf", ".wsh", ".ps1", ".gadget", ".application", ".appref-ms",
  ]
  /// The first bytes of programs and of files that name one, by which desktops know those without an ending: of
  /// Windows, of Linux, of Java, and shortcuts.
  private static let programs: [[UInt8]] = [
    Array("MZ".utf8), [0x7F] + Array("ELF".utf8), [0xCA, 0xFE, 0xBA, 0xBE],
    [0x4C, 0, 0, 0, 0x01, 0x14, 0x02, 0], Array("[InternetShortcut]".utf8),
  ]

  /// Throws unless a path leads to a file or a folder that the desktop only shows.
  ///
  /// - Parameter folders: The folders that contain it, or `nil` for any.
  static func check(_ path: String, in folders: [String]?) throws(LinkRefusal) {
    guard let real = FilePath.real(path) else { throw .noFile(path: path) }
    if let folders {
      let roots = folders.compactMap(FilePath.real)
      guard roots.contains(where: { real == $0 || $0 == "/" || real.hasPrefix($0 + "/") }) else {
        throw .outside(path: path)
      }
    }
    var status = stat()
    guard stat(real, &status) == 0 else { throw .noFile(path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return
    case S_IFREG: break
    default: throw .noFile(path: path)
    }
    let names = [path.lowercased(), real.lowercased()]
    guard let start = beginning(of: real) else { throw .noFile(path: path) }
    guard status.st_mode & 0o111 == 0,
      !names.contains(where: { name in started.contains { name.hasSuffix($0) } }),
      !isProgram(start)
    else { throw .executable(path: path) }
  }

  /// Returns true for the first bytes of a program, an archive of Java, or a description of a program for desktops.
  private static func isProgram(_ bytes: [UInt8]) -> Bool {
    if programs.contains(where: bytes.starts(with:)) { return true }
    if bytes.starts(with: Array("PK".utf8)), bytes.dropFirst(30).starts(with: "META-INF/".utf8) {
      return true
    }
    let words = Array("[Desktop Entry]".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: words) }
  }

  /// Returns the first bytes of a file, or `nil` if it cannot be read.
  private static func beginning(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    return count >= 0 ? Array(bytes[..<count]) : nil
  }
}
