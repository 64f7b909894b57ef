import Glibc
import WidgetBase
import WidgetSettings
import WidgetSources

/// A file that a link may open: one that the desktop only shows.
enum LinkedFile {
  /// The endings of files that desktops show. All others, which a desktop may start, are not opened.
  private static let shown: Set = [
    "pdf", "ps", "djvu", "epub", "mobi", "txt", "text", "md", "markdown", "rst", "adoc", "org",
    "log", "out", "err", "csv", "tsv", "json", "jsonl", "ndjson", "geojson", "yaml", "yml", "toml",
    "ini", "conf", "cfg", "xml", "diff", "patch", "tex", "rtf", "doc", "docx", "odt", "xls", "xlsx",
    "ods", "ppt", "pptx", "odp", "odg", "html", "htm", "xhtml", "svg", "png", "jpg", "jpeg", "gif",
    "webp", "bmp", "tif", "tiff", "ico", "avif", "heic", "heif", "jxl", "mp3", "ogg", "oga", "opus",
    "flac", "wav", "m4a", "aac", "mp4", "m4v", "mkv", "webm", "mov", "avi", "ogv", "mpg", "mpeg",
    "srt", "vtt", "zip", "tar", "gz", "tgz", "bz2", "xz", "zst", "7z", "ics", "vcf", "eml", "mbox",
    "gpx", "kml", "sqlite", "db",
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
      let roots = folders.compactMap { folder in
        FilePath.real(folder).flatMap { WrittenFolders.isLedAstray(folder, toPlace: $0) ? nil : $0 }
      }
      guard roots.contains(where: { real == $0 || $0 == "/" || real.hasExactPrefix($0 + "/") })
      else {
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
    guard let start = beginning(of: real) else { throw .noFile(path: path) }
    guard status.st_mode & 0o111 == 0, [path, real].allSatisfy({ isShown($0, start) }),
      !isProgram(start)
    else { throw .executable(path: path) }
  }

  /// Returns true if the desktop only shows a file of a name: by its ending, or without one as a text.
  private static func isShown(_ path: String, _ start: [UInt8]) -> Bool {
    let parts = FilePath.parts(path).name.splitExactly(separator: ".")
    guard parts.count > 1, let ending = parts.last else {
      return !start.contains(0) && String(validating: start, as: UTF8.self) != nil
    }
    return shown.contains(ending.lowercased())
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
