import TestServers
import Testing
import WidgetTesting

/// Tests of the built-in board at all sizes, from a wall to a single cell.
@Suite(.fewAtOnce)
struct BoardTests {
  static let sizes = [
    ScreenSize(200, 60), ScreenSize(120, 40), ScreenSize(80, 24), ScreenSize(79, 23),
    ScreenSize(40, 12), ScreenSize(20, 5), ScreenSize(10, 2), ScreenSize(3, 1), ScreenSize(1, 1),
  ]

  @Test(arguments: sizes)
  func board(size: ScreenSize) async throws {
    let picture = try await Atlas.picture("--size", "\(size)")
    #expect(size.faults(of: picture) == [])
    #expect(Borders(of: picture).faults == [])
    try expectGolden(picture, named: "\(size)")
  }

  @Test func sameInputIsTheSamePicture() async throws {
    for size in ["200x60", "40x12"] {
      let first = try await Atlas.newPicture(["--size", size])
      #expect(try await Atlas.newPicture(["--size", size]) == first)
    }
  }

  @Test func everyTileOfAWallHasItsBox() async throws {
    #expect(Borders(of: try await Atlas.picture("--size", "200x60")).count == 11)
    #expect(Borders(of: try await Atlas.picture("--size", "80x24")).count == 6)
  }

  @Test func sizeIsTheUsualOneWhereThereIsNoTerminal() async throws {
    let picture = try await Atlas.picture()
    #expect(picture == (try await Atlas.picture("--size", "80x24")))
  }

  @Test func tornBordersAreSeen() {
    let whole = Borders(of: "╭ A b ──╮\n│ x │y  │\n╰── no ─╯\n")
    #expect(whole.count == 1)
    #expect(whole.faults == ["│ at column 5 of row 2 belongs to no box"])
    #expect(Borders(of: "╭ A ─╮╭╮\n│    ││\n╰────╯╰╯\n").count == 1)
    #expect(Borders(of: "╭ A x─╮\n╰────╯\n").count == 0)
    #expect(Borders(of: "╭─x──╮\n╰────╯\n").count == 0)
  }
}
