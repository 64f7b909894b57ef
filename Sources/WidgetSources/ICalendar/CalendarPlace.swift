import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSettings

/// The place of a calendar: a file, a folder of files, or a web address.
enum CalendarPlace {
  /// The most bytes of one calendar.
  static let limit = 32 << 20
  private static let mostFiles = 5000

  static func isAddress(_ place: String) -> Bool {
    ["https://", "http://", "webcal://", "webcals://"].contains { place.hasExactPrefix($0) }
  }

  /// Returns the name of a calendar without one: its file's without the extension, or its folder's.
  static func name(of place: String) -> String {
    let path = place.prefix { $0 != "?" && $0 != "#" }
    let last = path.splitExactly(separator: "/").last ?? ""
    return last.hasExactSuffix(".ics") ? String(last.dropLast(4)) : String(last)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the file at a path, or all calendars in the folder at that path.
  static func files(at path: String) throws(SourceFailure) -> [String] {
    guard isFolder(path) else { return [path] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw SourceFailure(
        "folder: permission denied", "This user may not list \(path).", kind: .denied)
    }
    let files = names.filter { $0.hasExactSuffix(".ics") && !$0.hasExactPrefix(".") }.sorted()
    guard !files.isEmpty else {
      throw SourceFailure("no calendar", "\(path) contains no .ics file.")
    }
    return files.prefix(mostFiles).map { "\(path)/\($0)" }
  }

  static func text(of path: String) throws(SourceFailure) -> String {
    String(decoding: try FileBytes(path).all(limit: limit), as: UTF8.self)
  }
}
