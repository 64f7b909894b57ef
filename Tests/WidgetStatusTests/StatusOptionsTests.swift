import Testing

@testable import WidgetStatus

@Suite("A status line's command line")
struct StatusOptionsTests {
  @Test func saysWhatIsShown() throws {
    let options = try StatusOptions([
      "widgettui-status", "-f", "tmux", "--follow", "cpu", "--width=30", "memory", "-p", "Orders",
    ])
    #expect(options.widgets == ["cpu", "memory"])
    #expect(options.format == .tmux)
    #expect(options.follows)
    #expect(options.width == 30)
    #expect(options.program == "Orders")
    #expect(try StatusOptions(["widgettui-status", "--help"]).help)
  }

  @Test(
    arguments: [
      ([], StatusError.noWidget), (["--colour", "cpu"], .unknownOption("--colour")),
      (["--format"], .missingArgument("--format")), (["-f", "xml", "cpu"], .badFormat("xml")),
      (["-w", "0", "cpu"], .badWidth("0")), (["-w", "wide", "cpu"], .badWidth("wide")),
    ] as [([String], StatusError)])
  func whatCannotBeFollowedIsSaid(arguments: [String], error: StatusError) {
    #expect(throws: error) { try StatusOptions(["widgettui-status"] + arguments) }
    #expect(error.isUsage && !error.description.isEmpty)
  }
}
