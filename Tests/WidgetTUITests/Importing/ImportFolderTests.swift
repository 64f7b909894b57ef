import FoundationEssentials
import Glibc
import Testing
import WidgetBase
import WidgetImport

@testable import WidgetTUI

struct ImportFolderTests {
  private let folder: String

  init() throws {
    folder = "\(FileManager.default.temporaryDirectory.path)/widgettui-test-\(UUID())"
    try FileAccess.makeFolder(folder)
  }

  private func write(_ text: String, to name: String) throws {
    try FileAccess.makeFolder(FilePath.folder(of: "\(folder)/\(name)"))
    try FileAccess.replace("\(folder)/\(name)", with: Array(text.utf8))
  }

  private func text(of name: String) -> String? {
    (try? FileAccess.read("\(folder)/\(name)")).flatMap { $0 }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func anImportReplacesTheLastOneAndNothingElse() throws {
    for name in ["notes.old/mine", "notes.new/mine"] { try write("mine", to: name) }
    for text in ["one", "two"] {
      let place = ImportFolder("\(folder)/notes")
      try place.begin()
      try place.write(text, to: "a/b")
      try place.commit()
      #expect(self.text(of: "notes/a/b") == text)
    }
    #expect(FileAccess.names(in: folder) == ["notes", "notes.new", "notes.old"])
    #expect(text(of: "notes.old/mine") == "mine" && text(of: "notes.new/mine") == "mine")
  }

  @Test(arguments: ["notes", ".notes.importing"])
  func whatIsNoImportStays(name: String) throws {
    try write("mine", to: "\(name)/report.json")
    #expect(throws: ImportError.self) { try ImportFolder("\(folder)/notes").begin() }
    #expect(text(of: "\(name)/report.json") == "mine")
  }

  @Test func aLinkIsNoImport() throws {
    try write("", to: "other/.widgettui-import")
    symlink("other", "\(folder)/notes")
    #expect(throws: ImportError.self) { try ImportFolder("\(folder)/notes").begin() }
  }

  /// Whoever may write the project could put a link in the place of a folder that is being filled.
  @Test func nothingIsWrittenThroughALink() throws {
    try write("mine", to: "victim/b")
    let place = ImportFolder("\(folder)/project/.widgettui/notes")
    try FileAccess.makeFolder("\(folder)/project")
    try place.begin()
    try place.makeFolder("a")
    let draft = "\(folder)/project/.widgettui/.notes.importing"
    rename("\(draft)/a", "\(folder)/moved")
    symlink("\(folder)/victim", "\(draft)/a")
    #expect(throws: ImportError.self) { try place.write("x", to: "a/b") }
    #expect(throws: ImportError.self) { try place.makeFolder("a/c") }
    #expect(throws: ImportError.self) {
      try place.copy("/etc/hostname", of: ProjectTree(root: "/etc"), to: "a/b")
    }
    try place.removeFolder("a/b")
    #expect(FileAccess.names(in: "\(folder)/victim") == ["b"] && text(of: "victim/b") == "mine")
    // The folder above it is the one that was opened at first.
    rename("\(folder)/project/.widgettui", "\(folder)/project/moved")
    symlink("\(folder)/victim", "\(folder)/project/.widgettui")
    try place.write("x", to: "c")
    try place.commit()
    #expect(FileAccess.names(in: "\(folder)/victim") == ["b"])
    #expect(text(of: "project/moved/notes/c") == "x")
    #expect(throws: ImportError.self) {
      try ImportFolder("\(folder)/project/.widgettui/notes").begin()
    }
  }

  @Test(arguments: ["../up", "a/../../up", "/etc/up", "a//b", "", "a/..", "a\0b", "../\u{301}up"])
  func aNameThatLeadsOutIsRefused(name: String) throws {
    let place = ImportFolder("\(folder)/notes")
    try place.begin()
    #expect(throws: ImportError.self) { try place.write("x", to: name) }
    #expect(throws: ImportError.self) { try place.makeFolder(name) }
    #expect(throws: ImportError.self) {
      try place.copy("/etc/hostname", of: ProjectTree(root: "/etc"), to: name)
    }
    #expect(FileAccess.names(in: folder) == [".notes.importing"])
  }
}
