import TestServers
import Testing
import WidgetCatalog
import WidgetSettings

@testable import WidgetTUI

/// Tests of what a read source brings to a board: its own secrets, and none of its data's.
@MainActor
@Suite struct TriedSourceTests {
  private let folder = TemporaryFolder()

  private func board(secrets: String) throws -> ComposedBoard {
    try folder.write(
      "secrets: {\(secrets)}\nwidgets: {a: {kind: clock}}\npages: {Home: [a]}\n", to: "board.yaml")
    return try ComposedBoard(path: folder["board.yaml"], catalog: Catalog(MachineWidgets()))
  }

  /// Returns the board's text with the best widget of a source.
  private func after(_ source: Setting, on board: ComposedBoard, data: String) throws -> String {
    try folder.write(data, to: "data.json")
    let tried = try #require(board.trying.job(source)?())
    #expect(!tried.isFailed, "\(tried.words) \(tried.detail)")
    let draft = try WidgetDraft(tried, kind: nil, name: "new", taken: board.taken)
    return try board.adding(
      BoardAddition.Widget(name: draft.name, setting: draft.setting, secrets: draft.secrets)
    ).after
  }

  @Test func theBoardsSecretIsNotSentElsewhere() throws {
    try folder.write("secrets: {sig: {env: A_SIG}}\nwidgets: {i: {kind: clock}}\n", to: "i.yaml")
    try folder.write(
      "include: i.yaml\nsecrets: {wt_token: {env: A_TOKEN}}\nwidgets: {a: {kind: clock}}\n"
        + "pages: {Home: [a]}\n", to: "board.yaml")
    let board = try ComposedBoard(path: folder["board.yaml"], catalog: Catalog(MachineWidgets()))
    let source: Setting = [
      "run": ["cat", .text(folder["data.json"])],
      "environment": ["WT_TOKEN": "token-of-b", "SIG": "sig-of-b"],
    ]
    let text = try after(source, on: board, data: "[1, 2]")
    #expect(text.contains("wt_token2: {env: WT_TOKEN2}"), "\(text)")
    #expect(text.contains("WT_TOKEN: \"${secret:wt_token2}\""), "\(text)")
    #expect(text.contains("SIG: \"${secret:sig2}\""), "\(text)")
    #expect(!text.contains("of-b"))
  }

  @Test func aReferenceThatAPersonWroteStays() throws {
    let board = try board(secrets: "mine: {env: PATH}")
    let source: Setting = [
      "run": ["cat", .text(folder["data.json"])], "environment": ["WT_TOKEN": "${secret:mine}"],
    ]
    let text = try after(source, on: board, data: "[1, 2]")
    #expect(text.hasPrefix("secrets: {mine: {env: PATH}}\n"), "\(text)")
    #expect(text.contains("${secret:mine}"))
  }

  @Test(arguments: [
    #"{"${secret:ld_preload}": 5}"#, #"[{"${secret:ld_preload}": 1, "b": 2}]"#,
    #"[{"${secret:ld_preload}": 1, "b": 2, "c": 3, "d": 4, "e": 5}]"#,
    #"{"a": {"${secret:ld_preload}": [1, 2]}, "b": 2}"#,
  ])
  func aNameInDataIsNoSecret(data: String) throws {
    let board = try board(secrets: "mine: {env: PATH}")
    let text = try after(["file": .text(folder["data.json"])], on: board, data: data)
    #expect(!text.contains("ld_preload") && !text.contains("LD_PRELOAD"), "\(text)")
  }

  @Test func aLongNameInDataIsLeftOut() throws {
    let board = try board(secrets: "mine: {env: PATH}")
    let name = String(repeating: "n", count: 5000)
    let text = try after(
      ["file": .text(folder["data.json"])], on: board, data: #"{"\#(name)": 1, "b": 2}"#)
    #expect(text.utf8.count < 1000 && text.contains(".b"), "\(text)")
  }
}
