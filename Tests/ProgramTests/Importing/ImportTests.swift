import Glibc
import Testing
import WidgetTesting

/// Xcode projects whose widgets are built and drawn here.
@Suite(.fewAtOnce, .serialized)
struct ImportTests {
  @Test func aProjectBecomesABundleThatABoardShows() async throws {
    let project = try WidgetProject()
    let outcome = try await project.importing([])
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)\n\(outcome.standardOutput)")
    try expectGolden(
      try project.text(of: "Hello/.widgettui/HelloWidgets/report.md"), named: "report")
    #expect(!project.exists("Hello/.widgettui/.HelloWidgets.importing"))

    try project.write(
      "# My board.\nwidgets:\n  now: {kind: clock}  # local\npages:\n  Home: [now]\n",
      to: "board.yaml")
    let added = ["add", "Hello/.widgettui/HelloWidgets", "--board", "board.yaml"]
    let shown = try await project.run(added)
    #expect(shown.ending == .exited(0), "\(shown.standardError)")
    let before = try project.text(of: "board.yaml")
    #expect(before.hasSuffix("Home: [now]\n"))
    let written = try await project.run(added + ["--write"])
    #expect(written.ending == .exited(0), "\(written.standardError)")
    try expectGolden(try project.text(of: "board.yaml"), named: "board")
    let picture = try await project.run([
      "snapshot", "board.yaml", "--preview", "--widget", "cup", "--family", "small",
    ])
    #expect(picture.standardOutput.contains("The Blue Cup"), "\(picture.standardError)")
  }

  @Test func allErrorsComeInOneRunAndTheRestIsBuilt() async throws {
    let project = try WidgetProject([
      "Widgets/Steps.swift": """
      import Photos
      import SwiftUI
      import WidgetKit

      #if os(iOS)
      struct StepsWidget: Widget {
        let store = PHPhotoLibrary()
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "steps", provider: CupProvider()) { _ in Text("a").sparkle() }
        }
      }
      #endif
      """,
      "Cups/Sources/Cups/Spoon.swift": "struct Spoon { let metal: Metal }\n",
      "Widgets/Bundle.swift": """
      import SwiftUI
      import WidgetKit

      @main
      struct HelloWidgets: WidgetBundle {
        var body: some Widget {
          CupWidget()
          SkyWidget()
          StepsWidget()
        }
      }
      """,
    ])
    let outcome = try await project.importing([])
    #expect(outcome.ending == .exited(1))
    try expectGolden(outcome.standardOutput, named: "errors")
    let check = try await project.importing(["--check", "--output", "nowhere"])
    #expect(check.ending == .exited(1))
    #expect(
      check.standardOutput.contains(
        "Widgets/Steps.swift:7:15: cannot find 'PHPhotoLibrary' in scope"))
    #expect(!project.exists("nowhere"))
  }

  @Test func anInterruptedImportLeavesNothing() async throws {
    let project = try WidgetProject()
    let child = try project.start([])
    do {
      try await project.wait(for: "the draft") {
        project.exists("Hello/.widgettui/.HelloWidgets.importing")
      }
      try await project.wait(for: "a compiler") { project.hasProcesses(besides: child.id) }
      kill(child.id, SIGINT)
      var ending: Ending?
      try await project.wait(for: "the end") {
        ending = child.ending()
        return ending != nil
      }
      #expect(ending == .exited(128 + SIGINT))
    } catch {
      child.end()
      throw error
    }
    #expect(!project.exists("Hello/.widgettui/.HelloWidgets.importing"))
    #expect(!project.exists("Hello/.widgettui/HelloWidgets"))
    #expect(!project.hasProcesses(besides: child.id))
  }

  @Test func whatLeadsOutOfTheProjectIsLeftOut() async throws {
    let project = try WidgetProject()
    try project.write("secret words", to: "keys/id")
    try project.write("mine", to: "Hello/.widgettui/HelloWidgets.old/mine")
    let pbx = "Hello/Hello.xcodeproj/project.pbxproj"
    let text = try project.text(of: pbx)
    try project.write(
      text.replacing("path = Widgets;", with: "path = ../keys;"), to: pbx)
    let outcome = try await project.importing(["--check"])
    #expect(outcome.ending == .exited(1))
    #expect(!outcome.standardOutput.contains("secret words"))
    #expect(project.exists("Hello/.widgettui/HelloWidgets.old/mine"))
  }

  @Test func aReportIsBelievedInItsFolderOnly() async throws {
    let project = try WidgetProject()
    let program = "\(project.folder.path)/bundle/widgets"
    for (groups, path, words) in [
      (#"["../../../.ssh"]"#, program, "the report names the app group ../../../.ssh"),
      ("[]", "/usr/bin/true", "the report names the program /usr/bin/true"),
    ] {
      let lists = [
        "modules", "missingModules", "problems", "failures", "leftOut", "lostWidgets", "offFiles",
        "skippedFiles", "absentFiles", "approximated", "ignored", "notes", "widgets",
      ].map { "\"\($0)\": []" }.joined(separator: ", ")
      try project.write(
        #"{"target": "T", "path": "x", "usesNetwork": true, "isCheck": false, "appGroups": \#(groups), "#
          + #""program": "\#(path)", \#(lists)}"#, to: "report.json")
      try project.write("", to: "bundle/widgets")
      let outcome = try await project.run(["add", "."])
      #expect(outcome.ending == .exited(1))
      #expect(outcome.standardError.contains(words), "\(outcome.standardError)")
    }
    #expect(!project.exists(".ssh"))
  }

  @Test func mistakesSayWhatWasExpected() async throws {
    let project = try WidgetProject()
    for (arguments, words) in [
      (["import"], "missing project; for example: widgettui import ~/MyApp/MyApp.xcodeproj"),
      (["import", "Nothing"], "Nothing is nothing to import; expected an .xcodeproj"),
      (
        ["import", "Hello", "--target", "Other"],
        "there is no target Other; targets: Hello, HelloWidgets"
      ),
      (["import", "Hello", "--toolkit", "/tmp"], "/tmp is not the source of WidgetTUI"),
      (
        ["add", "Hello"],
        "Hello is no program; expected a bundle's program, or the folder of an import"
      ),
    ] {
      let outcome = try await project.run(arguments)
      #expect(outcome.ending != .exited(0))
      #expect(outcome.standardError.contains(words), "\(outcome.standardError)")
    }
    try project.write("mine", to: "Hello/.widgettui/HelloWidgets/notes.txt")
    let refused = try await project.importing([])
    #expect(refused.standardError.contains("it is there and is not an import"))
    #expect(try project.text(of: "Hello/.widgettui/HelloWidgets/notes.txt") == "mine")
  }
}
