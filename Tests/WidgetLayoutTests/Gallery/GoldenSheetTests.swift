import Testing
import WidgetLayout

@testable import WidgetTesting

@MainActor
@Suite("Golden pictures with colours")
struct GoldenSheetTests {
  private func sheet(_ profiles: [ColorDepth], _ theme: Theme = .standard) -> String {
    let grid = picture(columns: 7, rows: 3) {
      VStack(alignment: .leading) {
        Text("12").bold()
        Text("▲ 4").foregroundStyle(Role.good)
      }
    }
    return GoldenSheet(
      pictures: [GoldenPicture("small, 7×3", grid)], profiles: profiles, theme: theme
    ).text
  }

  @Test func eachStyleSaysWhatATerminalIsSent() throws {
    try expectPicture(
      sheet(ColorDepth.allCases),
      equals: """
        ── small, 7×3
          12
          ▲ 4
        ── its styles
        ··TT
        ··ggg
        ── in the theme “default”
           role       none  16     256        true
        T  text bold  bold  bold   bold       bold
        g  good       –     green  color 108  #7fbf7f
        """)
  }

  @Test func withoutProfilesItIsTextAlone() throws {
    try expectPicture(sheet([]), equals: "── small, 7×3\n  12\n  ▲ 4")
  }

  @Test func aThemesBackgroundIsBehindAll() throws {
    var theme = Theme(name: "painted")
    theme[.background] = .ansi(.black)
    try expectPicture(
      sheet([.none, .ansi16], theme).split(separator: "in the theme “painted”\n").last.map {
        String($0)
      } ?? "",
      equals: """
           role       none  16
        ·  none       –     on black
        T  text bold  bold  on black bold
        g  good       –     on black
        """)
  }

  @Test func lettersAreInitialsAndStayWhenAnotherComes() {
    var letters = StyleLetters()
    let accent = Style(foreground: .role(.accent))
    #expect(letters.letter(of: Style(foreground: .role(.bad))) == "b")
    #expect(letters.letter(of: accent) == "a")
    #expect(letters.letter(of: Style(foreground: .role(.accent), attributes: .bold)) == "A")
    #expect(letters.letter(of: Style(foreground: .role(.blue))) == "l")
    #expect(letters.letter(of: Style(attributes: .bold)) == "B")
    #expect(letters.letter(of: accent) == "a")
    #expect(letters.letter(of: .plain) == "·")
  }

  @Test func noTwoStylesShareALetter() {
    var letters = StyleLetters()
    let styles = (0..<1000).map { Style(foreground: .rgb(RGB($0))) }
    let taken = styles.map { letters.letter(of: $0) }
    #expect(Set(taken).count == styles.count)
    #expect(styles.map { letters.letter(of: $0) } == taken)
    // As many as pictures of photographs need are one column wide, like the cells they stand for.
    for letter in taken.prefix(270) {
      #expect(CharacterWidth.columns(of: letter.unicodeScalars.first!) == 1, "\(letter)")
    }
  }
}
