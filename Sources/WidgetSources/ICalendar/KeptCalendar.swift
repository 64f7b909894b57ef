import FoundationEssentials
import Glibc
import WidgetBase

/// The text of a calendar when it was last read, stored in a file for when it cannot be read.
struct KeptCalendar {
  let text: String
  /// The date at which the text was read.
  let date: Date

  /// The most bytes of a calendar that is stored.
  private static let limit = 4 << 20

  /// Reads the stored copy of a calendar from a folder, or returns `nil` if there is none.
  init?(of place: String, in folder: String) {
    guard let file = try? FileBytes(Self.path(of: place, in: folder)),
      let bytes = try? file.all(limit: Self.limit + 64), let end = bytes.firstIndex(of: 0x0a),
      let seconds = Double(String(decoding: bytes[..<end], as: UTF8.self))
    else { return nil }
    text = String(decoding: bytes[(end + 1)...], as: UTF8.self)
    date = Date(timeIntervalSince1970: seconds)
  }

  /// Stores a text and its date. If it is too long, or contains a secret, nothing is stored.
  static func keep(
    _ text: String, of place: String, at date: Date, in folder: String, without secrets: Secrets
  ) {
    guard text.utf8.count <= limit, !secrets.areIn(Array(text.utf8)) else {
      return forget(place, in: folder)
    }
    try? FileAccess.replace(
      path(of: place, in: folder), with: Array("\(date.timeIntervalSince1970)\n\(text)".utf8))
  }

  /// Removes the stored copy of a calendar.
  static func forget(_ place: String, in folder: String) { unlink(path(of: place, in: folder)) }

  /// Returns the path of a calendar's file, whose name does not reveal the calendar's place.
  private static func path(of place: String, in folder: String) -> String {
    "\(folder)/calendar-\(Fingerprint(place).digits)"
  }
}
