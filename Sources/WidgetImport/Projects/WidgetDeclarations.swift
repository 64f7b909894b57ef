import WidgetBase

/// The widgets that sources declare, found by their text.
package struct WidgetDeclarations: Equatable, Sendable {
  /// The names of types that are widgets.
  package private(set) var widgets: [String] = []
  /// The names of types that are bundles of widgets.
  package private(set) var bundles: [String] = []
  /// True if a type is marked as the program's beginning.
  package private(set) var hasMain = false
  /// True if an app is declared.
  package private(set) var hasApp = false

  /// - Parameter code: The compiled code of each source, without comments.
  package init(code: [String]) {
    for text in code {
      let words = text.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
      if words.contains("@main") || words.contains("@UIApplicationMain") { hasMain = true }
      read(text)
    }
  }

  /// The most types of a source that are looked at, and the longest head of one, in characters.
  private static let (most, longest) = (10_000, 1000)

  private mutating func read(_ text: String) {
    var rest = text[...]
    var count = 0
    while count < Self.most, let range = rest.firstExactRange(of: "struct ") {
      count += 1
      rest = rest[range.upperBound...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, let brace = rest.prefix(Self.longest).firstExactIndex(of: "{") else {
        continue
      }
      let head = rest[name.endIndex..<brace]
      guard let colon = head.firstExactIndex(of: ":"), !head[..<colon].contains(")") else {
        continue
      }
      let types = head[colon...].split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
        .map { $0.splitExactly(separator: ".").last ?? $0 }
      if types.contains("Widget") || types.contains("ControlWidget") {
        widgets.append(String(name))
      }
      if types.contains("WidgetBundle") { bundles.append(String(name)) }
      if types.contains("App") { hasApp = true }
    }
  }

  /// The source of a beginning for widgets that have none; `nil` if there is nothing to begin.
  package var entryPoint: String? {
    guard !hasMain else { return nil }
    if let bundle = bundles.first {
      return """
        import SwiftUI
        import WidgetKit

        /// The program's beginning, made by the import: the sources mark none.
        @main
        enum ImportedProgram {
          @MainActor static func main() { \(bundle).main() }
        }

        """
    }
    guard !widgets.isEmpty else { return nil }
    return """
      import SwiftUI
      import WidgetKit

      /// All widgets of the sources, made by the import: they declare no bundle.
      @main
      struct ImportedWidgets: WidgetBundle {
        var body: some Widget {
      \(widgets.map { "    \($0)()" }.joined(separator: "\n"))
        }
      }

      """
  }
}
