import FoundationEssentials
import Testing

@Suite("docs/supported.md")
struct SupportedTests {
  /// The package's folder, four path components above this file.
  private static let root = String(
    #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined())

  private static func documented() throws -> [String] {
    let url = URL(fileURLWithPath: "\(root)/docs/supported.md")
    return names(in: try String(contentsOf: url, encoding: .utf8))
  }

  /// Returns the names in the first column of a document's tables.
  private static func names(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { line in
      line.split(separator: "|").first.map { cell in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      } ?? []
    }
  }

  /// Names of the engine, the terminal and of imports, which no source of an iOS widget uses.
  private static let own: Set<String> = [
    "ANSIColor", "Cell", "CellGrid", "CharacterWidth", "ColorDepth", "Drawing", "Glyph",
    "GlyphText", "GridLink", "ImportedGap", "InstanceChange", "IntervalProgress", "Lowering",
    "NumberFormat", "NumberSymbols", "Paint", "Painter", "Picture", "PictureView", "RGB", "Rect",
    "Role", "Size", "Style", "TerminalColor", "Theme", "ThemeColor",
  ]

  private static func declared() throws -> Set<String> {
    try PublicNames.names(
      in: [
        "WidgetLayout", "WidgetCharts", "WidgetTimeline/Declarations",
        "WidgetTimeline/Configuration", "WidgetTimeline/Previews", "WidgetServices",
        "AppleFoundation", "SwiftUI", "Charts", "WidgetKit", "AppIntents", "Intents", "ActivityKit",
        "PlatformTypes", "GraphicsTypes", "UIKit", "Combine", "os",
      ].map { "\(root)/Sources/\($0)" }
    ).subtracting(own)
  }

  @Test func everyPublicNameIsListed() throws {
    let missing = try Self.declared().subtracting(Self.documented()).sorted()
    #expect(missing.isEmpty, "write these into docs/supported.md")
  }

  @Test func everyListedNameIsThere() throws {
    let declared = try Self.declared()
    let gone = try Self.documented().filter { !declared.contains($0) }
    #expect(gone.isEmpty, "take these out of docs/supported.md")
  }

  @Test func eachNameIsListedOnce() throws {
    let repeated = Dictionary(grouping: try Self.documented()) { $0 }.filter { $0.value.count > 1 }
    #expect(repeated.keys.sorted().isEmpty)
  }

  @Test func namesAreReadFromSource() {
    let source = """
      /// public struct Comment
      public nonisolated struct Chip<Content: View>: View {
        public var body: some View { content }
        public func lower() {}
      }

      struct Inner {
        public func hidden() {}
      }

      @propertyWrapper public struct Kept<Value> {
        public init() {}
      }

      extension View {
        /// Says public func no.
        nonisolated public func chip(_ text: String) -> some View {
          public func deeper() {}
        }
        nonisolated private func unseen() {}
      }

      extension EnvironmentValues {
        public var chips: Int { 0 }
        var inner: Int { 0 }
      }

      extension Chip { public func own() {} }

      public func withChips() {}
      """
    #expect(
      PublicNames(source: source).names == ["Chip", "Kept", ".chip", "\\.chips", "withChips"])
  }

  @Test func namesAreReadFromTables() {
    let text = """
      | what | how |
      |---|---|
      | `A` `.b` | as `C` |
      Not in a `Table`.
      """
    #expect(Self.names(in: text) == ["A", ".b"])
  }
}
