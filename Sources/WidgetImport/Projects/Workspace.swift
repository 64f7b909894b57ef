import WidgetBase

/// The projects and packages that an Xcode workspace lists.
package struct Workspace: Equatable, Sendable {
  /// The paths of its `.xcodeproj`.
  package private(set) var projects: [String] = []
  /// The folders of its packages.
  package private(set) var packages: [String] = []

  /// Reads a workspace.
  package init(at path: String, in tree: any FileTree) throws(ImportError) {
    let file = "\(path)/contents.xcworkspacedata"
    guard let text = tree.text(at: file) else { throw .unreadable(file) }
    let container = Path.folder(of: path)
    var groups = [container]
    for tag in text.splitExactly(separator: "<").map(String.init) {
      if tag.hasExactPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      guard tag.hasExactPrefix("Group") || tag.hasExactPrefix("FileRef"),
        let place = Self.location(tag)
      else {
        continue
      }
      let isOfGroup = place.kind == "group"
      let found = Path.joined(isOfGroup ? groups[groups.count - 1] : container, place.path)
      if tag.hasExactPrefix("Group") {
        groups.append(found)
      } else if found.hasExactSuffix(".xcodeproj") {
        projects.append(found)
      } else if tree.bytes(at: "\(found)/Package.swift") != nil {
        packages.append(found)
      }
    }
  }

  /// Returns the place in a tag: `location = "group:App.xcodeproj"`.
  private static func location(_ tag: String) -> (kind: String, path: String)? {
    guard let start = tag.firstExactRange(of: "location") else { return nil }
    let value = tag[start.upperBound...].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    guard let colon = value.firstExactIndex(of: ":") else { return nil }
    let path = String(value[value.index(after: colon)...]).replacingExactly("&amp;", with: "&")
      .replacingExactly("&quot;", with: "\"").replacingExactly("&apos;", with: "'")
    return (String(value[..<colon]), path)
  }
}
