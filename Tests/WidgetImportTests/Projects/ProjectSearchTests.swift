import Testing

@testable import WidgetImport

struct ProjectSearchTests {
  @Test(arguments: ["/p", "/p/Hello.xcodeproj", "/w/All.xcworkspace"])
  func findsTheOnlyTargetWithWidgets(_ path: String) throws {
    var files = SampleProject.files
    files["/w/All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace version = "1.0">
        <Group location = "container:../p" name = "P">
          <FileRef location = "group:Hello.xcodeproj"></FileRef>
          <FileRef location = "group:Pack"></FileRef>
        </Group>
      </Workspace>
      """
    let search = try ProjectSearch(path, in: MemoryTree(files))
    #expect(try search.module(named: nil).title == "Hello Widgets")
    #expect(search.packages == ["/p/Pack"])
    #expect(throws: ImportError.unknownTarget("Nobody", known: ["App", "Hello Widgets", "Kit"])) {
      try search.module(named: "Nobody")
    }
  }

  @Test func aWorkspaceDoesWithoutAProjectThatIsNotThere() throws {
    var files = SampleProject.files
    files["/p/All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace version = "1.0">
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        <FileRef location = "group:Hello.xcodeproj"></FileRef>
      </Workspace>
      """
    let search = try ProjectSearch("/p/All.xcworkspace", in: MemoryTree(files))
    #expect(try search.module(named: nil).title == "Hello Widgets")
    #expect(search.absentProjects == ["/p/Pods/Pods.xcodeproj"])
    files["/p/Hello.xcodeproj/project.pbxproj"] = nil
    files["/p/Pack/Package.swift"] = nil
    #expect(throws: ImportError.unreadable("/p/Pods/Pods.xcodeproj/project.pbxproj")) {
      try ProjectSearch("/p/All.xcworkspace", in: MemoryTree(files))
    }
  }

  @Test func aFolderWithoutAProjectIsItsSources() throws {
    let tree = MemoryTree([
      "/f/App/App.swift": "import SwiftUI\n@main struct A: App {}",
      "/f/Widgets/One.swift": "import WidgetKit\nstruct One: Widget {}",
      "/f/Widgets/Parts/Part.swift": "struct Part {}",
      "/f/Shared/Model.swift": "struct Model {}",
      "/f/WidgetsTests/OneTests.swift": "import Testing",
    ])
    let module = try ProjectSearch("/f", in: tree).module(named: nil)
    #expect(module.title == "f")
    #expect(
      module.sources == [
        "/f/Shared/Model.swift", "/f/Widgets/One.swift", "/f/Widgets/Parts/Part.swift",
      ])
    #expect(throws: ImportError.noWidgets("/f/App", others: [])) {
      try ProjectSearch("/f/App", in: tree).module(named: nil)
    }
    #expect(throws: ImportError.nothing("/f/None")) { try ProjectSearch("/f/None", in: tree) }
  }

  @Test func aManifestOfAnotherToolLeavesTheWidgetsFolder() throws {
    let tree = MemoryTree([
      "/t/Project.swift": "import ProjectDescription",
      "/t/Widgets/One.swift": "import WidgetKit\nstruct One: Widget {}",
      "/t/Kit/Model.swift": "struct Model {}",
    ])
    let module = try ProjectSearch("/t", in: tree).module(named: nil)
    #expect(module.title == "Widgets")
    #expect(module.sources == ["/t/Widgets/One.swift"])
  }

  /// What the program reads of its Info.plist is there, though no project fills in the rest.
  @Test func aFolderHasTheInfoOfItsWidgets() throws {
    func list(_ entries: String) -> String { "<plist><dict>\n\(entries)\n</dict></plist>" }
    func info(_ files: [String: String]) throws -> String? {
      let source = ["/f/W/One.swift": "import WidgetKit\nstruct One: Widget {}"]
      let tree = MemoryTree(files.merging(source) { $1 })
      return try ProjectSearch("/f", in: tree).module(named: nil).info
    }
    let team = "  <key>TeamId</key>\n  <string>ABC</string>"
    let point = "<string>com.apple.widgetkit-extension</string>"
    let open = "  <key>CFBundleIdentifier</key>\n  <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n"
    #expect(try info([:]) == nil)
    #expect(try info(["/f/W/Info.plist": list(open + team)]) == list(team))
    #expect(
      try info(["/f/A/Info.plist": list(team), "/f/W/W-Info.plist": list(point)]) == list(point))
    #expect(try info(["/f/A/Info.plist": list(team), "/f/B/Info.plist": list(open)]) == nil)
  }

  @Test func aFolderWithAManifestOfItsOwnIsAModule() throws {
    let tree = MemoryTree([
      "/t/App/project.yml": "name: App",
      "/t/Widgets/project.yml": "targets:",
      "/t/Widgets/One.swift": "import Kit\nimport WidgetKit\nstruct One: Widget {}",
      "/t/Kit/Project.swift": "import ProjectDescription",
      "/t/Kit/Sources/Model.swift": "struct Model {}",
      "/t/Kit/Tests/ModelTests.swift": "import Kit",
    ])
    let search = try ProjectSearch("/t", in: tree)
    let finder = ModuleFinder(search, manifests: [], tree: tree)
    #expect(finder.names == ["Kit", "Widgets"])
    #expect(finder.module("Kit")?.sources == ["/t/Kit/Sources/Model.swift"])
    #expect(finder.module("App") == nil)
    let toolkit = Toolkit(folder: "/toolkit", products: ["WidgetKit"], targets: [])
    let plan = try ImportPlan(
      try search.module(named: nil), finder: finder, toolkit: toolkit, in: tree)
    #expect(plan.modules.map(\.name) == ["Kit", "Widgets"])
    #expect(plan.missing.isEmpty)
  }

  @Test func aPackagesTargetWithWidgetsIsFound() throws {
    let tree = MemoryTree([
      "/k/Package.swift": "", "/k/Sources/Core/Core.swift": "struct Core {}",
      "/k/Sources/Shown/Shown.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
    ])
    #expect(try ProjectSearch("/k/Package.swift", in: tree).module(named: nil).title == "Shown")
  }

  /// The lessons of a course are projects whose targets have the same names.
  @Test(arguments: [nil, "Hello Widgets"])
  func oneNameInSeveralProjectsIsChosenByTheProject(_ name: String?) throws {
    var files: [String: String] = [:]
    for (path, text) in SampleProject.files {
      for lesson in ["Start", "End"] { files["/c/\(lesson)\(path.dropFirst(2))"] = text }
    }
    let tree = MemoryTree(files)
    let error = ImportError.severalProjects(
      target: "Hello Widgets",
      projects: ["/c/End/Hello.xcodeproj", "/c/Start/Hello.xcodeproj"])
    #expect(throws: error) { try ProjectSearch("/c", in: tree).module(named: name) }
    #expect(
      "\(error)"
        == "several of these 2 projects have a target Hello Widgets; import one after the other: "
        + "/c/End/Hello.xcodeproj, /c/Start/Hello.xcodeproj")
    let chosen = try ProjectSearch("/c/Start/Hello.xcodeproj", in: tree)
    #expect(try chosen.module(named: name).title == "Hello Widgets")
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      "\(ImportError.several(["A", "B"]))"
        == "there are 2 targets with widgets; choose one with --target: A, B")
    #expect(
      "\(ImportError.noWidgets("/p", others: ["App"]))"
        == "/p has no target with widgets; --target names one of: App")
  }
}
