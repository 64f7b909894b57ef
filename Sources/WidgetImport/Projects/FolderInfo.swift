import WidgetBase

/// The Info.plist of a folder of sources, without the entries whose values a project would fill in.
struct FolderInfo: Equatable {
  let text: String

  private static let point = "com.apple.widgetkit-extension"

  /// Reads, of a folder's files, the Info.plist of the extension with widgets, or else the only one; `nil` if there is
  /// none, or several and none of them or more than one is that of an extension with widgets.
  init?(of files: [String], in tree: any FileTree) {
    let lists = files.filter { Path.name(of: $0).hasExactSuffix("Info.plist") }
      .compactMap { tree.text(at: $0) }
    let ofWidgets = lists.filter { $0.contains(Self.point) }
    guard let text = ofWidgets.isEmpty ? lists.only : ofWidgets.only else { return nil }
    let open = /[ \t]*<key>[^<]*<\/key>\s*<string>[^<]*\$[({][^<]*<\/string>[ \t]*\n?/
    self.text = text.replacing(open, with: "")
  }
}

extension Array {
  /// The element of a list that has one alone.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
