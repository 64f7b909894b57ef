import Testing
import WidgetLayout

@testable import WidgetTUI

/// Returns a default theme that sets every role: white, except for the given ones.
private func base(_ roles: String = "") -> String {
  let own = roles.split(separator: "\n").map { $0.prefix { $0 != ":" } }
  let rest = Role.allCases.map(\.name).filter { !own.contains($0[...]) }.map { "  \($0): white\n" }
  return "roles:\n" + roles.split(separator: "\n").map { "  \($0)\n" }.joined() + rest.joined()
}

private func library(_ shelves: [String: String]...) -> ThemeLibrary {
  ThemeLibrary(
    shelves: shelves.enumerated().map { index, files in
      .memory(files.mapValues { Array($0.utf8) }, place: "shelf\(index)")
    })
}

private func errors(_ library: ThemeLibrary, _ name: String) -> String {
  do throws(YAMLErrors) {
    _ = try library.theme(named: name)
    return "none"
  } catch {
    return error.description
  }
}

@Suite struct ThemeLibraryTests {
  @Test func rolesAreInherited() throws {
    let themes = library([
      "default": base("accent: red\nchart1: accent"),
      "a": "appearance: light\nroles: {dim: blue, accent: green}",
      "b": "inherits: a\nroles: {dim: cyan}",
    ])
    let theme = try themes.theme(named: "b")
    #expect(theme.name == "b")
    #expect(theme.isLight)
    #expect(theme[.dim] == .ansi(.cyan))
    #expect(theme[.accent] == .ansi(.green))
    #expect(theme[.chart1] == .ansi(.green), "a reference follows what the nearer theme sets")
    #expect(theme[.text] == .ansi(.white))
    #expect(try themes.theme(named: "default")[.chart1] == .ansi(.red))
    #expect(themes.names == ["a", "b", "default"])
  }

  @Test func looksAreInherited() throws {
    let themes = library([
      "default": base(""), "a": "gaps: 1\nborders: heavy", "b": "inherits: a\nborders: none",
    ])
    let look = try themes.theme(named: "b").look
    #expect(look.gaps == Size(width: 1, height: 1))
    #expect(look.borders == .hidden)
    #expect(look.hasHeader == nil)
    #expect(try themes.theme(named: "default").look == BoardLook())
  }

  @Test func aNameCanBeExtended() throws {
    let themes = library(
      ["nord": "inherits: nord\nroles: {dim: blue}", "default": "inherits: nord"],
      ["nord": "roles: {dim: red, bad: red}", "default": base("good: green")])
    let nord = try themes.theme(named: "nord")
    #expect(nord[.dim] == .ansi(.blue))
    #expect(nord[.bad] == .ansi(.red))
    let usual = try themes.theme(named: "default")
    #expect(usual[.bad] == .ansi(.red), "the user's default is nord")
    #expect(usual[.good] == .ansi(.green), "and what nord leaves out is the built-in default's")
  }

  @Test func ringsOfThemes() {
    let themes = library([
      "default": base(), "a": "inherits: b", "b": "# b\ninherits: c", "c": "inherits: b",
      "d": "inherits: d",
    ])
    #expect(
      errors(themes, "a") == """
        shelf0/c.yaml:1:11: themes inherit each other: b → c → b
          1 | inherits: b
            |           ^
        """)
    #expect(
      errors(themes, "d") == """
        shelf0/d.yaml:1:11: unknown theme 'd'
          1 | inherits: d
            |           ^
            = expected one of a, b, c, default, or a file's path
        """)
  }

  @Test func ringsOfRolesAcrossFiles() {
    let themes = library(["default": base("chart1: accent"), "a": "roles:\n  accent: chart1\n"])
    #expect(
      errors(themes, "a") == """
        shelf0/a.yaml:2:11: roles refer to each other: accent → chart1 → accent
          2 |   accent: chart1
            |           ^^^^^^
            = expected a colour for one of these roles
        """)
  }

  @Test func unknownThemes() {
    let themes = library(["default": base(), "nord": "", "a": "inherits: nrod"])
    #expect(
      errors(themes, "nrod") == """
        unknown theme 'nrod'; did you mean 'nord'?
          = expected one of a, default, nord, or a file's path
        """)
    #expect(
      errors(themes, "a") == """
        shelf0/a.yaml:1:11: unknown theme 'nrod'
          1 | inherits: nrod
            |           ^^^^ did you mean 'nord'?
            = expected one of a, default, nord, or a file's path
        """)
    #expect(
      errors(library(["default": base(), "b": "inherits: no\nroles: {text: ultraviolet}"]), "b")
        .split(separator: "\n").filter { $0.contains("unknown") } == [
          "shelf0/b.yaml:1:11: unknown theme 'no'",
          "shelf0/b.yaml:2:15: unknown colour 'ultraviolet' for role text",
        ])
    #expect(errors(themes, "./x.yaml") == "./x.yaml: no such file")
  }

  @Test func theBaseSetsEveryRole() {
    let themes = library(["default": "roles: {text: red}", "a": "appearance: dark"])
    let missing = Role.allCases.filter { $0 != .text }.map(\.name).joined(separator: ", ")
    #expect(errors(themes, "a") == "shelf0/default.yaml: no colour is set for \(missing)")
  }
}
