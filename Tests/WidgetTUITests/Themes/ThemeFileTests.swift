import Testing
import WidgetLayout

@testable import WidgetTUI

private func theme(_ text: String) throws(YAMLErrors) -> ThemeFile {
  try ThemeFile(YAMLFile(name: "mine.yaml", text: text), name: "mine")
}

private func errors(_ text: String) -> String {
  do throws(YAMLErrors) {
    _ = try theme(text)
    return "none"
  } catch {
    return error.description
  }
}

@Suite struct ThemeFileTests {
  @Test func everyForm() throws {
    let file = try theme(
      """
      inherits: nord
      appearance: light
      roles:
        text: terminal
        accent: cyan
        good: "#a3be8c"
        warn: {rgb: "#ebcb8b", ansi: yellow}
        bad: {rgb: "#f00"}
        focus: bright-blue
        chart1: accent
        orange: red
      """)
    #expect(file.inherits?.text == "nord")
    #expect(file.isLight == true)
    #expect(file.roles[.text]?.color == .color(.terminal))
    #expect(file.roles[.accent]?.color == .color(.ansi(.cyan)))
    #expect(file.roles[.good]?.color == .color(.rgb(RGB(0xa3be8c), fallback: .green)))
    #expect(file.roles[.warn]?.color == .color(.rgb(RGB(0xebcb8b), fallback: .yellow)))
    #expect(file.roles[.bad]?.color == .color(.rgb(RGB(0xff0000), fallback: .brightRed)))
    #expect(file.roles[.focus]?.color == .color(.ansi(.brightBlue)))
    #expect(file.roles[.chart1]?.color == .role(.accent))
    #expect(file.roles[.orange]?.color == .color(.ansi(.red)), "sixteen before roles")
    #expect(file.roles[.dim] == nil)
  }

  @Test func looks() throws {
    let look = try theme("gaps: 2x1\nborders: none\ndensity: compact\nheader: yes").look
    #expect(look.gaps == Size(width: 2, height: 1))
    #expect(look.borders == .hidden)
    #expect(look.density == .compact)
    #expect(look.hasHeader == true)
    #expect(try theme("inherits: nord").look == BoardLook())
    #expect(
      errors("gaps: 1x\nborders: double\nheader: [yes]") == """
        mine.yaml:1:7: '1x' is not a gap for gaps
          1 | gaps: 1x
            |       ^^
            = expected cells from 0 to 9, or columns and rows such as 2x1

        mine.yaml:2:10: unknown border 'double' for borders
          2 | borders: double
            |          ^^^^^^
            = expected one of rounded, plain, heavy, none

        mine.yaml:3:9: expected an answer for header, found a list
          3 | header: [yes]
            |         ^^^^^
            = expected one of yes, no, true, false, on, off
        """)
  }

  @Test func nothingIsRequired() throws {
    #expect(try theme("appearance: dark").isLight == false)
    #expect(try theme("inherits: nord").isLight == nil)
  }

  @Test func allErrorsAtOnce() {
    #expect(
      errors(
        """
        appearance: lihgt
        roles:
          accent: cyna
          godo: red
          good: #a3be8c
          warn: [red]
          bad: {rgb: "#+12345", ansi: blu, x: 1}
          dim: {ansi: red}
        """) == """
          mine.yaml:1:13: unknown appearance 'lihgt'
            1 | appearance: lihgt
              |             ^^^^^ did you mean 'light'?
              = expected one of dark, light

          mine.yaml:3:11: unknown colour 'cyna' for role accent
            3 |   accent: cyna
              |           ^^^^ did you mean 'cyan'?
              = expected a colour name (red, bright-red, …), terminal, another role,
                "#rrggbb" or {rgb: "#rrggbb", ansi: cyan}

          mine.yaml:4:3: unknown role 'godo'
            4 |   godo: red
              |   ^^^^ did you mean 'good'?
              = expected one of text, dim, faint, title, border, focus, accent, good,
                warn, bad, background, chart1, chart2, chart3, chart4, chart5, chart6,
                red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink,
                brown, gray, white, black

          mine.yaml:5:9: expected a colour for role good, found nothing
            5 |   good: #a3be8c
              |         ^^^^^^^ did you mean "#a3be8c"? unquoted, # begins a comment
              = expected a colour name (red, bright-red, …), terminal, another role,
                "#rrggbb" or {rgb: "#rrggbb", ansi: cyan}

          mine.yaml:6:9: expected a colour for role warn, found a list
            6 |   warn: [red]
              |         ^^^^^
              = expected a colour name (red, bright-red, …), terminal, another role,
                "#rrggbb" or {rgb: "#rrggbb", ansi: cyan}

          mine.yaml:7:14: '#+12345' is not a 24-bit colour for rgb
            7 |   bad: {rgb: "#+12345", ansi: blu, x: 1}
              |              ^^^^^^^^^
              = expected "#rrggbb"

          mine.yaml:7:31: unknown colour name 'blu' for ansi
            7 |   bad: {rgb: "#+12345", ansi: blu, x: 1}
              |                               ^^^ did you mean 'blue'?
              = expected one of black, red, green, yellow, blue, magenta, cyan, white,
                bright-black, bright-red, bright-green, bright-yellow, bright-blue,
                bright-magenta, bright-cyan, bright-white

          mine.yaml:7:36: unknown key 'x'
            7 |   bad: {rgb: "#+12345", ansi: blu, x: 1}
              |                                    ^
              = expected one of rgb, ansi

          mine.yaml:8:8: the key 'rgb' is missing
            8 |   dim: {ansi: red}
              |        ^
          """)
  }

  @Test func ringsOfRoles() {
    #expect(
      errors(
        """
        roles:
          chart1: chart2
          chart2: chart3
          chart3: chart1
          chart4: chart1
          border: border
        """) == """
          mine.yaml:2:11: roles refer to each other: chart1 → chart2 → chart3 → chart1
            2 |   chart1: chart2
              |           ^^^^^^
              = expected a colour for one of these roles

          mine.yaml:6:11: roles refer to each other: border → border
            6 |   border: border
              |           ^^^^^^
              = expected a colour for one of these roles
          """)
  }
}
