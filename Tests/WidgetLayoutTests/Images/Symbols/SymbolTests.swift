import Testing

@testable import WidgetLayout

@Suite("Symbols' characters")
struct SymbolTests {
  @Test func thereAreManyNamesAndEachStandsOnce() {
    let names = SymbolTable.lines(of: PlainSymbols.all).flatMap { $0.names }
    #expect(names.count >= 600)
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test func eachCharacterIsOneColumnAndNoEmoji() {
    let lines = SymbolTable.lines(of: PlainSymbols.all + [CategorySymbols.text])
    for character in [Symbol.unknown, "▪"] + lines.map(\.character) {
      #expect(CharacterWidth.columns(of: character) == 1, "\(character)")
      #expect(!character.properties.isEmojiPresentation, "\(character)")
    }
  }

  @Test func eachCharacterHasALikenessInASCII() {
    let characters = Set(SymbolTable.lines(of: PlainSymbols.all).map(\.character))
    let without = characters.filter { !$0.isASCII && SymbolTable.ascii[$0] == nil }
    #expect(without.count < characters.count / 4, "\(String(String.UnicodeScalarView(without)))")
    #expect(SymbolTable.ascii.values.allSatisfy { $0.isASCII })
  }

  @Test func iconsAreForPrivateUse() {
    let lines = SymbolTable.lines(of: [NerdFontSymbols.text])
    #expect(lines.count >= 150)
    for line in lines {
      #expect(line.character.properties.generalCategory == .privateUse, "\(line.names)")
      for name in line.names where !name.hasSuffix(".fill") {
        #expect(Symbol(String(name)).character(in: .plain) != Symbol.unknown, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("star.fill", "★"), ("star", "☆"), ("exclamationmark.triangle", "⚠"), ("calendar", "▦"),
    ("cloud.sun.rain", "☂"), ("checkmark.circle.fill", "✓"), ("heart.fill", "♥"),
    ("chart.line.uptrend.xyaxis", "↗"), ("arrow.up.right", "↗"), ("bolt.fill", "↯"),
  ])
  func namesHaveCharacters(name: String, expected: Unicode.Scalar) {
    #expect(Symbol(name).character(in: .plain) == expected)
  }

  @Test(arguments: [
    ("bell.badge.circle.fill", "⍝"), ("mic.slash.fill", "⍜"), ("person.3.sequence.fill", "♙"),
    ("cloud.sun.fill", "☁"), ("arrow.down.heart.fill", "↓"),
  ])
  func formsFallBackToTheirBase(name: String, expected: Unicode.Scalar) {
    #expect(Symbol(name).character(in: .plain) == expected)
  }

  @Test(arguments: [
    ("arrowkeys.up", "→"), ("calendarly", "▦"), ("personal.best", "♙"), ("my.custom.lock", "⊡"),
    ("gearbox", "⚙"), ("qwerty.uiop", "◆"), ("", "◆"), (".", "◆"),
  ])
  func unknownNamesFallBackToWhatTheyAreAbout(name: String, expected: Unicode.Scalar) {
    #expect(Symbol(name).character(in: .plain) == expected)
  }

  @Test(arguments: [
    ("a.circle", "A"), ("p.square.fill", "P"), ("7.circle.fill", "7"), ("31.square", "#"),
    ("x.squareroot", "√"), ("1.magnifyingglass", "⌕"),
  ])
  func lettersAndDigitsInShapesAreThemselves(name: String, expected: Unicode.Scalar) {
    #expect(Symbol(name).character(in: .plain) == expected)
  }

  @Test func otherSetsHaveTheirOwn() {
    #expect(Symbol("wifi").character(in: .nerdFont) == "\u{F1EB}")
    #expect(Symbol("wifi.slash").character(in: .nerdFont) == "\u{F1EB}")
    #expect(Symbol("figure.walk").character(in: .nerdFont) == "♙")
    #expect(Symbol("arrow.up").character(in: .ascii) == "^")
    #expect(Symbol("percent").character(in: .ascii) == "%")
    #expect(Symbol("brain").character(in: .ascii) == "*")
  }
}
