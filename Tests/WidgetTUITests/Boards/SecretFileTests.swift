import Testing
import WidgetBase

@testable import WidgetTUI

/// Files of secrets that programs of a board may read.
@MainActor
struct SecretFileTests {
  @Test(arguments: [
    ("key", "run: [date]", true), ("sub/key", "shell: date", true),
    ("../key", "run: [date]", false), ("key", "file: notes", false),
    ("key", "run: [date], trusted: yes", false), ("key", "run: [date], ssh: web1", false),
    ("key", "timeline: {run: [date]}", true), ("key", "run: [date], folder: /usr/bin", false),
    ("/usr/lib/key", "xbar: ../lib/plugin.sh", true),
    ("/usr/lib/a/key", "run: [cat, /usr/lib/a]", true),
    ("/opt/key", "run: [date], allow: {read: /opt}", true),
    ("~/key", "run: [date], folder: ~", false),
    ("key", "timeline: {run: [date], trusted: yes}", false),
  ])
  func oneThatProgramsReadIsSaid(file: String, source: String, isSaid: Bool) {
    let board = """
      widgets: {a: {kind: text, source: {\(source)}}}
      secrets: {shop: {keyring: shop, else: {file: \(file)}}}
      pages: {Home: [a]}
      """
    #expect(Self.isSaid(board) == isSaid)
  }

  @Test(arguments: [
    ("{b: lib/tool}", true), ("{b: other/tool}", false), ("{b: {program: lib/tool}}", true),
    ("{b: {program: lib/tool, trusted: yes}}", false),
  ])
  func oneBesideABundleIsSaid(bundles: String, isSaid: Bool) {
    let board = """
      bundles: \(bundles)
      secrets: {shop: {file: lib/key}}
      widgets: {a: {kind: clock}}
      pages: {Home: [a]}
      """
    #expect(Self.isSaid(board) == isSaid)
  }

  private static func isSaid(_ board: String) -> Bool {
    let said = BoardWords.diagnostics(board, path: "/usr/share/board.yaml").filter {
      $0.description.contains("programs of this board may read the file of the secret shop")
    }
    return said.count == 1
  }
}
