import WidgetBase

/// A pattern of paths, as XcodeGen has them: `*` and `?` stand for characters of one name, `**` for any folders.
struct GlobPattern {
  private let parts: [[Character]]

  init(_ pattern: String) {
    // What lies in a folder that it matches, matches too.
    parts = Self.parts(of: pattern) + [["*", "*"]]
  }

  private static func parts(of path: String) -> [[Character]] {
    path.splitExactly(separator: "/").map { Array(String($0)) }
  }

  /// Returns true for a path that it matches, or that lies in a folder that it matches.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], Self.parts(of: path)[...], star: ["*", "*"]) { part, name in
      Self.matches(part[...], name[...], star: "*") { $0 == "?" || $0 == $1 }
    }
  }

  /// Returns true if the items are those of a pattern, in which a star stands for any number of them.
  private static func matches<Item: Equatable>(
    _ pattern: ArraySlice<Item>, _ items: ArraySlice<Item>, star: Item,
    _ isMatch: (Item, Item) -> Bool
  ) -> Bool {
    // The last star takes an item more each time what follows it does not match.
    var (pattern, items) = (pattern, items)
    var last: (pattern: ArraySlice<Item>, items: ArraySlice<Item>)?
    while let item = items.first {
      if pattern.first == star {
        pattern = pattern.dropFirst()
        last = (pattern, items)
      } else if let first = pattern.first, isMatch(first, item) {
        (pattern, items) = (pattern.dropFirst(), items.dropFirst())
      } else if let (rest, taken) = last {
        (pattern, items) = (rest, taken.dropFirst())
        last = (pattern, items)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == star }
  }
}
