import WidgetBase
import WidgetTesting

/// A folder of golden files, which is compared with what is drawn now.
///
/// It may have come with a project: no link in it is followed.
struct GoldenFolder {
  /// The differences between the folder and what is drawn.
  struct Outcome: Equatable {
    /// The files that are as they were.
    var same = 0
    /// The files that differ, with the lines that do.
    var changed: [(path: String, difference: String)] = []
    /// The files that are not there, but are drawn.
    var missing: [String] = []
    /// The files that are there, but are drawn no more.
    var leftOver: [String] = []

    static func == (one: Self, other: Self) -> Bool {
      one.same == other.same && one.changed.map(\.path) == other.changed.map(\.path)
        && one.missing == other.missing && one.leftOver == other.leftOver
    }
  }

  /// The absolute path of the folder, to which no link leads.
  let path: String

  /// The most bytes of a golden file.
  private static let limit = 32 << 20
  /// The folders that golden files are written to; other files are left alone.
  private static let parts = ["Widgets", "Previews"]
  /// The file with the paths of what was recorded, one a line: nothing else is a golden file.
  private static let list = "recorded.txt"

  /// The golden files that are there, by their paths in the folder: those that were recorded.
  var files: [String] {
    guard let folder = LinklessFolder(path), let bytes = folder.read(Self.list, limit: Self.limit)
    else { return [] }
    let names = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    return Self.parts.flatMap { folder.files(below: $0) }.filter { names.contains($0) }.sorted()
  }

  /// Compares the files with what is drawn.
  func comparison(with drawn: [(path: String, text: String)]) -> Outcome {
    var outcome = Outcome()
    let folder = LinklessFolder(path)
    for (name, text) in drawn {
      guard let bytes = folder?.read(name, limit: Self.limit) else {
        outcome.missing.append(name)
        continue
      }
      if bytes.elementsEqual(text.utf8) {
        outcome.same += 1
      } else {
        let old = String(decoding: bytes, as: UTF8.self)
        // An SVG has the same picture as the text beside it.
        let shown = name.hasExactSuffix(".txt") ? "\(PictureDifference(from: old, to: text))" : ""
        outcome.changed.append((name, shown))
      }
    }
    outcome.leftOver = files.filter { !Set(drawn.map(\.path)).contains($0) }
    return outcome
  }

  /// Writes what differs or is missing, and removes what is drawn no more.
  func record(
    _ outcome: Outcome, of drawn: [(path: String, text: String)], removing leftOver: [String]
  ) throws(FileError) {
    let changed = Set(outcome.changed.map(\.path) + outcome.missing)
    let folder = try LinklessFolder(making: path)
    for (name, text) in drawn where changed.contains(name) {
      try folder.replace(name, with: Array(text.utf8))
    }
    let names = Set(files).union(drawn.map(\.path)).subtracting(leftOver).sorted()
    for name in leftOver { folder.remove(name) }
    let list = Array(names.map { "\($0)\n" }.joined().utf8)
    if folder.read(Self.list, limit: Self.limit) != list {
      try folder.replace(Self.list, with: list)
    }
  }
}
