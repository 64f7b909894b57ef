import Testing
import WidgetCatalog

@testable import WidgetTUI

/// The keys of a board and of the user's file.
@MainActor
@Suite struct KeyReadingTests {
  private func settings(_ text: String) throws(BoardErrors) -> UserSettings {
    try UserSettings(YAMLFile(name: "config.yaml", text: text))
  }

  private func mistake(_ text: String) -> String {
    do throws(BoardErrors) {
      _ = try settings(text)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func keysAndTheMouse() throws {
    let settings = try settings("mouse: no\nkeys: {reload: R, quit: [q, ctrl-c]}\n")
    #expect(settings.hasMouse == false)
    #expect(settings.keys[.reload] == [.character("R")])
    #expect(settings.keys[.quit] == [.character("q"), .character("\u{3}")])
    #expect(settings.keys[.zoom] == DashboardAction.zoom.defaultKeys)
    #expect(settings.keys.rows.contains { $0.keys == ["R"] })
  }

  @Test func anUnknownAction() {
    #expect(
      mistake("keys:\n  relaod: R\n").hasPrefix(
        """
        config.yaml:2:3: unknown key 'relaod'
          2 |   relaod: R
            |   ^^^^^^ did you mean 'reload'?
            = expected one of help, quit,
        """))
  }

  @Test func whatIsNoKey() {
    let words = mistake("keys:\n  reload: RR\n")
    #expect(words.hasPrefix("config.yaml:2:11: "), "\(words)")
    #expect(words.contains("expected a character such as R, ctrl- and a letter, or one of enter"))
  }

  @Test func aKeyOfTwoActions() {
    #expect(
      mistake("keys:\n  reload: z\n") == """
        config.yaml:2:11: the key z of reload is that of zoom too
          2 |   reload: z
            |           ^
            = set another key for one of them
        """)
    #expect(mistake("keys: {reload: z, zoom: r}\n") == "none")
    let digit = mistake("keys: {reload: \"5\"}\n")
    #expect(digit.contains("the key 5 of reload is that of page-5 too"))
  }

  @Test func otherMistakes() {
    #expect(mistake("theme: nord\n").contains("config.yaml:1:1: unknown key 'theme'"))
    #expect(mistake("mouse: maybe\n").contains("config.yaml:1:8: "))
    #expect(mistake("").contains("config.yaml") || mistake("") == "none")
  }

  @Test func aBoardsKeys() throws {
    let text = "keys: {reload: R}\nmouse: no\npages: {Home: [cpu]}\n"
    let file = try BoardFile(
      YAMLFile(name: "board.yaml", text: text), path: "board.yaml", catalog: BoardWords.catalog)
    #expect(file.keys?[.reload] == [.character("R")])
    #expect(file.hasMouse == false)
  }
}
