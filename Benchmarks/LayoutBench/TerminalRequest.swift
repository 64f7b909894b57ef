import Glibc
import WidgetLayout
import WidgetTUI

/// The board on a terminal through this project's own front: `--terminal all|one FRAMES FILE`, which
/// writes the median processor time of a frame into the file, in microseconds. The peer in C takes
/// the same arguments.
struct TerminalRequest {
  private let changed: Int
  private let frames: Int
  private let file: String

  init?(_ arguments: [String]) {
    guard arguments.count == 5, arguments[1] == "--terminal", let frames = Int(arguments[3]) else {
      return nil
    }
    changed = arguments[2] == "all" ? 24 : 1
    self.frames = frames
    file = arguments[4]
  }

  @MainActor
  func answer() throws {
    let front = NcursesFront(theme: Self.theme, depthLimit: nil)
    try front.start()
    var screen = CellGrid(size: MetricBoard.size)
    let times = (0..<frames).map { frame in
      let before = Measurement.now
      let areas = draw(frame, on: &screen)
      front.present(screen, areas: areas, links: [])
      return Measurement.now - before
    }
    front.stop()
    try write(times.sorted()[frames / 2] * 1e6)
  }

  /// Draws the cells that have changed, and gives where they are.
  @MainActor
  private func draw(_ frame: Int, on screen: inout CellGrid) -> [Rect] {
    (0..<changed).map { position in
      let number = (frame + position) % 24
      let tile = Rendering.grid(
        of: Lowering.tree(of: MetricTile(number: number, step: 1000 + frame)),
        size: MetricBoard.cell)
      let area = Rect(x: number % 4 * 50, y: number / 4 * 10, size: MetricBoard.cell)
      screen.draw(tile, x: area.x, y: area.y)
      return area
    }
  }

  /// The peer's colours.
  private static var theme: Theme {
    var theme = Theme(name: "bench")
    theme[.good] = .ansi(.green)
    theme[.bad] = .ansi(.red)
    theme[.accent] = .ansi(.cyan)
    theme[.dim] = .ansi(.white)
    return theme
  }

  private func write(_ microseconds: Double) throws {
    guard let file = fopen(file, "w") else { throw TerminalRequestError.cannotWrite }
    fputs("\(microseconds)\n", file)
    fclose(file)
  }
}

/// Why there is no answer.
enum TerminalRequestError: Error {
  case cannotWrite
}
