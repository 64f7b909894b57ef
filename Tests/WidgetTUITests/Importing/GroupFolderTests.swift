import TestServers
import Testing
import WidgetBase

@testable import WidgetTUI

/// Tests of who gets the folder of an app group.
@Suite struct GroupFolderTests {
  private let folder = TemporaryFolder()

  private var group: GroupFolder { GroupFolder("group.com.bank.app", in: folder["groups"]) }

  /// Anybody may write the name of another one's group into a project.
  @Test func theFolderBelongsToTheFirstProject() throws {
    #expect(group.refusal(to: "/home/me/Bank") == nil)
    try group.give(to: "/home/me/Bank")
    #expect(FilePath.isThere(folder["groups/group.com.bank.app"]))
    #expect(group.owner == "/home/me/Bank")
    #expect(group.refusal(to: "/home/me/Bank") == nil)
    #expect(group.refusal(to: "/home/me/Evil") == "belongs to /home/me/Bank")
    #expect(group.refusal(to: "/home/me/Bank\u{301}") == "belongs to /home/me/Bank")
    try group.give(to: "/home/me/Caf\u{E9}")
    #expect(group.refusal(to: "/home/me/Cafe\u{301}") != nil)
    // Somebody has written the line, with an editor.
    try FileAccess.replace(folder["groups/.owners/group.com.bank.app"], with: Array("/new\n".utf8))
    #expect(group.refusal(to: "/new") == nil)
    group.takeBack()
    #expect(group.owner == nil)
    let other = GroupFolder("group.com.evil", in: folder["groups"])
    #expect(other.refusal(to: "/home/me/Evil") == nil)
  }

  @Test func aFolderThatIsThereIsNobodysYet() throws {
    try FileAccess.makeFolder(group.path)
    #expect(
      group.refusal(to: "/home/me/Bank") == "is there, and no project was added that it belongs to")
    // Who says whose it is gets it.
    try group.give(to: "/home/me/Bank")
    #expect(group.refusal(to: "/home/me/Bank") == nil)
  }

  @Test(arguments: [
    ("/home/me/Bank/.widgettui/BankWidgets/bundle/BankWidgets", "/home/me/Bank"),
    ("/home/me/Bank/.widgettui/Controls/bundle/Controls", "/home/me/Bank"),
    ("/home/me/imports/Bank/bundle/BankWidgets", "/home/me/imports/Bank"),
  ])
  func aProjectIsTheFolderWithItsImports(program: String, project: String) {
    #expect(GroupFolder.project(of: program) == project)
  }

  @Test(arguments: [
    ("/groups/group.a", "group.a"), ("/groups/group.a/Library/x", "group.a"), ("/groups", nil),
    ("/groups/.owners/group.a", nil), ("/groups2/group.a", nil), ("/home/me", nil),
  ])
  func aPathLiesInTheFolderOfAGroup(path: String, name: String?) {
    #expect(GroupFolder(with: path, in: "/groups")?.group == name)
  }
}
