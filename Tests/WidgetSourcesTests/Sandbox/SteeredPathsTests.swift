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
  }

  /// A link counts for nothing, whoever made it: otherwise the files of others where it leads would be refused.
  @Test func aLinkMakesNoPlaceThatIsWritten() throws {
    defer { FolderRemoval.remove(home) }
    try make("disk/cache/tool", "keys", "user", "boards", "way/board")
    symlink("../disk/cache", "\(home)/user/cache")
    symlink("../../../keys", "\(home)/disk/cache/tool/sub")
    symlink("../keys", "\(home)/boards/sub")
    symlink("way", "\(home)/ways")
    let environment = ProcessEnvironment(["HOME": "\(home)/user"])
    let links = FollowedLinks(environment, board: "\(home)/ways/board")
    let paths = ["user/cache/tool", "user/cache/tool/sub", "boards/sub", "ways/board/out"]
    let places = links.places(of: paths.map { "\(home)/\($0)" })
    #expect(places == ["\(home)/way/board/out"])
    let steered = SteeredPaths(["disk/cache/tool", "disk/cache/tool/sub"].map { "\(home)/\($0)" })
    #expect(steered.isInside("\(home)/disk/cache/tool/file"))
    #expect(!steered.isInside("\(home)/keys/key"))
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

  /// A link of a program has a second path where its folder, or one around it, is mounted at a second place.
  @Test func aFolderThatIsMountedTwiceIsOne() {
    let mounts = MountTable("22 1 8:1 / / rw - ext4 a rw\n30 22 8:1 /home /alias rw - ext4 a rw\n")
    let paths = SteeredPaths(places: ["/home/out"], mounts)
    #expect(paths.isInside("/alias/out/x") && paths.isInside("/alias/out"))
    #expect(!paths.isInside("/alias/outer") && !paths.isInside("/alias"))
    #expect(paths.leads("/alias/out/x", outTo: "/home/keys"))
    #expect(paths.leads("/alias/out/x", outTo: "/alias/keys"))
    #expect(!paths.leads("/alias/out/x", outTo: "/alias/out/y"))
    #expect(!paths.leads("/alias/mine/x", outTo: "/home/keys"))
  }

  /// A program can make chains of links that lead through millions of folders: nobody follows these.
  @Test func aChainWithoutEndLeadsOut() throws {
    defer { FolderRemoval.remove(home) }
    try make("written/a", "mine")
    let way = String(repeating: "a/../", count: 400)
    for number in 0..<39 {
      symlink(way + (number == 0 ? "a" : "\(number - 1)"), "\(home)/written/\(number)")
    }
    let start = ContinuousClock.now
    let (long, short) = ("\(home)/written/38/key", "\(home)/mine/x")
    let paths = SteeredPaths(["\(home)/written", "\(home)/written/38"])
    #expect(paths.contains(long) && paths.leads(long, outTo: "\(home)/written/a/key"))
    #expect(!paths.contains(short) && !paths.leads(short, outTo: short))
    #expect(PathSteps(long).folders.count < 300)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  /// Names that look the same are two folders: an accent may be a part of its letter, or follow it.
  @Test func namesThatLookTheSameAreTwo() throws {
    defer { FolderRemoval.remove(home) }
    let names = ["m\u{e9}t\u{e9}o", "me\u{301}te\u{301}o"]
    for name in names {
      try make("\(name)/in", "keys")
      symlink("../../keys", "\(home)/\(name)/in/out")
    }
    let folders = names.map { "\(home)/\($0)" }
    let paths = SteeredPaths(folders)
    for folder in folders {
      #expect(paths.leads("\(folder)/in/out/key", outTo: "\(home)/keys/key"))
      let other = try #require(folders.first { !$0.utf8.elementsEqual(folder.utf8) })
      #expect(paths.leads("\(folder)/x", outTo: "\(other)/x"))
    }
    WrittenFolders.note(folders)
    let known = WrittenFolders.others(than: [folders[0]]).filter { $0.hasPrefix(home) }
    #expect(known.map { Array($0.utf8) } == [Array(folders[1].utf8)])
  }

  /// Who may write a folder may put a link in the place of another one that lies in it.
  @Test func aFolderThatWasExchangedForALinkIsNotWhereItLeads() throws {
    defer { FolderRemoval.remove(home) }
    try make("shared", "keys")
    symlink("../keys", "\(home)/shared/inner")
    let paths = SteeredPaths(["\(home)/shared", "\(home)/shared/inner"])
    #expect(!paths.isInside("\(home)/keys") && paths.contains("\(home)/shared/inner/key"))
  }
}
