import Testing

@testable import WidgetImport

struct GappedSourceTests {
  /// Returns the source after gaps stand for errors at the marks `⚑`, which are removed before.
  private func closed(
    _ marked: String, _ message: String = "cannot find 'x' in scope", classes: Set<String> = [],
    types: Set<String> = [], widgets: Set<String> = []
  ) -> (text: String, gaps: [SourceGap])? {
    var problems: [CompilerProblem] = []
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      let parts = $1.split(separator: "⚑", omittingEmptySubsequences: false)
      if parts.count > 1 {
        problems.append(
          CompilerProblem(
            path: "/a.swift", line: $0 + 1, column: parts[0].utf8.count + 1, message: message))
      }
      return parts.joined()
    }
    var source = GappedSource(path: "/a.swift", lines: lines)
    var unknown = GappedSource.Unknown()
    (unknown.classes, unknown.types, unknown.widgets) = (classes, types, widgets)
    guard source.close(problems, unknown) else { return nil }
    #expect(source.lines.count == lines.count)
    return (source.lines.joined(separator: "\n"), source.gaps)
  }

  private func stop(_ name: String) -> String { "ImportedGap.stop(\"\(name)\", \"x is missing\")" }

  private func value(_ name: String) -> String {
    "ImportedGap.value(\"\(name)\", \"x is missing\")"
  }

  @Test func aBodyStopsTheProgram() throws {
    let source = try #require(
      closed(
        """
        struct Cup {
          func fill(_ text: String = "}") -> Int {
            let a = 1
            return ⚑x + a
          }
          var isFull: Bool { ⚑x }
        }
        """))
    #expect(
      source.text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } } == [
        "struct Cup {",
        "  func fill(_ text: String = \"}\") -> Int { \(stop("Cup.fill")) }",
        "  var isFull: Bool { \(stop("Cup.isFull")) }",
        "}",
      ])
    #expect(source.gaps.map(\.place.line) == [2, 6] || source.gaps.map(\.place.line) == [6, 2])
    #expect(source.gaps.allSatisfy { $0.kind == .body && $0.reason == "x is missing" })
  }

  @Test func onlyTheBlockWithAnErrorIsAGap() throws {
    let source = try #require(
      closed(
        """
        func fill(_ cup: Cup) -> Int {
          guard let a = b else { return 1 }
          if a.isEmpty {
            return ⚑x + a
          } else if c.contains(where: { $0 }) {
            switch a {
            case .tea where b: let d = { ⚑x }
              return 2
            case .milk: return 3
            default: return ⚑x
            }
          }
          return 4
        }
        """))
    #expect(
      source.text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } } == [
        "func fill(_ cup: Cup) -> Int {", "  guard let a = b else { return 1 }",
        "  if a.isEmpty { \(stop("fill")) ", "} else if c.contains(where: { $0 }) {",
        "    switch a {", "    case .tea where b: \(stop("fill")) ", "case .milk: return 3",
        "    default: \(stop("fill")) ", "}", "  }", "  return 4", "}",
      ])
    #expect(source.gaps.map(\.kind) == [.block, .block, .block])
  }

  @Test func aConditionWithAnErrorIsAGapWithAllAroundIt() throws {
    let whole = "func fill() { \(stop("fill")) }\n"
    #expect(
      try #require(closed("func fill() { if ⚑x { a() }\n}")).text == whole)
    #expect(
      try #require(closed("func fill() { if a { \(stop("fill")); ⚑x }\n}")).text == whole)
    #expect(
      try #require(closed("func fill() { if a { b { ⚑x } } }")).text
        == "func fill() { if a { \(stop("fill")) } }")
  }

  @Test func accessorsStayAccessors() throws {
    for (body, expected) in [
      ("{ get { ⚑x } set { y = newValue } }", "{ get { STOP } set { STOP } }"),
      ("{ get async throws { ⚑x } }", "{ get async throws { STOP } }"),
      ("{ willSet { ⚑x() } }", "{ willSet { STOP } }"),
      ("{ get { ⚑x } nonmutating set { } }", "{ get { STOP } nonmutating set { STOP } }"),
    ] {
      let source = try #require(closed("var cup: Int \(body)"))
      #expect(source.text == "var cup: Int " + expected.replacing("STOP", with: stop("cup")))
    }
  }

  @Test func aViewThatIsNeededHasNoPicture() throws {
    let source = try #require(closed("struct V: View { var body: some View { ⚑x } }"))
    #expect(
      source.text
        == "struct V: View { var body: some View { \(value("V.body")) as SwiftUI.EmptyView } }")
  }

  /// What no gap helps with is left out alone: what needs it has an error of its own then.
  @Test(arguments: [
    "func make() -> some Unknown { ⚑x }", "extension ⚑Cup: Drinkable { func drink() {} }",
    "public func row(_ view: ⚑Unknown, title: String) -> String {\n  title\n}",
    "extension ⚑Cup.Size: Drinkable {\n  func a() {}\n}", "import ⚑Cups.Large",
  ])
  func aDeclarationIsLeftOut(text: String) throws {
    let source = try #require(closed("let a = 1\n\(text)\nlet b = 2"))
    let lines = source.text.split(separator: "\n")
    #expect(lines.filter { $0.contains { !$0.isWhitespace } } == ["let a = 1", "let b = 2"])
    #expect(source.gaps.map(\.kind) == [.declaration])
  }

  @Test func valuesThatPropertiesBeginWithAreGaps() throws {
    let source = try #require(
      closed(
        """
        struct Cup {
          let color: Color = ⚑x
          static let shared = ⚑x.shared
          @State private var size: ⚑x?
          func fill(_ a: Int, from source: Source = .⚑x, by: Int = 2) {}
        }
        """))
    #expect(
      source.text == """
        struct Cup {
          let color: Color = \(value("Cup.color"))
          static var shared: ImportedGap.Absent { get { \(stop("Cup.shared")) } set { \(stop("Cup.shared")) } }
          private var size: ImportedGap.Absent { get { \(stop("Cup.size")) } set { \(stop("Cup.size")) } }
          func fill(_ a: Int, from source: Source = \(value("Cup.fill")), by: Int = 2) {}
        }
        """)
  }

  @Test func aTypeThatCannotBeDeclaredHasNoValues() throws {
    let source = try #require(closed("public struct ⚑Cup: Drinkable {\n  let a = 1\n}\nlet b = 2"))
    #expect(
      source.text
        == AbsentTypes.structure("Cup") + "\n\n\nlet b = 2"
    )
    #expect(source.gaps.map(\.kind) == [.type])
  }

  @Test func whatShowsWidgetsIsNoGap() throws {
    #expect(closed("struct ⚑Cups: Widget { let a = 1 }") == nil)
    #expect(
      closed("struct Cups: WidgetBundle { var body: some Widget { ⚑CupWidget() } }") == nil)
    let source = try #require(
      closed(
        "struct Cups: Widget { var body: some WidgetConfiguration { C(kind: a) { entry in ⚑x(entry) } } }"
      ))
    #expect(
      source.text.contains("C(kind: a) { entry in \(value("Cups.body")) as SwiftUI.EmptyView }"))
  }

  @Test func extensionsOfTypesWithoutValuesAreLeftOut() throws {
    let text = "extension ⚑Cup.Size: Drinkable {\n  func a() {}\n}\nlet b = 2"
    let source = try #require(closed(text, types: ["Cup"]))
    #expect(source.text == "\n\n\nlet b = 2")
    #expect(source.gaps.map(\.kind) == [.members])
  }

  @Test func widgetsThatAreLeftOutAreNotListed() throws {
    let text =
      "struct Cups: WidgetBundle { var body: some Widget {\n  ⚑CupWidget(a: (1))\n  TeaWidget()\n} }"
    #expect(closed(text) == nil)
    let source = try #require(closed(text, widgets: ["CupWidget"]))
    #expect(
      source.text
        == "struct Cups: WidgetBundle { var body: some Widget {\n  \n  TeaWidget()\n} }")
    #expect(source.gaps.map(\.kind) == [.widget])
    #expect(
      closed(text.replacing("(1))", with: "(1)).hidden()"), widgets: ["CupWidget"]) == nil)
  }

  @Test func overridesOfUnknownClassesAreFunctions() throws {
    let text = "class A: Unknown {\n  override func ⚑draw() {}\n}"
    let message = "method does not override any method from its superclass"
    #expect(try #require(closed(text, message)).gaps.map(\.kind) == [.type])
    let source = try #require(closed(text, message, classes: ["Unknown"]))
    #expect(
      source.text == "class A: Unknown {\n  func draw() {}\n}".replacing("  func", with: "   func"))
  }

  @Test func aClassGoesOnInTheExtensionBehindIt() throws {
    let message =
      "instance method 'wake()' declared in 'Object' cannot be overridden from extension"
    let source = try #require(
      closed(
        "class Note: Object {\n  let a = 1\n}\n\nextension Note {\n  override func ⚑wake() {}\n}",
        message))
    #expect(source.text == "class Note: Object {\n  let a = 1\n\n\n\n  override func wake() {}\n}")
    #expect(source.gaps.isEmpty)
    let apart = try #require(
      closed(
        "class Note: Object {\n}\nlet b = 2\nextension Note {\n  override func ⚑wake() {}\n}",
        message))
    #expect(apart.gaps.map(\.kind) == [.declaration])
  }

  @Test func previewsAreLeftOut() throws {
    let source = try #require(closed("let a = 1\n#Preview {\n  ⚑x()\n}\nlet b = 2"))
    #expect(source.text == "let a = 1\n\n\n\nlet b = 2")
    #expect(source.gaps.map(\.kind) == [.preview])
  }

  /// A mark makes another character of the quotation mark before it, and the compiler reads scalars.
  @Test func noMarkEndsTheWordsOfAGap() {
    let text = GapText(name: "a", reason: "no \"\u{301}); run(\"\u{301}")
    #expect(
      Array(text.stop.unicodeScalars)
        == Array("ImportedGap.stop(\"a\", \"no \\\"\u{301}); run(\\\"\u{301}\")".unicodeScalars))
  }

  @Test func aGapIsNotReplacedByItself() throws {
    let source = try #require(closed("func a() { \(stop("a")); ⚑x }"))
    #expect(source.text.isEmpty && source.gaps.map(\.kind) == [.declaration])
  }
}
