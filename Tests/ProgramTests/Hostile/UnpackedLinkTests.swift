import Glibc
import Testing
import WidgetBase
import WidgetTesting

/// Links that came with a tool, on the release program.
@Suite(.fewAtOnce)
struct UnpackedLinkTests {
  /// What a board permits by such a link is permitted to nobody, and takes nothing from other boards.
  @Test func theyTakeNoFilesFromOtherBoards() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    for path in ["src/tool", "settings", "notes"] {
      try FileAccess.makeFolder("\(folder.path)/\(path)")
    }
    symlink("../../settings", "\(folder.path)/src/tool/cache")
    try folder.write(
      "tool.yaml",
      """
      widgets:
        tool:
          kind: text
          source: {shell: "echo tried; echo evil >src/tool/cache/new; true", allow: {write: src/tool/cache}}
      pages: {Home: [tool]}
      """)
    try folder.write("notes/today.txt", "my notes\n")
    symlink("../notes/today.txt", "\(folder.path)/settings/notes.txt")
    try folder.write("settings/hosts.txt", "127.0.0.1:1\n")
    try folder.write(
      "settings/board.yaml",
      """
      widgets:
        notes: {kind: text, source: {file: notes.txt}}
        load: {kind: table, source: {metrics: "http://{host}/metrics", hosts: hosts.txt, query: node_load1}}
      pages: {Home: [notes, load]}
      """)
    let tool = try await folder.run("snapshot", "tool.yaml", "-s", "60x6")
    #expect(tool.standardOutput.contains("tried"), "\(tool)")
    #expect(access("\(folder.path)/settings/new", F_OK) != 0)
    let check = try await folder.run("check", "tool.yaml")
    let said = check.standardOutput + check.standardError
    #expect(said.contains("is a link that may have come with a program"), "\(said)")
    let own = try await folder.run("snapshot", "settings/board.yaml", "-s", "100x12")
    #expect(own.standardOutput.contains("my notes"), "\(own.standardOutput)")
    #expect(!own.standardOutput.contains("is not used"), "\(own.standardOutput)")
  }
}
