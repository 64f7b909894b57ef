import TestServers
import Testing
import WidgetTesting

/// `--theme` and `themes` from the user's point of view.
@Suite(.fewAtOnce)
struct ThemeOptionTests {
  private func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) async throws -> Program.Outcome {
    try await Program.widgettui().run(
      arguments, environment: Atlas.environment.merging(environment) { $1 })
  }

  private static let builtIn = [
    "catppuccin-latte", "catppuccin-mocha", "default", "dracula", "everforest-light",
    "github-light",
    "gruvbox", "gruvbox-light", "light", "mono", "nord", "rose-pine-dawn", "solarized",
    "solarized-light", "tokyo-night",
  ]

  @Test func themesAreListed() async throws {
    let outcome = try await run(["themes"])
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardOutput == Self.builtIn.map { "\($0)\n" }.joined())
  }

  @Test func ownThemesAreListedAndUsed() async throws {
    let home = ScratchFolder()
    try TextFile.write(
      "inherits: mono\nroles:\n  text: magenta\n",
      to: "\(home.path)/config/widgettui/themes/dusk.yaml")
    let list = try await run(["themes"], environment: home.environment)
    #expect(list.standardOutput == (Self.builtIn + ["dusk"]).sorted().map { "\($0)\n" }.joined())
    let picture = try await Atlas.newPicture(
      ["--theme", "dusk", "--color", "16"], environment: home.environment)
    // Charts have the terminal's own colour here, and are grey towards their bottom.
    #expect(ColoredText(picture).colors == [.ansi(35), .ansi(90)])
  }

  @Test func nearestNameIsSuggested() async throws {
    let outcome = try await run(["snapshot", "--theme", "nrod"])
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError == """
        widgettui: unknown theme 'nrod'; did you mean 'nord'?
          = expected one of catppuccin-latte, catppuccin-mocha, default, dracula,
            everforest-light, github-light, gruvbox, gruvbox-light, light, mono, nord,
            rose-pine-dawn, solarized, solarized-light, tokyo-night, or a file's path

        """)
  }

  @Test func missingFileIsNamed() async throws {
    let outcome = try await run(["snapshot", "--theme", "/nowhere/mine.yaml"])
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardError == "widgettui: /nowhere/mine.yaml: no such file\n")
  }

  @Test(arguments: ["snapshot", "run"])
  func mistakesInAFileAreShownTogether(command: String) async throws {
    let home = ScratchFolder()
    let path = "\(home.path)/mine.yaml"
    try TextFile.write("inherits: default\nroles:\n  text: redd\n  accnt: blue\n", to: path)
    let outcome = try await run([command, "--theme", path])
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError == """
        widgettui: \(path):3:9: unknown colour 'redd' for role text
          3 |   text: redd
            |         ^^^^ did you mean 'red'?
            = expected a colour name (red, bright-red, …), terminal, another role,
              "#rrggbb" or {rgb: "#rrggbb", ansi: cyan}

        \(path):4:3: unknown role 'accnt'
          4 |   accnt: blue
            |   ^^^^^ did you mean 'accent'?
            = expected one of text, dim, faint, title, border, focus, accent, good,
              warn, bad, background, chart1, chart2, chart3, chart4, chart5, chart6,
              red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink,
              brown, gray, white, black

        """)
  }
}
