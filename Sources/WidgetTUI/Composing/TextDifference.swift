import WidgetBase

/// The difference of two texts in lines, as `diff -u` writes it.
struct TextDifference: Equatable {
  /// A line with its mark.
  struct Line: Equatable {
    enum Mark: Character, Sendable {
      case same = " "
      case added = "+"
      case removed = "-"
      case place = "@"
    }

    let mark: Mark
    let text: String

    /// The line with its mark before it.
    var written: String { mark == .place ? text : "\(mark.rawValue)\(text)" }
  }

  let lines: [Line]

  /// The unchanged lines around a change.
  private static let context = 3

  init(from old: String, to new: String) {
    let (before, after) = (Self.rows(old), Self.rows(new))
    var all: [(line: Line, old: Int, new: Int)] = []
    let change = after.difference(from: before)
    let removed = Set(change.removals.compactMap(Self.offset))
    let added = Set(change.insertions.compactMap(Self.offset))
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        all.append((Line(mark: .removed, text: before[i]), i, j))
        i += 1
      } else if j < after.count, added.contains(j) {
        all.append((Line(mark: .added, text: after[j]), i, j))
        j += 1
      } else {
        all.append((Line(mark: .same, text: after[j]), i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    lines = Self.hunks(all)
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int? {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Returns the lines of a text; a line break of another system leaves a carriage return at their end.
  static func lines(of text: String) -> [String] {
    // By bytes: a carriage return and a line feed are one character.
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func rows(_ text: String) -> [String] {
    var rows = lines(of: text)
    if rows.last == "" { rows.removeLast() }
    return rows.map { $0.hasExactSuffix("\r") ? String($0.dropLast()) : $0 }
  }

  private static func hunks(_ all: [(line: Line, old: Int, new: Int)]) -> [Line] {
    let changed = all.indices.filter { all[$0].line.mark != .same }
    var hunks: [ClosedRange<Int>] = []
    for index in changed {
      let range = max(0, index - context)...min(all.count - 1, index + context)
      if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.flatMap { hunk in
      let part = all[hunk]
      let old = part.count { $0.line.mark != .added }
      let new = part.count { $0.line.mark != .removed }
      let first = all[hunk.lowerBound]
      let head =
        "@@ -\(old == 0 ? first.old : first.old + 1),\(old) +\(new == 0 ? first.new : first.new + 1),\(new) @@"
      return [Line(mark: .place, text: head)] + part.map(\.line)
    }
  }

  /// Returns the difference as a patch of a file; `old` is `nil` for a file that is new.
  func patch(from old: String?, to new: String) -> [String] {
    ["--- \(old ?? "/dev/null")", "+++ \(new)"] + lines.map(\.written)
  }
}
