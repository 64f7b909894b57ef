import Glibc
import Testing
import WidgetBase

@testable import WidgetSources

/// Paths through folders that programs may write.
struct SteeredPathsTests {
  private let home = "/tmp/widgettui-steered-\(UInt64.random(in: 0 ... .max))"

  private func make(_ folders: String...) throws {
    for folder in folders { try FileAccess.makeFolder("\(home)/\(folder)") }
  }

  @Test func aPathLeadsThroughAFolderAlsoByALinkThatLeadsToAnother() throws {
    defer { FolderRemoval.remove(home) }
    try make("written/in", "keys", "mine")
    // The user's own link leads to one of the program's.
    symlink("../written/out", "\(home)/mine/data")
    symlink("../keys", "\(home)/written/out")
    symlink("../keys", "\(home)/mine/own")
    let paths = SteeredPaths(["\(home)/written"])
    for path in ["written/in", "written/out", "written/out/key", "mine/data", "mine/data/key"] {
      #expect(paths.contains("\(home)/\(path)"), "\(path)")
    }
    for path in ["written", "mine/own", "mine/own/key", "keys", "mine/none"] {
      #expect(!paths.contains("\(home)/\(path)"), "\(path)")
    }
    func leaves(_ path: String) -> Bool {
      FileLink.all(on: "\(home)/\(path)").contains { paths.leave(by: $0) }
    }
    #expect(leaves("mine/data/key") && !leaves("mine/own"))
  }

  /// A folder that another program may write is no better than any other place.
  @Test func aLinkIntoTheFolderOfAnotherProgramLeadsOut() throws {
    defer { FolderRemoval.remove(home) }
    try make("out/in", "notes", "mine")
    symlink("../notes", "\(home)/out/data")
    symlink("in", "\(home)/out/near")
    symlink("../out", "\(home)/mine/own")
    let paths = SteeredPaths(["\(home)/out", "\(home)/notes"])
    #expect(paths.leads("\(home)/out/data/private", outTo: "\(home)/notes/private"))
    #expect(paths.leads("\(home)/mine/own/data/private", outTo: "\(home)/notes/private"))
    #expect(!paths.leads("\(home)/out/near/file", outTo: "\(home)/out/in/file"))
    #expect(!paths.leads("\(home)/mine/own/file", outTo: "\(home)/out/file"))
    #expect(!paths.leads("\(home)/notes/private", outTo: "\(home)/notes/private"))
  }

  /// Who may write a folder may put a link in the place of another one that lies in it.
  @Test func aFolderThatWasExchangedForALinkIsNotWhereItLeads() throws {
    defer { FolderRemoval.remove(home) }
    try make("shared", "keys", "disk/data", "mine")
    symlink("../keys", "\(home)/shared/inner")
    symlink("../disk/data", "\(home)/mine/data")
    let paths = SteeredPaths(["\(home)/shared", "\(home)/shared/inner", "\(home)/mine/data"])
    #expect(!paths.isInside("\(home)/keys") && paths.contains("\(home)/shared/inner/key"))
    // A link of the user's own is.
    #expect(paths.isInside("\(home)/disk/data/file") && !paths.contains("\(home)/mine/data"))
    #expect(paths.contains("\(home)/mine/data/file"))
  }
}
