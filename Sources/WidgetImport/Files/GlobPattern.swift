import WidgetBase

/// A pattern of paths, as XcodeGen has them: `*` and `?` stand for characters of one name, `**` for any folders.
struct GlobPattern {
  private let parts: [[Character]]

  init(_ pattern: String) {
    parts = pattern.splitExactly(separator: "/").map { Array(String($0)) }
  }

  /// Returns true for a path that it matches, or that lies in a folder that it matches.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.splitExactly(separator: "/").map { Array(String($0)) }[...])
  }

  private static func matches(
    _ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      if parts.count == 1 { return true }
      return (0...names.count).contains { matches(parts.dropFirst(), names.dropFirst($0)) }
    }
    guard let name = names.first, isMatch(part[...], name[...]) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  private static func isMatch(_ part: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool
  {
    // The last star takes a character more each time what follows it does not match.
    var (part, name) = (part, name)
    var star: (part: ArraySlice<Character>, name: ArraySlice<Character>)?
    while let character = name.first {
      if part.first == "*" {
        part = part.dropFirst()
        star = (part, name)
      } else if part.first == "?" || part.first == character {
        (part, name) = (part.dropFirst(), name.dropFirst())
      } else if let last = star {
        (part, name) = (last.part, last.name.dropFirst())
        star = (part, name)
      } else {
        return false
      }
    }
    return part.allSatisfy { $0 == "*" }
  }
}
