import Testing

@testable import WidgetImport

struct ImportPlanTests {
  private let toolkit = Toolkit(
    folder: "/toolkit", products: ["SwiftUI", "WidgetKit"], targets: ["WidgetTUI"])

  private func plan(_ files: [String: String] = SampleProject.files) throws -> ImportPlan {
    let tree = MemoryTree(files)
    let search = try ProjectSearch("/p", in: tree)
    return try ImportPlan(
      try search.module(named: nil), finder: ModuleFinder(search, manifests: [], tree: tree),
      toolkit: toolkit, in: tree)
  }

  @Test func modulesOfTheProjectAreBuiltAndOthersAreMissing() throws {
    let plan = try plan()
    #expect(plan.modules.map(\.name) == ["Kit", "Hello_Widgets"])
    #expect(plan.main.dependencies == ["Kit"])
    #expect(plan.missing == ["HealthKit": Place(path: "/p/Widgets/Hello.swift", line: 3)])
    #expect(plan.main.generated.keys.sorted() == ["AssetSymbols.swift", "ImportedProgram.swift"])
    #expect(
      plan.resources == [
        "Assets.xcassets": "/p/Widgets/Assets.xcassets",
        "de.lproj/Localizable.strings": "/p/Widgets/de.lproj/Localizable.strings",
        "en.lproj/Localizable.strings": "/p/Widgets/en.lproj/Localizable.strings",
      ])
  }

  @Test func thePackageLinksSourcesAndHasWhatIsMissing() throws {
    var files = SampleProject.files
    files["/p/Shared/Model.swift"] = "#if os(iOS)\nstruct Model {}\n#endif"
    let written = PackageFiles(try plan(files), in: MemoryTree(files))
    #expect(written.links["Sources/Hello_Widgets/Hello.swift"] == "/p/Widgets/Hello.swift")
    #expect(
      written.texts["Sources/Hello_Widgets/Model.swift"]
        == "#sourceLocation(file: \"/p/Shared/Model.swift\", line: 1)\n#if true\nstruct Model {}\n#endif"
    )
    #expect(written.texts["Missing/HealthKit/HealthKit.swift"] != nil)
    #expect(
      written.original(of: "/out/Sources/Kit/Model.swift", in: "/out") == "/p/Shared/Model.swift")
    let manifest = try #require(written.texts["Package.swift"])
    #expect(manifest.contains(".package(name: \"WidgetTUI\", path: \"/toolkit\")"))
    #expect(manifest.contains("dependencies: toolkit + [\"HealthKit\", \"Kit\"]"))
    #expect(manifest.contains(".define(\"WIDGETS\")"))
    #expect(manifest.contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")"))
    let info = try #require(written.texts["bundle/Info.plist"])
    #expect(info.contains("<string>com.example.hello.widgets</string>"))
  }

  @Test func aFeatureThatIsPartOfALanguageIsNotNamed() throws {
    var files = SampleProject.files
    files["/p/Hello.xcodeproj/project.pbxproj"] = SampleProject.project.replacing(
      "SWIFT_VERSION = 5.0;", with: "SWIFT_VERSION = 6.0;")
    let plan = try plan(files)
    #expect(plan.main.module.language == 6 && plan.main.features.isEmpty)
    #expect(try self.plan().main.features == ["BareSlashRegexLiterals"])
  }

  @Test func aProgramBeginsOnce() throws {
    var files = SampleProject.files
    files["/p/Shared/main.swift"] = "struct Model {}"
    files["/p/Hello.xcodeproj/project.pbxproj"] = SampleProject.project.replacing(
      "Shared/Model.swift", with: "Shared/main.swift")
    let plan = try plan(files)
    #expect(plan.modules.map(\.name) == ["Kit", "Hello_Widgets"])
    #expect(plan.modules.allSatisfy { $0.sources.contains { $0.file == "_main.swift" } })
    #expect(plan.hasBeginning)
  }

  @Test func aLanguageIsNoPath() throws {
    var files = SampleProject.files
    let strings =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"#
      + #""pt-BR": {"stringUnit": {"value": "b"}}, "../../up": {"stringUnit": {"value": "c"}}, "#
      + #""x\u0000": {"stringUnit": {"value": "d"}}}}}, "version": "1.0"}"#
    files["/p/Followed/Table.xcstrings"] = strings
    let written = PackageFiles(try plan(files), in: MemoryTree(files))
    #expect(
      written.texts.keys.filter { $0.hasSuffix("Table.strings") }.sorted() == [
        "bundle/en.lproj/Table.strings", "bundle/pt-BR.lproj/Table.strings",
      ])
  }

  @Test func resourcesThatAreNotThereAreNamed() throws {
    var files = SampleProject.files
    files["/p/Widgets/de.lproj/Localizable.strings"] = nil
    let plan = try plan(files)
    #expect(plan.main.unreadable == ["/p/Widgets/de.lproj/Localizable.strings"])
    #expect(plan.resources["de.lproj/Localizable.strings"] == nil)
  }

  @Test func aProgramNeedsABeginning() throws {
    #expect(try plan().hasBeginning)
    var files = SampleProject.files
    files["/p/Widgets/Hello.swift"] = "import WidgetKit\n@main enum Start {}"
    #expect(try plan(files).hasBeginning)
    files["/p/Widgets/Hello.swift"] = nil
    files["/p/Shared/Model.swift"] = "import WidgetKit\nstruct Model {}"
    let plan = try plan(files)
    #expect(!plan.hasBeginning)
    var report = ImportReport(
      on: plan, path: "/p", output: CompilerOutput(""),
      files: PackageFiles(plan, in: MemoryTree(files)), package: "/out",
      support: SupportTable(page: ""))
    report.addLackOfBeginning()
    #expect(
      ReportText(report, form: .terminal, folder: "/p").text == """
        Hello Widgets does not build: 1 error; 3 files, 4 lines

        Not built:
          no source of Hello Widgets declares a widget or is marked @main, so there is nothing to show; some of its files are not there

        Not found as a file in the project's folder, though the project names it:
          Widgets/Hello.swift

        Notes:
          no type of the target conforms to Widget

        Data of the app group group.widgets is read from ~/.local/share/widgettui/groups.

        """)
  }

  @Test func sourcesMayBeLeftOut() throws {
    var files = SampleProject.files
    files["/p/Followed/New.swift"] = "import WidgetKit\n@main struct All: WidgetBundle {}"
    let plan = try plan(files)
    #expect(plan.main.generated["ImportedProgram.swift"] == nil)
    let rest = plan.without(["/p/Followed/New.swift"])
    #expect(rest.main.generated["ImportedProgram.swift"]?.contains("OldWidget()") == true)
    #expect(plan.without(["/p/Shared/Model.swift"]).modules[0].generated["Empty.swift"] != nil)
  }

  @Test func aTargetWithoutSwiftIsAnError() {
    let tree = MemoryTree([:])
    let module = SourceModule(name: "Empty", title: "Empty")
    #expect(throws: ImportError.noSources(target: "Empty")) {
      let search = try ProjectSearch("/p", in: SampleProject.tree)
      return try ImportPlan(
        module, finder: ModuleFinder(search, manifests: [], tree: tree), toolkit: toolkit, in: tree)
    }
  }
}
