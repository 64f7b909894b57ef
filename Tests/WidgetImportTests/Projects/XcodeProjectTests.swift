import Testing

@testable import WidgetImport

struct XcodeProjectTests {
  private func project() throws -> XcodeProject {
    try XcodeProject(at: "/p/Hello.xcodeproj", in: SampleProject.tree)
  }

  private func target(_ name: String) throws -> XcodeTarget {
    try #require(try project().targets.first { $0.name == name })
  }

  @Test func targetsHaveTheirKind() throws {
    let targets = try project().targets
    #expect(targets.map(\.name) == ["App", "Hello Widgets", "Kit"])
    #expect(targets.map(\.productType) == ["application", "app-extension", "framework"])
    #expect(targets.map(\.isWidgetExtension) == [false, true, false])
    #expect(try project().localPackages == ["/p/Pack"])
  }

  @Test func filesAreThoseOfPhasesAndFoldersAndExceptions() throws {
    #expect(
      try target("Hello Widgets").files == [
        "/p/Widgets/Hello.swift", "/p/Shared/Model.swift", "/p/Widgets/Assets.xcassets",
        "/p/Widgets/de.lproj/Localizable.strings", "/p/Widgets/en.lproj/Localizable.strings",
        "/p/AppOnly/Deep/Lent.swift", "/p/Followed/New.swift",
      ])
    // A folder's exceptions are what another target takes of it, and files for other systems are out.
    #expect(
      try target("App").files == [
        "/p/AppOnly/App.swift", "/p/AppOnly/Deep/Lent.swift", "/p/Followed/New.swift",
      ])
  }

  @Test func classesOfIntentsThatAnotherTargetHasAreNotMadeAgain() throws {
    var files = SampleProject.files
    files["/p/Hello.xcodeproj/project.pbxproj"] = SampleProject.project.replacing(
      "B2 = {isa = PBXBuildFile; fileRef = F2; }",
      with: "B2 = {isa = PBXBuildFile; fileRef = F2; settings = {ATTRIBUTES = (no_codegen, ); }; }")
    let project = try XcodeProject(at: "/p/Hello.xcodeproj", in: MemoryTree(files))
    let target = try #require(project.targets.first { $0.name == "Hello Widgets" })
    #expect(!target.files.contains("/p/Shared/Model.swift"))
    #expect(target.files.contains("/p/Widgets/Hello.swift"))
  }

  @Test func aGroupThatContainsItselfIsVisitedOnce() throws {
    var files = SampleProject.files
    files["/p/Hello.xcodeproj/project.pbxproj"] = SampleProject.project.replacing(
      "children = (GW, SYNC,", with: "children = (MAIN, MAIN, GW, SYNC,")
    let project = try XcodeProject(at: "/p/Hello.xcodeproj", in: MemoryTree(files))
    #expect(
      project.targets.first { $0.name == "Hello Widgets" }?.files
        == (try target("Hello Widgets").files))
  }

  @Test(arguments: [
    ("group.com.example.hello", true), ("TEAM1.com.example_x-y", true), ("..", false),
    ("../../.ssh", false), (".hidden", false), ("a/b", false), ("", false), ("a\0", false),
    (String(repeating: "a", count: 300), false),
  ])
  func aGroupIsTheNameOfAFolder(name: String, isName: Bool) {
    #expect(AppGroup.isName(name) == isName)
  }

  @Test func aModuleHasTheTargetsSettings() throws {
    let module = SourceModule(try target("Hello Widgets"), in: SampleProject.tree)
    #expect(module.name == "Hello_Widgets")
    #expect(module.conditions == ["BASE", "WIDGETS"])
    #expect(module.language == 5)
    #expect(module.bundleIdentifier == "com.example.hello.widgets")
    #expect(module.developmentLanguage == "de")
    #expect(module.appGroups == ["group.widgets"])
    #expect(module.info?.contains("<string>widgets</string>") == true)
    #expect(
      module.resources.map { Path.name(of: $0) }.sorted() == [
        "Assets.xcassets", "Localizable.strings", "Localizable.strings",
      ])
  }

  @Test(arguments: [("", true), ("YES", true), ("NO", false)])
  func aSlashBeginsARegularExpressionUnlessAProjectSaysNo(value: String, isOn: Bool) throws {
    var files = SampleProject.files
    let setting = value.isEmpty ? "" : "SWIFT_ENABLE_BARE_SLASH_REGEX = \(value); "
    files["/p/Hello.xcodeproj/project.pbxproj"] = SampleProject.project.replacing(
      "SWIFT_VERSION = 5.0;", with: "SWIFT_VERSION = 5.0; \(setting)")
    let tree = MemoryTree(files)
    let project = try XcodeProject(at: "/p/Hello.xcodeproj", in: tree)
    let target = try #require(project.targets.first { $0.name == "Hello Widgets" })
    let module = SourceModule(target, in: tree)
    #expect(module.language == 5 && module.hasSlashRegexes == isOn)
  }

  @Test func aBrokenProjectSaysWhere() {
    let tree = MemoryTree(["/p/A.xcodeproj/project.pbxproj": "{ objects = { A = (;\n}; }"])
    #expect(
      throws: ImportError.malformed(
        "/p/A.xcodeproj/project.pbxproj",
        PropertyListError(line: 1, column: 20, expected: "a name, a value in quotes, { or ("))
    ) { try XcodeProject(at: "/p/A.xcodeproj", in: tree) }
    #expect(throws: ImportError.noProject("/p/B.xcodeproj/project.pbxproj")) {
      try XcodeProject(
        at: "/p/B.xcodeproj", in: MemoryTree(["/p/B.xcodeproj/project.pbxproj": "{ a = b; }"]))
    }
    #expect(throws: ImportError.unreadable("/p/C.xcodeproj/project.pbxproj")) {
      try XcodeProject(at: "/p/C.xcodeproj", in: tree)
    }
  }
}
