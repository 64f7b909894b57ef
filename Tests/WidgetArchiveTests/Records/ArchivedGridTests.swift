import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetArchive

@MainActor
@Suite("Archived pictures")
struct ArchivedGridTests {
  private func archived(_ grid: CellGrid) throws -> CellGrid {
    var writer = ByteWriter()
    writer.write(grid)
    var reader = ByteReader(writer.bytes)
    let copy = try reader.grid()
    #expect(reader.remaining == 0)
    return copy
  }

  @Test func cellsStylesLinksAndClustersAreKept() throws {
    let url = try #require(URL(string: "https://shop.example/orders?id=1"))
    let grid = grid(16, 4) {
      VStack(alignment: .leading) {
        Text("数字 12").foregroundStyle(Color.red)
        Link("öffnen e\u{301}\u{323}", destination: url)
        Text("fixed").foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6).opacity(0.5))
      }
      .background(Color.blue)
    }
    let copy = try archived(grid)
    #expect(copy.textWithStyles == grid.textWithStyles)
    #expect(copy.links == grid.links)
    #expect(copy.cells == grid.cells)
  }

  @Test func liveTextsTickInTheArchive() throws {
    let due = start + 3663
    let grid = try archived(
      grid(30, 2) {
        VStack(alignment: .leading) {
          Text("leaves in ") + Text(due, style: .relative).bold()
          Text(timerInterval: start...start + 90)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      })
    #expect(grid.text == "leaves in 1 hr, 1 min\n1:30\n")
    let later = grid.brought(to: start + 65)
    #expect(later.grid.text == "leaves in 59 min, 58 sec\n0:25\n")
    #expect(later.nextChange == start + 66)
    let bold = later.grid.styles[Int(later.grid[10, 0].style)]
    #expect(bold.attributes.contains(.bold))
    let over = grid.brought(to: start + 200).grid
    #expect(over.text == "leaves in 57 min, 43 sec\n0:00\n")
  }

  /// Each is drawn again each second: a picture must not have more than its cells show.
  @Test func liveTextsAreNoMoreThanThereIsRoomFor() throws {
    let grid = grid(12, 1) {
      ZStack { ForEach(0..<100, id: \.self) { _ in Text(start + 9, style: .timer) } }
    }
    #expect(grid.liveTexts.count == 100)
    #expect(try archived(grid).liveTexts.count == 64 + 12 / 4)
  }

  /// A picture of four blanks with more of what is stored beside its cells.
  private func blanks(styles: Int = 1, clusters: Int = 0, links: Int = 0) -> [UInt8] {
    var writer = ByteWriter()
    for number in [4, 1, styles] { writer.write(UInt(number)) }
    for _ in 0..<styles { writer.write(Style.plain) }
    writer.write(UInt(clusters))
    for _ in 0..<clusters { writer.write("e\u{301}") }
    for number in [0, 4] { writer.write(UInt(number)) }
    for _ in 0..<4 { writer.write(UInt(0x20 << 1)) }
    writer.write(UInt(links))
    for _ in 0..<links {
      writer.write("https://shop.example")
      writer.write(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    for _ in 0..<2 { writer.write(UInt(0)) }
    return writer.bytes
  }

  /// Millions of them would keep a dashboard from answering.
  @Test func whatNoPictureNeedsIsRefused() throws {
    func isRead(_ bytes: [UInt8], of size: Size? = nil) -> Bool {
      var reader = ByteReader(bytes)
      return (try? reader.grid(of: size)) != nil
    }
    #expect(isRead(blanks()))
    #expect(isRead(blanks(), of: Size(width: 4, height: 1)))
    #expect(!isRead(blanks(), of: Size(width: 4, height: 2)))
    #expect(isRead(blanks(styles: 65_535)) && !isRead(blanks(styles: 65_536)))
    #expect(isRead(blanks(links: 64 + 4)) && !isRead(blanks(links: 64 + 5)))
    let clusters = 65_536 + 4 * 4
    #expect(isRead(blanks(clusters: clusters)) && !isRead(blanks(clusters: clusters + 1)))
  }

  /// All live texts are drawn again each second.
  @Test(arguments: [(100, "", 40), (1, "", 89), (1, String(repeating: "x", count: 20_000), 3)])
  func liveTextsAreNoMoreThanCanBeDrawnEachSecond(
    stretches: Int, words: String, expected: Int
  ) throws {
    let timer = Text(start + 9, style: .timer)
    let text = (1..<stretches).reduce(words.isEmpty ? timer : Text(words) + timer) { text, _ in
      text + timer
    }
    let grid = grid(20, 5) { ZStack { ForEach(0..<200, id: \.self) { _ in text } } }
    #expect(grid.liveTexts.count == 200)
    #expect(try archived(grid).liveTexts.count == expected)
  }

  /// A terminal would get all of it for each cell.
  @Test func aCharacterIsNoLongerThanPeopleWrite() throws {
    let long = "e" + String(repeating: "\u{301}\u{323}", count: 10_000)
    let copy = try archived(grid(4, 1) { Text(long) })
    #expect(copy.text.unicodeScalars.count < 80)
  }

  @Test func aLiveTextStaysInItsRoomAndOnItsBackground() throws {
    let grid = try archived(
      grid(12, 1) {
        HStack(spacing: 0) {
          Text(start + 9, style: .timer).background(Color.green)
          Text("|end")
        }
      })
    #expect(grid.text == "  0:09|end\n")
    let later = grid.brought(to: start + 3700)
    #expect(later.grid.text == "1:01:…|end\n")
    #expect(later.grid.styles[Int(later.grid[2, 0].style)].background == .role(.green))
  }

  @Test func aLiveTextOutsideThePictureGrowsNowhere() throws {
    for offset in [-400.0, 400] {
      let grid = try archived(
        grid(12, 1) { ZStack { Text(start + 9, style: .timer).offset(x: offset) } })
      #expect(grid.brought(to: start + 3700).grid.text == "\n")
    }
  }

  @Test func oddLinesAndLengthsAreKeptToo() throws {
    for limit in [-1, 0, .max] {
      let grid = grid(12, 2) { Text(start + 9, style: .timer).lineLimit(limit) }
      #expect(try archived(grid).text == grid.text)
    }
    let bar = grid(12, 1) {
      ProgressView(timerInterval: start...start + 60).frame(width: .infinity)
    }
    #expect(try archived(bar).text == bar.text)
  }

  /// What no text of ours becomes, but another program may have written.
  @Test(arguments: [
    ("\u{6F22}", 1, "\u{FFFD}x"), ("a", 2, "\u{FFFD}\u{FFFD}x"), ("\u{202E}", 1, "\u{FFFD}x"),
  ])
  func aCharacterOfOtherColumnsIsReplaced(scalar: String, columns: UInt8, shown: String) throws {
    var painter = Painter(grid: CellGrid(size: Size(width: Int(columns) + 1, height: 1)))
    let content = try #require(scalar.unicodeScalars.first).value
    painter.put(content, width: columns, x: 0, y: 0, style: 0)
    painter.put(0x78, x: Int(columns), y: 0, style: 0)
    #expect(try archived(painter.grid).text == "\(shown)\n")
  }

  @Test func noRectangleIsLargerThanAnyScreen() {
    for rect in [(Int.min, 0, 1, 1), (0, Int.max, 1, 1), (0, 0, -1, 1), (0, 0, 1, 10_000)] {
      var writer = ByteWriter()
      for side in [rect.0, rect.1, rect.2, rect.3] { writer.write(side) }
      #expect(throws: ByteReader.Failure.isWrong) {
        var reader = ByteReader(writer.bytes)
        _ = try reader.rect()
      }
    }
  }

  @Test func aPictureWithoutLiveTextsStaysAsItIs() throws {
    let grid = grid(3, 1) { Text("abc") }
    let later = grid.brought(to: start + 1000)
    #expect(later.grid.cells == grid.cells)
    #expect(later.nextChange == nil)
  }
}
