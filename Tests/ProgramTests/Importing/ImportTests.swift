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

  /// Writes the folder of an import by a project that names an app group.
  private func writeImport(_ name: String, group: String, in project: WidgetProject) throws {
    let lists = [
      "modules", "missingModules", "problems", "failures", "leftOut", "lostWidgets", "offFiles",
      "skippedFiles", "absentFiles", "approximated", "ignored", "notes", "widgets",
    ].map { "\"\($0)\": []" }.joined(separator: ", ")
    let program = "\(project.folder.path)/\(name)/bundle/widgets"
    try project.write(
      #"{"target": "\#(name)", "path": "x", "usesNetwork": true, "isCheck": false, "#
        + #""appGroups": ["\#(group)"], "program": "\#(program)", \#(lists)}"#,
      to: "\(name)/report.json")
    try project.write(
      "#!/bin/sh\necho '\(BundleStand.description)'\n", to: "\(name)/bundle/widgets")
    chmod(program, 0o700)
  }

  /// Anybody may write the name of another one's app group into a project.
  @Test func aGroupBelongsToTheFirstProject() async throws {
    let (project, group) = (try WidgetProject(), "group.com.bank.app")
    let variables: [String: String?] = ["XDG_DATA_HOME": nil]
    try project.write(
      "widgets:\n  now: {kind: clock}\npages:\n  Home: [now]\n", to: "board.yaml")
    for name in ["Bank", "Evil"] { try writeImport(name, group: group, in: project) }
    let first = try await project.run(
      ["add", "Bank", "--board", "board.yaml", "--write"], environment: variables)
    #expect(first.ending == .exited(0), "\(first.standardError)")
    #expect(!first.standardError.contains(group))
    let second = try await project.run(
      ["add", "Evil", "--board", "board.yaml", "--write"], environment: variables)
    #expect(second.ending == .exited(0), "\(second.standardError)")
    #expect(
      second.standardError.contains(
        "bundle evil does not get the folder of the app group \(group): it belongs to "
          + "\(project.folder.path)/Bank."), "\(second.standardError)")
    let board = try project.text(of: "board.yaml")
    #expect(board.components(separatedBy: "groups/\(group)").count == 2, "\(board)")

    let check = try await project.run(["check", "board.yaml"], environment: variables)
    #expect(
      check.standardOutput.contains(
        "bundle evil: does not get the folder of its app group \(group), which belongs to "),
      "\(check)")
    #expect(!check.standardOutput.contains("bundle bank: "), "\(check)")

    try project.write(
      """
      bundles: {evil: {program: Evil/bundle/widgets, allow: {write: ~/.local/share/widgettui/groups/\(group)}}}
      widgets: {orders: {kind: orders}}
      pages: {Home: [orders]}
      """, to: "shared.yaml")
    let shared = try await project.run(["check", "shared.yaml"], environment: variables)
    #expect(
      shared.standardOutput.contains(
        "bundle evil: shares the folder of the app group \(group), which belongs to "), "\(shared)")
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
