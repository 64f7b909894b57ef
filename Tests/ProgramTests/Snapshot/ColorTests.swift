import TestServers
import Testing
import WidgetTesting

/// Tests of pictures with colours, at every depth and in dark, light, plain and painted themes.
@Suite(.fewAtOnce)
struct ColorTests {
  static let depths = ["none", "16", "256", "true"]
  static let themes = ["default", "light", "mono", "nord"]

  /// Reset, bold, dim, italic, underline, reverse, strikethrough.
  private let attributes: Set<Int> = [0, 1, 2, 3, 4, 7, 9]

  private func board(_ depth: String, theme: String = "default") async throws -> String {
    try await Atlas.picture(
      "--size", "80x24", "--format", "ansi", "--color", depth, "--theme", theme)
  }

  @Test(arguments: depths, themes)
  func onlyTheDepthsCodesAreUsed(depth: String, theme: String) async throws {
    let text = ColoredText(try await board(depth, theme: theme))
    #expect(text.attributes.isSubset(of: attributes))
    for color in text.colors {
      switch (color, depth) {
      case (.ansi, "16"), (.ansi, "256"), (.ansi, "true"): break
      case (.indexed(let index, _), "256"), (.indexed(let index, _), "true"):
        #expect((0...255).contains(index))
      case (.rgb(let red, let green, let blue, _), "true"):
        #expect((0...255).contains(min(red, green, blue)) && max(red, green, blue) < 256)
      default: Issue.record("\(color) at depth \(depth)")
      }
    }
    // The plain theme has no colours; all others use those that the depth allows.
    #expect(text.colors.isEmpty == (depth == "none" || theme == "mono"))
  }

  @Test func deeperIsFiner() async throws {
    let ansi = ColoredText(try await board("16", theme: "nord"))
    let indexed = ColoredText(try await board("256", theme: "nord"))
    let rgb = ColoredText(try await board("true", theme: "nord"))
    #expect(indexed.colors.contains { if case .indexed = $0 { true } else { false } })
    #expect(rgb.colors.contains { if case .rgb = $0 { true } else { false } })
    #expect(ansi.colors.count <= indexed.colors.count)
    #expect(indexed.colors.count <= rgb.colors.count)
  }

  @Test(arguments: depths)
  func textIsTheSameWithoutTheCodes(depth: String) async throws {
    let plain = try await Atlas.picture("--size", "80x24", "--format", "text")
    let lines = try await board(depth).split(separator: "\n", omittingEmptySubsequences: false)
    let stripped = lines.map { line -> String in
      let text = ColoredText(line).plain
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    try expectPicture(stripped.joined(separator: "\n"), equals: plain)
  }

  @Test(arguments: depths)
  func everyLineEndsReset(depth: String) async throws {
    let lines = try await board(depth, theme: "nord").split(separator: "\n")
    #expect(lines.count == 24)
    for line in lines {
      let codes = ColoredText(line).codes
      #expect(codes.isEmpty || codes.last == [0], "\(line)")
    }
  }

  @Test func noColorIsHonoured() async throws {
    let asked = ["--size", "80x24", "--format", "ansi"]
    func picture(_ value: String?, _ more: String...) async throws -> String {
      let outcome = try await Program.widgettui().run(
        ["snapshot"] + Atlas.frozen + asked + more,
        environment: Atlas.environment.merging(["NO_COLOR": value]) { $1 })
      return outcome.standardOutput
    }
    let none = try await board("none")
    #expect(try await picture("1") == none)
    #expect(ColoredText(none).colors.isEmpty)
    // By convention, only a value that is not empty counts, and an explicit depth overrides it.
    #expect(ColoredText(try await picture("")).colors.count > 3)
    #expect(ColoredText(try await picture("1", "--color", "16")).colors.count > 3)
  }

  @Test func quietAndLoudRemainWithoutColor() async throws {
    #expect(ColoredText(try await board("none")).attributes.isSuperset(of: [1, 2]))
  }

  @Test(arguments: depths)
  func processors(depth: String) async throws {
    let picture = try await Atlas.picture(
      "--widget", "cpu", "--format", "ansi", "--color", depth, "--theme", "default")
    try expectGolden(
      picture.replacing("\u{1B}", with: "␛"), named: "cpu-\(depth)")
  }
}
