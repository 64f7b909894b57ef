import FoundationEssentials
import Glibc
import Testing
import WidgetTesting

/// Projects that try to run, read or write something while they are imported.
@Suite(.fewAtOnce, .serialized)
struct HostileImportTests {
  private static let widget = """
    import SwiftUI
    import WidgetKit

    struct CupEntry: TimelineEntry { let date: Date }

    struct CupProvider: TimelineProvider {
      func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
        completion(CupEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
        completion(Timeline(entries: [CupEntry(date: .now)], policy: .never))
      }
    }

    @main struct CupWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cup", provider: CupProvider()) { _ in Text(verbatim: "cup") }
          .supportedFamilies([.systemSmall])
      }
    }

    """

  /// Returns a project whose user has a key.
  private func project(_ changes: [String: String] = [:]) throws -> WidgetProject {
    let project = try WidgetProject(changes)
    try project.write("the key\n", to: ".ssh/id_ed25519")
    return project
  }

  /// Writes a program that leaves a note beside the project, with the key if it may read it.
  private func writeSpy(_ name: String, in project: WidgetProject) throws -> String {
    let path = "\(project.folder.path)/\(name)"
    let home = project.folder.path
    try project.write(
      "#!/bin/sh\ncat '\(home)/.ssh/id_ed25519' >>'\(home)/ran'\necho ran >>'\(home)/ran'\nexit 1\n",
      to: name)
    chmod(path, 0o755)
    return path
  }

  // MARK: Programs

  /// The toolchain asks git about the project, whose configuration names a program.
  @Test func gitRunsNoProgramOfTheProject() async throws {
    let project = try project()
    try project.remove("Hello")
    try project.write(Self.widget, to: "Hello/Cup.swift")
    try project.write("ref: refs/heads/main\n", to: "Hello/.git/HEAD")
    for folder in ["objects", "refs/heads"] {
      try project.write("", to: "Hello/.git/\(folder)/.keep")
    }
    let spy = try writeSpy("Hello/spy", in: project)
    try project.write("[core]\n\tfsmonitor = \(spy)\n", to: "Hello/.git/config")
    let outcome = try await project.importing([])
    #expect(outcome.ending == .exited(0), "\(outcome.standardOutput)\(outcome.standardError)")
    #expect(!project.exists("ran"))
  }

  /// The linker reads options out of a section of objects; one names the program that it runs.
  @Test func noSourceNamesTheLinker() async throws {
    let project = try project()
    let spy = try writeSpy("Hello/spy", in: project)
    let bytes = Array("--ld-path=\(spy)\0".utf8)
    let types = bytes.map { _ in "UInt8" }.joined(separator: ", ")
    let values = bytes.map { "\($0)" }.joined(separator: ", ")
    // Swift reads the second one, too.
    for attribute in [
      "@section(\".swift1_autolink_entries\") @used",
      "@\nsection(\".swift1_autolink_entries\") @used",
    ] {
      try project.write(
        "\(attribute)\nlet order: (\(types)) = (\(values))\n", to: "Hello/Widgets/Order.swift")
      let outcome = try await project.importing([])
      #expect(outcome.ending == .exited(1))
      let said = outcome.standardOutput + outcome.standardError
      #expect(said.contains("an import compiles no attribute 'section'"), "\(said)")
      #expect(!project.exists("ran"))
    }
  }

  /// What a manifest tries. One that succeeds ends the manifest, and the error says which it was.
  private static func manifest(_ home: String) -> String {
    """
    // swift-tools-version: 5.9
    import Foundation
    import Glibc
    import PackageDescription

    let home = "\(home)"
    func succeeds(_ name: String, _ attempt: () -> Bool) {
      if attempt() { fatalError("succeeded: \\(name)") }
    }
    func reads(_ path: String) -> Bool { FileManager.default.contents(atPath: path) != nil }
    func writes(_ path: String) -> Bool { FileManager.default.createFile(atPath: path, contents: Data()) }
    func runs(_ path: String, _ words: [String]) -> Bool {
      // Foundation's own waits for good at times, and the import with it.
      var (id, status): (pid_t, Int32) = (0, 0)
      var arguments = ([path] + words).map { strdup($0) } + [nil]
      guard posix_spawn(&id, path, nil, nil, &arguments, nil) == 0 else { return false }
      return waitpid(id, &status, 0) == id && status == 0
    }
    succeeds("key") { reads("\\(home)/.ssh/id_ed25519") }
    succeeds("home") { !((try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []).isEmpty }
    succeeds("write") { writes("\\(home)/written") }
    succeeds("project") { writes("\\(home)/Hello/Cups/written") }
    succeeds("import") { writes("\\(home)/Hello/.widgettui/written") }
    succeeds("sources") { reads("\\(home)/Hello/Widgets/Bundle.swift") }
    succeeds("modules") { writes("\(PackageFolder.path)/.build/debug/written") }
    succeeds("toolkit") { writes("\(PackageFolder.path)/written") }
    succeeds("program") { runs("/bin/cp", ["/etc/hostname", "\\(home)/copied"]) }
    succeeds("secret") { ProcessInfo.processInfo.environment["TOKEN"] != nil }
    succeeds("network") { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }
    succeeds("socket") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 }
    succeeds("link") { symlink(home, "\\(home)/Hello/Cups/link") == 0 }
    succeeds("mode") { chmod("\\(home)/.ssh/id_ed25519", 0o644) == 0 && reads("\\(home)/.ssh/id_ed25519") }

    let package = Package(
      name: "Cups", products: [.library(name: "Cups", targets: ["Cups"])],
      targets: [.target(name: "Cups")])
    """
  }

  @Test(arguments: [["--check"], []])
  func aManifestReachesNothing(arguments: [String]) async throws {
    let project = try project()
    try project.write(Self.manifest(project.folder.path), to: "Hello/Cups/Package.swift")
    let outcome = try await project.importing(arguments, environment: ["TOKEN": "secret"])
    let said = outcome.standardOutput + outcome.standardError
    #expect(outcome.ending == .exited(0), "\(said)")
    for name in ["written", "copied", "Hello/Cups/written", "Hello/Cups/link"] {
      #expect(!project.exists(name), "\(name)")
    }
    #expect(try project.text(of: "Hello/Cups/Package.swift").hasPrefix("// swift-tools"))
  }

  /// The same manifest reaches it all if the user trusts the project, so that the attempts show something.
  @Test func aTrustedManifestReachesAll() async throws {
    let project = try project()
    try project.write(Self.manifest(project.folder.path), to: "Hello/Cups/Package.swift")
    let outcome = try await project.importing(["--check", "--trusted"])
    #expect(outcome.standardError.contains("succeeded: key"), "\(outcome.standardError)")
  }

  /// Plugins and macros of packages are programs, and none is built.
  @Test func pluginsAndMacrosAreNotRun() async throws {
    let project = try project()
    let spy = try writeSpy("Hello/spy", in: project)
    try project.write(
      """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription

      let package = Package(
        name: "Cups", products: [.library(name: "Cups", targets: ["Cups"])],
        targets: [
          .target(
            name: "Cups",
            swiftSettings: [.unsafeFlags(["-load-plugin-executable", "\(spy)#Cups"])],
            linkerSettings: [.unsafeFlags(["--ld-path=\(spy)"])], plugins: ["Maker"]),
          .plugin(name: "Maker", capability: .buildTool()), .macro(name: "CupMacros"),
        ])
      """, to: "Hello/Cups/Package.swift")
    try project.write(
      """
      import PackagePlugin
      @main struct Maker: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          [.prebuildCommand(displayName: "", executable: .init("\(spy)"), arguments: [],
            outputFilesDirectory: context.pluginWorkDirectory)]
        }
      }
      """, to: "Hello/Cups/Plugins/Maker/Maker.swift")
    try project.write("fatalError()\n", to: "Hello/Cups/Sources/CupMacros/main.swift")
    let outcome = try await project.importing([])
    #expect(outcome.ending == .exited(0), "\(outcome.standardOutput)\(outcome.standardError)")
    #expect(!project.exists("ran"))
  }

  // MARK: Files

  /// A link that stays in the project leads elsewhere from the bundle's folder.
  @Test func linksAmongResourcesAreNotCopied() async throws {
    let project = try project(["Widgets/Note.txt": "a note\n", "Texts/Inside.txt": "inside\n"])
    let widgets = "\(project.path)/Widgets"
    try project.write("", to: "Hello/.ssh/keep")
    try project.write("a line of the project\n", to: "Hello/Widgets/Sub/en.lproj/Table.strings")
    // In the project it is the folder `Hello/.ssh`; five folders below its home, it is the user's.
    try project.write("", to: "Hello/a/b/c/keep")
    symlink("../../../.ssh", "\(project.path)/a/b/c/fr.lproj")
    symlink("../a/b/c/fr.lproj", "\(widgets)/fr.lproj")
    symlink("../.ssh", "\(widgets)/keys")
    symlink("../../.ssh/id_ed25519", "\(widgets)/key.txt")
    symlink("../Texts/Inside.txt", "\(widgets)/Linked.txt")
    symlink("../../../../../.ssh", "\(widgets)/Assets.xcassets/more")
    symlink("/etc/hostname", "\(widgets)/Assets.xcassets/Host.txt")
    let outcome = try await project.importing([])
    let said = outcome.standardOutput + outcome.standardError
    let bundle = "Hello/.widgettui/HelloWidgets/bundle"
    #expect(try project.text(of: "\(bundle)/Note.txt") == "a note\n", "\(said)")
    #expect(try project.text(of: "\(bundle)/Linked.txt") == "inside\n")
    #expect(project.exists("\(bundle)/en.lproj/Table.strings"))
    let copies = FileManager.default.enumerator(atPath: "\(project.folder.path)/\(bundle)")
    for case let name as String in try #require(copies) {
      var status = stat()
      #expect(lstat("\(project.folder.path)/\(bundle)/\(name)", &status) == 0)
      #expect(status.st_mode & S_IFMT != S_IFLNK, "\(name)")
      #expect(
        !["key.txt", "keys", "Assets.xcassets/more", "Assets.xcassets/Host.txt"].contains(name))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(project.folder.path)/.ssh")
        == ["id_ed25519"])
  }

  @Test func resourcesAreBounded() async throws {
    let project = try project()
    try project.write("", to: "Hello/Widgets/Film.mov")
    truncate("\(project.path)/Widgets/Film.mov", 1 << 40)
    let outcome = try await project.importing([])
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError.contains("expected at most 512 MiB in 20000 files"),
      "\(outcome.standardError)")
    #expect(!project.exists("Hello/.widgettui/HelloWidgets"))
    #expect(!project.exists("Hello/.widgettui/.HelloWidgets.importing"))
  }

  /// A folder of golden files may come with the project, and a bundle names its previews.
  @Test func linksAmongGoldenFilesAreNotFollowed() async throws {
    let previews = (0..<2).map { _ in "#Preview(\"N\") { Text(verbatim: \"n\") }\n" }.joined()
    let project = try project(["Widgets/Previews.swift": "import SwiftUI\n" + previews])
    try project.write("mine\n", to: "documents/a/mine.txt")
    try project.write("mine\n", to: "documents/N-dark.svg")
    try project.write("", to: "Pictures/Widgets/cup/keep")
    try project.write("", to: "Pictures/Previews/Previews/keep")
    let (home, pictures) = (project.folder.path, "\(project.folder.path)/Pictures")
    symlink("\(home)/documents", "\(pictures)/Widgets/documents")
    symlink("\(home)/documents", "\(pictures)/Widgets/cup/small")
    symlink("\(home)/documents/N-dark.svg", "\(pictures)/Previews/Previews/N-dark.svg")
    let refused = try await project.importing(["--golden", "Pictures", "--record"])
    // A folder that is a link is no place for pictures.
    #expect(refused.ending == .exited(1))
    #expect(
      refused.standardError.contains("Pictures/Widgets/cup/small/"), "\(refused.standardError)")

    unlink("\(pictures)/Widgets/cup/small")
    let program = "Hello/.widgettui/HelloWidgets/bundle/HelloWidgets"
    try project.write(
      """
      #!/bin/sh
      evil='x#/../../../../elsewhere/pwn'
      real=$(dirname "$0")/real
      export WIDGETTUI_QUESTION="$(printf %s "$WIDGETTUI_QUESTION" | sed 's|x#[^"]*pwn|HelloWidgets/Previews.swift#2|')"
      "$real" "$@" | sed 's|"id":"[^"]*#2"|"id":"x#/../../../../elsewhere/pwn"|'
      """, to: "bundle/evil")
    try FileManager.default.copyItem(atPath: "\(home)/\(program)", toPath: "\(home)/bundle/real")
    chmod("\(home)/bundle/evil", 0o755)
    mkdir("\(home)/elsewhere", 0o700)
    for program in [program, "bundle/evil"] {
      let recorded = try await project.run(["import", program, "--golden", "Pictures", "--record"])
      #expect(recorded.standardOutput.contains("Pictures: "), "\(recorded.standardError)")
      #expect(project.exists("Pictures/Previews/Previews/N-dark.svg"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home)/elsewhere").isEmpty)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: "\(home)/documents").sorted()
        == ["N-dark.svg", "a", "a/mine.txt"])
    #expect(try project.text(of: "documents/N-dark.svg") == "mine\n")
    #expect(!project.exists("pwn-dark.txt"))
    let again = try await project.run(["import", program, "--golden", "Pictures"])
    #expect(again.standardOutput.contains("0 files as recorded") == false, "\(again)")
  }

  /// What a user names may be a link that came with the project.
  @Test(arguments: ["--golden", "--output"])
  func foldersThatAreLinksAreRefused(option: String) async throws {
    let project = try project()
    try project.write("mine\n", to: "documents/Widgets/mine.txt")
    symlink("../documents", "\(project.path)/Pictures")
    for name in ["Hello/Pictures", "Hello/Pictures/more"] {
      let outcome = try await project.importing([option, name])
      #expect(outcome.ending == .exited(1))
      #expect(
        outcome.standardError.contains("Hello/Pictures is a link"), "\(outcome.standardError)")
    }
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: "\(project.folder.path)/documents")
        .sorted()
        == ["Widgets", "Widgets/mine.txt"])
  }

  // MARK: Names

  /// The name of a module that is missing becomes part of a package's manifest.
  @Test func namesOfModulesAreNamesOnly() async throws {
    let project = try project()
    try project.write(
      "import X\\(f())\nimport Y\u{0d4e}\"\nimport Tea\nlet one = 1\n",
      to: "Hello/Widgets/Imports.swift")
    _ = try await project.importing([])
    let text = try project.text(of: "Hello/.widgettui/HelloWidgets/Package.swift")
    #expect(text.contains("\"Missing/Tea\""))
    #expect(!text.contains("f()") && !text.unicodeScalars.contains("\u{0d4e}"))
  }

  /// What imports compile is no other's: only the toolkit's modules are shared, and nobody else may write them.
  @Test func aSharedFolderThatOthersMayWriteIsRefused() async throws {
    let project = try project()
    let scratch = "\(project.folder.path)/scratch"
    mkdir(scratch, 0o700)
    chmod(scratch, 0o777)
    let outcome = try await project.run(["import", "Hello", "--scratch-path", scratch])
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError.contains("can be written by all users"), "\(outcome.standardError)")
  }
}
