import FoundationEssentials
import WidgetLayout

/// A tree of random views and the room in which it is drawn; its number reproduces it.
@MainActor
package struct RandomTree {
  private let number: UInt64
  private let size: Size
  private let tree: NodeTree

  package init(_ number: UInt64) {
    var random = RandomView(seed: number)
    // Small rooms are the difficult ones.
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

  /// A description of the picture's fault: a cell outside the room, half of a wide character, or a
  /// different picture when drawn again; nil if there is none.
  package var fault: String? {
    let grid = grid
    if let fault = grid.fault(in: size) { return report(fault, grid) }
    // Only a tenth is drawn again, since drawing is most of the work.
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
  /// 2026-03-14 09:41:00 GMT.
  static let reference = Date(timeIntervalSince1970: 1_773_481_260)
}
