import FoundationEssentials
import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Big digits")
struct BigDigitsTests {
  private let large = Font.system(size: 40)

  @Test("A number in a large font is three rows high where there is room")
  func number() throws {
    try expect(15, 3, "▀█  ▀▀█ █▀█ █ █", " █  █▀▀ █▀█ ▀▀█", "▀▀▀▖▀▀▀ ▀▀▀   ▀") {
      Text("1,284").font(large)
    }
    try expect(14, 3, "", "    1,284", "") { Text("1,284").font(large) }
    try expect(15, 2, "     1,284", "") { Text("1,284").font(large) }
  }

  @Test("All digits, and the signs of clocks, prices and temperatures")
  func signs() throws {
    try expect(
      23, 3, "▀▀█ █▀▀ █▀▀ ▀▀█ █▀█ █▀█", "▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█", "▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀"
    ) {
      Text("356789").font(large)
    }
    try expect(15, 3, "▀█ ▪█▀█ ▀ █", " █ ▪█ █ ▄▀", "▀▀▀ ▀▀▀ ▀ ▀") {
      Text("1:0%").font(large).frame(columns: 15, alignment: .leading)
    }
    try expect(18, 3, "   ▀█  ▀▀█ █▀█", "▀▀  █  ▀▀█ ▀▀▀", "   ▀▀▀ ▀▀▀") {
      Text("−13°").font(large).frame(columns: 18, alignment: .leading)
    }
  }

  @Test("The font decides: up to three rows, up to five, or none")
  func fonts() throws {
    try expect(11, 5, "█▀▀▀█ ▀▀█", "█   █   █", "█   █   █", "█   █   █", "▀▀▀▀▀ ▀▀▀▀▀") {
      Text("01").font(.system(size: 64, weight: .bold))
    }
    try expect(11, 4, "  █▀█ ▀█", "  █ █  █", "  ▀▀▀ ▀▀▀", "") {
      Text("01").font(.system(size: 64))
    }
    try expect(7, 3, "▀▀█ █▀█", "█▀▀ █ █", "▀▀▀ ▀▀▀") { Text("20").font(.largeTitle) }
    try expect(7, 3, "", "  20", "") { Text("20").font(.title) }
    try expect(7, 3, "", "  20", "") { Text("20") }
  }

  @Test("Words stay words")
  func words() throws {
    try expect(20, 3, "", "       72 km", "") { Text("72 km").font(large) }
    try expect(20, 3, "", "         …", "") { Text("…").font(large) }
    try expect(20, 3, "", "        – –", "") { Text("– –").font(large) }
  }

  @Test("Only spacers and free room give way")
  func spare() throws {
    try expect(
      16, 8, "Orders", "▀█  ▀▀█ █▀█ █ █", " █  █▀▀ █▀█ ▀▀█", "▀▀▀▖▀▀▀ ▀▀▀   ▀", "", "", "",
      "4 % more"
    ) {
      VStack(alignment: .leading) {
        Text("Orders")
        Text("1,284").font(large)
        Spacer()
        Text("4 % more")
      }
    }
    try expect(8, 5, "72", "one two", "three", "four", "five") {
      VStack(alignment: .leading) {
        Text("72").font(large)
        Text("one two three four five")
      }
    }
    try expect(8, 3, "72", "", "now") {
      VStack(alignment: .leading) {
        Text("72").font(large)
        Spacer()
        Text("now")
      }.frame(columns: 8, alignment: .leading)
    }
  }

  @Test("A drawing gives way as long as it keeps half of its rows")
  func drawings() throws {
    func view() -> some View {
      VStack(alignment: .leading) {
        Text("72").font(large)
        Letter("A")
      }
    }
    try expect(7, 6, "▀▀█ ▀▀█", "  █ █▀▀", "  ▀ ▀▀▀", "AAAAAAA", "AAAAAAA", "AAAAAAA") { view() }
    try expect(7, 4, "72", "AAAAAAA", "AAAAAAA", "AAAAAAA") { view() }
  }

  @Test("Nothing else is chosen, covered or pushed out of its place")
  func others() throws {
    try expect(12, 3, "", "72 degrees", "") {
      ViewThatFits {
        HStack {
          Text("72").font(large)
          Text("degrees")
        }
        Text("72")
      }.frame(columns: 12, alignment: .leading)
    }
    try expect(9, 3, "ab", "   72", "") {
      ZStack(alignment: .topLeading) {
        Text("72").font(large).frame(columns: 8, rows: 3)
        Text("ab")
      }
    }
    try expect(9, 3, "", "72 left", "") {
      HStack {
        Text("72").font(large).frame(columns: 2)
        Text("left")
      }.frame(columns: 9, alignment: .leading)
    }
  }

  @Test("Two numbers grow one after another, as far as there is room")
  func two() throws {
    try expect(7, 4, "▀█  ▀▀█", " █  █▀▀", "▀▀▀ ▀▀▀", "34") {
      VStack(alignment: .leading) {
        Text("12").font(large)
        Text("34").font(large)
      }.frame(columns: 7, alignment: .leading)
    }
  }

  @Test("A clock ticks in big digits")
  func live() {
    let now = Date.reference
    let timer = Text(timerInterval: now...now + 599).font(large)
    let drawn = Drawn(timer, columns: 12, rows: 3, at: now)
    #expect(drawn.text.hasSuffix("▀▀▀ ▀▀▀ ▀▀▀"))
    #expect(drawn.nextChange == now + 1)
    #expect(drawn != Drawn(timer, columns: 12, rows: 3, at: now + 1))
    #expect(Drawn(timer, columns: 12, rows: 1, at: now).text == "9:59")
  }

  @Test("Nobody wants them, or somebody wants them in any font")
  func asked() throws {
    try expect(7, 3, "", "  20", "") { Text("20").font(large).bigDigits(.hidden) }
    try expect(7, 3, "▀▀█ █▀█", "█▀▀ █ █", "▀▀▀ ▀▀▀") { Text("20").bigDigits(.visible) }
    try expect(7, 3, "", "  ▬▬", "") { Text("20").font(large).redacted(reason: .placeholder) }
  }

  @Test("A number beside small words stays on their row")
  func mixed() throws {
    try expect(9, 3, "", "  20 °C", "") {
      Text("20").font(large) + Text(" °C").font(.caption)
    }
  }
}
