import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Random trees of views")
struct RandomTreeTests {
  /// How many trees are drawn; more on request: `WIDGETTUI_TREES=1000000`.
  private static let count =
    TextFile.environment("WIDGETTUI_TREES").flatMap { UInt64($0) } ?? 20_000

  /// One tree and the room it is drawn in; its number makes it again.
  @MainActor
  private struct Sample {
    let number: UInt64
    let size: Size
    let tree: NodeTree

    init(_ number: UInt64) {
      var random = RandomView(seed: number)
      // Small rooms are where the difficulties are.
      let most = number % 8 == 0 ? 60 : number % 2 == 0 ? 15 : 4
      size = Size(width: random.number(0...most), height: random.number(0...most))
      self.number = number
      var environment = EnvironmentValues()
      environment.contentSize = size
      environment.currentDate = .reference
      environment.timeZone = .gmt
      tree = Lowering.tree(of: random.tree(), environment: environment)
    }

    var grid: CellGrid { Rendering.grid(of: tree, size: size) }
    var description: String { "tree \(number) in \(size):\n\(grid.text)" }
  }

  @Test("are drawn whole, inside their room, and twice the same")
  func drawn() {
    for number in 0..<Self.count {
      let sample = Sample(number)
      let grid = sample.grid
      if let fault = grid.fault(in: sample.size) {
        Issue.record("\(fault) in \(sample.description)")
      }
      // A tenth is drawn again: drawing is most of the work.
      guard number % 10 == 0 else { continue }
      let again = Sample(number).grid
      if grid.cells != again.cells || grid.textWithStyles != again.textWithStyles {
        Issue.record("another picture the second time: \(sample.description)")
      }
    }
  }

  @Test("have drawings that stay within their frames")
  func drawingsStayInside() {
    for number in 0..<Self.count / 4 {
      var random = RandomView(seed: number)
      let size = Size(width: random.number(1...20), height: random.number(1...9))
      let leaf = random.drawing()
      let room = Rect(x: 5, y: 3, size: size)
      let grid = picture(columns: size.width + 10, rows: size.height + 6) {
        leaf.frame(columns: size.width, rows: size.height)
      }
      for y in 0..<grid.size.height {
        for x in 0..<grid.size.width
        where grid[x, y] != .blank
          && Rect(x: x, y: y, width: 1, height: 1).intersection(room).isEmpty
        {
          Issue.record("drawing \(number) of \(size) paints in \(x), \(y):\n\(grid.text)")
          return
        }
      }
    }
  }
}
