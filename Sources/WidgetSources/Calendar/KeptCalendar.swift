import FoundationEssentials
import Glibc
import WidgetBase

/// The last text of a calendar that could be read, kept in a file for when it cannot be.
struct KeptCalendar {
  let text: String
  /// When it was read.
  let date: Date

  /// Longer calendars are not kept.
  private static let limit = 4 << 20

  /// What is kept of a calendar in a folder; nil where there is nothing.
  init?(of place: String, in folder: String) {
    guard let file = try? FileBytes(Self.path(of: place, in: folder)),
      let bytes = try? file.all(limit: Self.limit + 64), let end = bytes.firstIndex(of: 0x0a),
      let seconds = Double(String(decoding: bytes[..<end], as: UTF8.self))
    else { return nil }
    text = String(decoding: bytes[(end + 1)...], as: UTF8.self)
    date = Date(timeIntervalSince1970: seconds)
  }

  /// Keeps what was read at a date; where that fails, or it is too long, nothing is kept.
  static func keep(_ text: String, of place: String, at date: Date, in folder: String) {
    guard text.utf8.count <= limit else { return forget(place, in: folder) }
    try? FileAccess.replace(
      path(of: place, in: folder), with: Array("\(date.timeIntervalSince1970)\n\(text)".utf8))
  }

  /// Removes what is kept of a calendar.
  static func forget(_ place: String, in folder: String) { unlink(path(of: place, in: folder)) }

  /// A file of each place's own, whose name says nothing of the place.
  private static func path(of place: String, in folder: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in place.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(folder)/calendar-\(String(hash, radix: 16))"
  }
}
