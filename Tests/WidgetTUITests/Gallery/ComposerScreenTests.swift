import FoundationEssentials
import TestServers
import Testing
import WidgetArchive
import WidgetCatalog
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the composer: its form, errors at their field, and the change at its end.
@MainActor
@Suite struct ComposerScreenTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_481_200))
  private let size = Size(width: 80, height: 24)

  /// The texts that were copied.
  private final class Clipboard {
    var texts: [String] = []
  }

  private let clipboard = Clipboard()

  private func composer(_ kind: String) throws -> ComposerScreen {
    try folder.write(
      "# mine\nwidgets:\n  a: {kind: clock}   # a clock\npages:\n  Home: [a]\n", to: "board.yaml")
    let catalog = Catalog(MachineWidgets())
    let board = try ComposedBoard(path: folder["board.yaml"], catalog: catalog)
    var surroundings = ComposerSurroundings(board: board)
    surroundings.copy = { [clipboard] in
      clipboard.texts.append($0.text)
      return nil
    }
    let item = try #require(GalleryItem.all(of: catalog).first { $0.written == kind })
    return ComposerScreen(item, surroundings, WidgetPictures(catalog), clock: clock)
  }

  private func type(_ words: String, into composer: ComposerScreen) {
    for scalar in words.unicodeScalars { #expect(composer.press(.character(scalar))) }
  }

  /// Moves to a field.
  private func go(to key: String, _ composer: ComposerScreen) throws {
    _ = composer.press(.home)
    let index = try #require(composer.form.fields.firstIndex { $0.key == key })
    for _ in 0..<index { _ = composer.press(.down) }
  }

  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 36),
  ])
  func pictures(size: Size) throws {
    let composer = try composer("metric")
    try go(to: "compare", composer)
    type("1 hour", into: composer)
    try expectGolden(
      composer.picture(size: size).text, named: "metric-\(size.width)x\(size.height)")
  }

  @Test func errorsStandAtTheirField() throws {
    let composer = try composer("metric")
    type("no-such-thing", into: composer)
    _ = composer.press(.enter)
    let words = composer.picture(size: Size(width: 120, height: 36)).text
    #expect(words.contains("no-such-thing is no command of PATH"), "\(words)")
    #expect(words.contains("1 mistake ╯"))
    // The result leads to it.
    _ = composer.press(.end)
    _ = composer.press(.character("\u{F}"))
    #expect(composer.form.focused.key == "source")
  }

  @Test func theChangeIsShownAndCopied() throws {
    let composer = try composer("countdown")
    let before = try FileAccess.read(folder["board.yaml"])
    try go(to: "to", composer)
    type("2026-12-24", into: composer)
    _ = composer.press(.character("\u{F}"))
    let picture = composer.picture(size: size).text
    #expect(picture.contains("+  countdown:"), "\(picture)")
    #expect(picture.contains("+    to: 2026-12-24"), "\(picture)")
    #expect(picture.contains("-  Home: [a]") && picture.contains("+  Home: [a, countdown]"))
    _ = composer.press(.character("y"))
    #expect(clipboard.texts == ["  countdown:\n    kind: countdown\n    to: 2026-12-24\n"])
    #expect(composer.picture(size: size).text.contains("3 lines"))
    // Esc leads back to the form; the file is as it was.
    #expect(composer.press(.escape) && !composer.press(.escape))
    #expect(try FileAccess.read(folder["board.yaml"]) == before)
  }

  /// A source as a board has it need not be read before.
  @Test func aSecretThatWasTypedIsNotShown() throws {
    let composer = try composer("metric")
    try go(to: "source", composer)
    type(#"{http: "http://b.example/?wt_token=abcdef"}"#, into: composer)
    _ = composer.press(.character("\u{F}"))
    let picture = composer.picture(size: Size(width: 100, height: 24)).text
    #expect(picture.contains("+  wt_token: {env: WT_TOKEN}"), "\(picture)")
    #expect(picture.contains("wt_token=${secret:wt_token}"), "\(picture)")
    #expect(!picture.contains("abcdef"))
  }

  @Test func aChoiceIsMadeInAList() throws {
    let composer = try composer("metric")
    try go(to: "good", composer)
    _ = composer.press(.right)
    #expect(composer.form["good"] == "up")
    _ = composer.press(.enter)
    type("nei", into: composer)
    #expect(composer.picture(size: size).text.contains("╭ good"))
    _ = composer.press(.enter)
    #expect(composer.form["good"] == "neither")
    _ = composer.press(.backspace)
    #expect(composer.form["good"].isEmpty)
  }
}
