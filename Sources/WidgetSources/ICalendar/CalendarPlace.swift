import Glibc
import WidgetBase
import WidgetSettings

/// The place of a calendar: a file, a folder of files, or a web address.
enum CalendarPlace {
  /// The most bytes of one calendar.
  static let limit = 32 << 20

  static func isAddress(_ place: String) -> Bool {
    ["https://", "http://", "webcal://", "webcals://"].contains { place.hasExactPrefix($0) }
  }

  /// Returns the name of a calendar without one: its file's without the extension, or its folder's.
  static func name(of place: String) -> String {
    let path = place.prefix { $0 != "?" && $0 != "#" }
    let last = path.splitExactly(separator: "/").last ?? ""
    return isFile(last) ? String(last.dropLast(4)) : String(last)
  }

  /// Returns true if a name is that of a calendar's file, in letters of either case.
  static func isFile(_ name: some StringProtocol) -> Bool {
    name.lowercased().hasExactSuffix(".ics")
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func text(of path: String) throws(SourceFailure) -> String {
    String(decoding: try FileBytes(path).all(limit: limit), as: UTF8.self)
  }
}
