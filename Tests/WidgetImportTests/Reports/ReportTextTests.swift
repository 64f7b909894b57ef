import Testing

@testable import WidgetImport

struct ReportTextTests {
  private var report: ImportReport {
    var report = ImportReport(target: "Widgets", path: "/p")
    report.modules = [
      .init(name: "Kit", files: 1, lines: 9), .init(name: "Widgets", files: 2, lines: 30),
    ]
    report.missingModules = [.init(name: "HealthKit", place: Place(path: "/p/A.swift", line: 3))]
    report.problems = [
      CompilerProblem(
        path: "/p/A.swift", line: 4, column: 2, message: "cannot find 'steps' in scope")
    ]
    report.widgets = [
      .init(
        kind: "one", name: "The One",
        families: [
          .init(family: "small", state: .drawn, picture: "╭──╮\n│ab│\n╰──╯"),
          .init(family: "medium", state: .blank),
          .init(family: "large", state: .failed, reason: "no picture came"),
        ])
    ]
    report.lostWidgets = ["StepsWidget"]
    report.leftOut = ["/p/A.swift"]
    report.gaps = [
      SourceGap(
        kind: .body, name: "Cup.fill", reason: "steps is missing",
        place: Place(path: "/p/B.swift", line: 7))
    ]
    report.program = "/p/.widgettui/Widgets/bundle/Widgets"
    return report
  }

  @Test func aTerminalShowsWhatWorksAndWhatDoesNot() {
    #expect(
      ReportText(report, form: .terminal, folder: "/p").text == """
        Widgets builds in part: 1 error; 3 files, 39 lines, with 1 module of the project

        Widgets:
          one The One
            ✓ small
            ✗ medium draws nothing with its sample data
            ✗ large no picture came

        Widgets left out: 1 file with errors, or in need of one with errors:
          ✗ StepsWidget

        Modules that do not exist here, and are empty:
          HealthKit (A.swift:3)

        Missing names, most used first:
          1 × steps

        Errors:
          A.swift:4:2: cannot find 'steps' in scope

        Parts that do not compile here, of which the program ends where it needs one: 1 part, in report.md

        Put what needs a missing module behind #if canImport(MODULE): that is false here.
        Show it: widgettui add .widgettui/Widgets --write

        """)
    #expect(!report.isGood)
  }

  @Test func markdownHasThePictures() {
    let text = ReportText(report, form: .markdown, folder: "/p").text
    #expect(text.contains("# Widgets\n"))
    #expect(text.contains("    ```\n    ╭──╮\n    │ab│\n    ╰──╯\n    ```"))
  }

  @Test func nothingFailedIsGood() {
    var report = ImportReport(target: "Widgets", path: "/p")
    report.isCheck = true
    #expect(report.isGood)
    report.absentFiles = ["/p/Pods/Pods.xcodeproj"]
    #expect(report.isGood)
    #expect(
      ReportText(report, form: .terminal, folder: "/p").text.contains(
        """
        Not found as a file in the project's folder, though the project names it:
          Pods/Pods.xcodeproj

        """))
    report.absentFiles = ["/p/Gone.swift"]
    #expect(!report.isGood)
  }
}
