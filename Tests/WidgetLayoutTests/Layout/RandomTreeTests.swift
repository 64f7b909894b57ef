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
      if let problem = problem(of: grid, size: sample.size) {
        Issue.record("\(problem) in \(sample.description)")
      }
      // A tenth is drawn again: drawing is most of the work.
      guard number % 10 == 0 else { continue }
      let again = Sample(number).grid
      if grid.cells != again.cells || grid.textWithStyles != again.textWithStyles {
        Issue.record("another picture the second time: \(sample.description)")
      }
    }
  }

  /// The first thing that is wrong with a picture; nil for a good one.
  private func problem(of grid: CellGrid, size: Size) -> String? {
    guard grid.size == size, grid.cells.count == size.width * size.height else {
      return "\(grid.cells.count) cells"
    }
    var isLeftHalf = false
    for (index, cell) in grid.cells.enumerated() {
      if (cell.width == 0) != isLeftHalf { return "half a character in cell \(index)" }
      isLeftHalf = cell.width == 2
      if isLeftHalf, index % size.width == size.width - 1 {
        return "half a character at the edge, in cell \(index)"
      }
      if cell.style >= grid.styles.count { return "no style in cell \(index)" }
      if cell.width != 0, cell.content != 0x20, !isDrawable(cell, of: grid) {
        return "a character of another width in cell \(index)"
      }
    }
    return nil
  }

  private func isDrawable(_ cell: Cell, of grid: CellGrid) -> Bool {
    let scalars = grid.text(of: cell).unicodeScalars
    guard let first = scalars.first else { return false }
    return CharacterWidth.columns(of: first) == Int(cell.width)
      && scalars.dropFirst().allSatisfy { CharacterWidth.columns(of: $0) == 0 }
  }
}
