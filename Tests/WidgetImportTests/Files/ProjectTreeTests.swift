import FoundationEssentials
import Glibc
import Testing
import WidgetBase

@testable import WidgetImport

/// Files of a project on this machine, beside files that are not of it.
struct ProjectTreeTests {
  private let folder: String
  private var project: String { "\(folder)/home/app" }

  init() throws {
    let path = "\(FileManager.default.temporaryDirectory.path)/widgettui-test-\(UUID())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    folder = FilePath.real(path) ?? path
    for (name, text) in [
      ("home/.ssh/key", "secret"), ("home/app/Widgets/W.swift", "source"),
      ("home/app/App.xcodeproj/project.pbxproj", "{}"),
    ] {
      try FileAccess.makeFolder(FilePath.folder(of: "\(folder)/\(name)"))
      try FileAccess.replace("\(folder)/\(name)", with: Array(text.utf8))
    }
    symlink("../.ssh", "\(project)/keys")
    symlink("../.ssh/key", "\(project)/key.txt")
    symlink(".", "\(project)/again")
    symlink("Widgets/W.swift", "\(project)/own.swift")
  }

  @Test func nothingOutsideIsThere() {
    let tree = ProjectTree(root: project)
    #expect(tree.text(at: "\(project)/Widgets/W.swift") == "source")
    #expect(tree.text(at: "\(project)/own.swift") == "source")
    for path in ["keys/key", "key.txt", "../.ssh/key", "Widgets/../../.ssh/key"] {
      #expect(tree.bytes(at: "\(project)/\(path)") == nil, "\(path)")
      #expect(!tree.isThere("\(project)/\(path)"), "\(path)")
    }
    #expect(tree.bytes(at: "\(folder)/home/.ssh/key") == nil)
    #expect(tree.names(in: "\(project)/keys").isEmpty)
    #expect(!tree.isFolder("\(project)/keys"))
  }

  @Test func linksToFoldersAreNotFollowed() {
    let files = ProjectTree(root: project).files(below: project)
    #expect(files.contains("\(project)/Widgets/W.swift"))
    #expect(!files.contains { $0.contains("/again/") || $0.contains("/keys/") })
  }

  @Test func theRootIsTheRepository() throws {
    let path = "\(project)/App.xcodeproj"
    #expect(ProjectTree.root(of: path, home: "\(folder)/home") == project)
    #expect(ProjectTree.root(of: "\(project)/Widgets", home: nil) == "\(project)/Widgets")
    try FileAccess.makeFolder("\(project)/.git")
    #expect(ProjectTree.root(of: "\(project)/Widgets", home: nil) == project)
    // A repository of the home folder is no project's.
    try FileAccess.makeFolder("\(folder)/home/.git")
    rmdir("\(project)/.git")
    #expect(ProjectTree.root(of: path, home: "\(folder)/home") == project)
    #expect(ProjectTree.root(of: path, home: nil) == "\(folder)/home")
    // Nor is one that was unpacked where files of all kinds lie.
    #expect(
      ProjectTree.root(of: path, home: nil) { $0 == "\(folder)/home" } == project)
  }

  /// Who writes a link of the project does not choose what an import reads, whoever names the link.
  @Test func aPathThroughALinkThatLeadsOut() throws {
    func link(_ name: String, to target: String) throws {
      try #require(symlink(target, "\(project)/\(name)") == 0)
    }
    func target(_ name: String) -> String? {
      ProjectTree.linkOut(of: "\(project)/\(name)", home: nil)?.target
    }
    try link("up", to: "..")
    try link("here", to: ".")
    try link("inside", to: "Widgets")
    #expect(target("up") == FilePath.real(FilePath.folder(of: project)))
    #expect(target("up/home") == FilePath.real(FilePath.folder(of: project)))
    #expect(target("here") == nil && target("inside") == nil && target("Widgets") == nil)
    // Beside a folder that is no repository, people have links of their own.
    #expect(target("keys") == nil)
    try FileAccess.makeFolder("\(project)/.git")
    #expect(target("keys") == FilePath.real("\(folder)/home/.ssh"))
    #expect(target("inside") == nil)
    // The system follows it further than anybody looks.
    try link("long", to: String(repeating: "Widgets/../", count: 130) + "Widgets")
    #expect(target("long/keys") == "/")
  }
}
