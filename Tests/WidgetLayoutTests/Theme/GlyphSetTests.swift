import Testing

@testable import WidgetLayout

/// Tests of the characters that stand for others where a terminal lacks them.
@Suite struct GlyphSetTests {
  private let picture = """
    ╭ CPU ─────╮┏━━┳━┓
    │ 43 % ▲ 4 │┃⣀⡠⠊⠁┃ ▁▂▃▄▅▆▇█
    ├╴━━━╸┈┈┈┈╶┤┣━━╋━┫ ▀▌▐░▒▓▚
    ╰── ✓ · … ─╯┗━━┻━┛ ○●■→ °×
    """

  @Test func unicodeIsAsItIs() { #expect(GlyphSet.unicode.shown(picture) == picture) }

  @Test func aNerdFontHasIconsForMarks() {
    #expect(GlyphSet.nerd.shown("✕ 3 ⚠ ✓ ⣀⡠") == "\u{F00D} 3 \u{F071} \u{F00C} ⣀⡠")
  }

  @Test func blocksHaveNoBraille() {
    #expect(
      GlyphSet.blocks.shown(picture) == """
        ╭ CPU ─────╮┏━━┳━┓
        │ 43 % ▲ 4 │┃▄▄▀▘┃ ▁▂▃▄▅▆▇█
        ├╴━━━╸┈┈┈┈╶┤┣━━╋━┫ ▀▌▐░▒▓▚
        ╰── ✓ · … ─╯┗━━┻━┛ ○●■→ °×
        """)
  }

  @Test func theConsoleHasStraightCornersAndHalfBlocks() {
    #expect(
      GlyphSet.console.shown(picture) == """
        ┌ CPU ─────┐┌══┬═┐
        │ 43 % ^ 4 ││▄▄▀▀│ ___▄████
        ├─════─────┤├══┼═┤ ▀▌▐░▒▓█
        └── v · . ─┘└══┴═┘ o*#> °×
        """)
  }

  @Test func asciiHasNoOther() {
    let shown = GlyphSet.ascii.shown(picture)
    #expect(
      shown == """
        + CPU -----++==+=+
        | 43 % ^ 4 ||..''| _.-=+*%#
        +-====-----++==+=+ "||:###
        +-- v . . -++==+=+ o*#> ox
        """)
    #expect(shown.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func largeDigitsAreReadInASCII() {
    let digits = ["▀█ ▪▀▀█ █ █ █▀▀ █▀█", " █ ▪█▀▀ ▀▀█ █▀█ ▀▀█", "▀▀▀ ▀▀▀▪  ▀ ▀▀▀ ▀▀▀"]
    #expect(
      digits.map { GlyphSet.ascii.shown($0) } == [
        ##""# .""# # # #"" #"#"##,
        ##" # .#"" ""# #"# ""#"##,
        "\"\"\" \"\"\".  \" \"\"\" \"\"\"",
      ])
  }

  @Test func lettersStay() {
    for glyphs in GlyphSet.allCases { #expect(glyphs.shown("Zürich 東京") == "Zürich 東京") }
  }

  /// A character stands for one, so that no tile moves.
  @Test func eachHasOneColumn() {
    for glyphs in GlyphSet.allCases {
      for scalar in UInt32(0xA0)...0x2BFF where Painter.width(of: "\(Unicode.Scalar(scalar)!)") == 1
      {
        let shown = Unicode.Scalar(glyphs.shown(scalar))!
        #expect(Painter.width(of: "\(shown)") == 1, "\(scalar)")
      }
    }
  }

  @Test func noBrailleIsLeft() {
    for glyphs in [GlyphSet.blocks, .console, .ascii] {
      for scalar in UInt32(0x2800)...0x28FF {
        #expect(!(0x2800...0x28FF).contains(glyphs.shown(scalar)))
      }
      #expect(glyphs.shown(0x2800) == 0x20)
    }
  }

  @Test(
    arguments: [
      ("C", nil, GlyphSet.ascii), ("POSIX", "xterm", .ascii), ("C.UTF-8", "xterm", .unicode),
      ("en_GB.UTF-8", nil, .unicode), ("de_DE.utf8@euro", nil, .unicode), ("de_DE", nil, .unicode),
      ("de_DE.ISO-8859-1", nil, .ascii), (nil, "xterm-256color", .unicode),
      (nil, "linux", .console),
      ("C", "linux", .ascii),
    ] as [(String?, String?, GlyphSet)])
  func environments(locale: String?, terminal: String?, expected: GlyphSet) {
    #expect(GlyphSet.suiting(locale: locale, terminal: terminal) == expected)
  }

  @Test func clustersOfAGridStay() {
    var painter = Painter(grid: CellGrid(size: Size(width: 8, height: 1)))
    painter.write("╭é漢─e\u{301}", x: 0, y: 0, width: 8, style: painter.number(of: .plain))
    let shown = painter.grid.shown(in: .ascii)
    #expect(shown.text == "+é漢-e\u{301}\n" || shown.text == "+é漢-e\u{301}")
  }
}
