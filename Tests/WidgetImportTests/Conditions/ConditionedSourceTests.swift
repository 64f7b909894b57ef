import Testing

@testable import WidgetImport

struct ConditionedSourceTests {
  private let conditions = PlatformConditions(
    flags: ["SHOP"], modules: ["Foundation", "UIKit", "AppKit", "WidgetKit"])

  private func source(_ text: String) -> ConditionedSource { ConditionedSource(text, conditions) }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS) || os(watchOS)", false), ("!os(Linux)", true),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(HealthKit)", false),
    ("os(iOS) && !targetEnvironment(macCatalyst)", true), ("targetEnvironment(simulator)", false),
    ("SHOP", true), ("DEBUG", false), ("SHOP && (DEBUG || os(iOS))", true),
    ("swift(>=5.9)", true), ("swift(<5.9)", false), ("swift(>=6.0)", false),
    ("compiler(>=6.0)", true), ("canImport(UIKit, _version: 17.0)", true), ("true", true),
  ])
  func conditionsAreThoseOfIOS(_ text: String, _ value: Bool) {
    #expect(ConditionExpression.value(of: text, conditions) == value)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["!", "(", "os(", "!("])
  func deepConditionsAreLeftToTheCompiler(_ sign: String) {
    let text = String(repeating: sign, count: 200_000) + "os(iOS)"
    #expect(ConditionExpression.value(of: text, conditions) != true)
    #expect(ConditionExpression.rewritten(text, conditions).utf8.count <= text.utf8.count)
  }

  @Test func conditionsOfThePlatformAreRewrittenInPlace() {
    let source = source(
      """
      import WidgetKit
      #if os(iOS) // phones
        let a = "#if os(macOS)"
      #elseif canImport(AppKit) && SHOP
        import AppKit
      #else
        /* #if os(iOS) */
      #endif
      """)
    #expect(
      source.lines == [
        "import WidgetKit", "#if true // phones", "  let a = \"#if os(macOS)\"",
        "#elseif false && SHOP", "  import AppKit", "#else", "  /* #if os(iOS) */", "#endif",
      ])
    #expect(source.isRewritten)
    #expect(source.imports == [.init(module: "WidgetKit", line: 1)])
    #expect(
      source.text(original: "/a \"b\"/C.swift").hasPrefix(
        "#sourceLocation(file: \"/a \\\"b\\\"/C.swift\", line: 1)\nimport WidgetKit\n"))
  }

  @Test func aFileThatConditionsEmptyIsOff() {
    #expect(source("import UIKit\n#if os(watchOS)\nstruct A {}\n#endif").isOff)
    #expect(source("#if DEBUG\nstruct A {}\n#else\nstruct B {}\n#endif").isOff == false)
    #expect(source("// nothing but a comment").isOff == false)
    #expect(source("#if hasFeature(Macros)\nstruct A {}\n#endif").isOff == false)
  }

  @Test func linesOfLiteralsAndCommentsAreNoDirectives() {
    let text =
      "let a = \"\"\"\n#if os(iOS)\n\\(b)\n\"\"\"\n/*\n#if os(iOS)\n*/\nlet c = #\"a\"b\"#\n"
    let source = source(text)
    #expect(source.lines.joined(separator: "\n") == text)
    #expect(!source.isRewritten)
  }

  @Test func aConditionMayTakeSeveralLines() {
    let source = source("#if os(iOS) ||\n  os(macOS)\nimport UIKit\n#endif")
    #expect(source.lines == ["#if true ||", "  false", "import UIKit", "#endif"])
    #expect(source.imports == [.init(module: "UIKit", line: 3)])
  }

  @Test func sectionsAreFound() {
    let source = ConditionedSource(
      """
      // @section("a")
      @section("b") let b = 1
      let text = "@section"
        @_section("c") @used
      let c = 1
      @ _section("d") let d = 1
      @/* a /* b */ */_section("e") let e = 1
      @ // f
      section("f") let f = 1
      @`section`("g") let g = 1
      @State var intersection = 1
      """, PlatformConditions())
    #expect(source.sections == [2, 4, 6, 7, 8, 10])
  }

  @Test func importsAreFoundInAllTheirForms() {
    let source = source(
      """
      @preconcurrency import A
      import struct B.C
      @_exported public import D.E
      internal import F; let important = 1
      // import G
      let text = "import H"
      """)
    #expect(source.imports.map(\.module) == ["A", "B", "D", "F"])
  }

  @Test func absentModulesAreNoted() {
    #expect(
      source("\n#if canImport(HealthKit)\nimport HealthKit\n#endif").absent == [
        .init(module: "HealthKit", line: 2)
      ])
  }
}
