import FoundationEssentials
import WidgetLayout

/// A tree of random views and the room that it is drawn in; its number makes it again.
@MainActor
package struct RandomTree {
  private let number: UInt64
  private let size: Size
  private let tree: NodeTree

  package init(_ number: UInt64) {
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

  private var grid: CellGrid { Rendering.grid(of: tree, size: size) }

  /// What is wrong with its picture: a cell outside the room, half of a wide character, or another
  /// picture the second time; nil for a good one.
  package var fault: String? {
    let grid = grid
    if let fault = grid.fault(in: size) { return report(fault, grid) }
    // A tenth is drawn again: drawing is most of the work.
    guard number % 10 == 0 else { return nil }
    let again = RandomTree(number).grid
    let isSame = grid.cells == again.cells && grid.textWithStyles == again.textWithStyles
    return isSame ? nil : report("another picture the second time", grid)
  }

  private func report(_ fault: String, _ grid: CellGrid) -> String {
    "tree \(number) in \(size): \(fault)\n\(grid.text)"
  }
}

extension Date {
  /// 2026-03-14 09:41:00 in Greenwich.
  static let reference = Date(timeIntervalSince1970: 1_773_481_260)
}
