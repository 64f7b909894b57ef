// From views to cells: what each step costs, how it grows, and how many golden pictures a second.
import WidgetLayout
import WidgetTUI

/// Text that the optimizer cannot know to be unused.
var sink = 0

@MainActor
func draw(_ view: some View, _ size: Size) -> CellGrid {
  Rendering.grid(of: Lowering.tree(of: view), size: size)
}

@MainActor
func metricBoard() -> [Measurement?] {
  let trees = (0..<64).map { Lowering.tree(of: MetricBoard(frame: $0)) }
  let layouts = trees.map { LayoutPass($0, in: MetricBoard.size) }
  let grids = trees.map { Rendering.grid(of: $0, size: MetricBoard.size) }
  let golden = grids[0].text
  return [
    Measurement("24 metric cells: lowering") {
      sink += Lowering.tree(of: MetricBoard(frame: $0)).count
    },
    Measurement("24 metric cells: layout") {
      sink += LayoutPass(trees[$0 % 64], in: MetricBoard.size).frames.count
    },
    Measurement("24 metric cells: painting") {
      sink += Rendering.grid(of: layouts[$0 % 64], size: MetricBoard.size).cells.count
    },
    Measurement("24 metric cells: difference of two screens") {
      sink += difference(grids[$0 % 64], grids[($0 + 1) % 64])
    },
    Measurement("24 metric cells: all changed, views to grid") {
      sink += draw(MetricBoard(frame: $0), MetricBoard.size).cells.count
    },
    Measurement("24 metric cells: all changed, grid and text") {
      sink += draw(MetricBoard(frame: $0), MetricBoard.size).text.utf8.count
    },
    Measurement("golden picture: fresh, to text, compared") { _ in
      if draw(MetricBoard(frame: 0), MetricBoard.size).text != golden { sink += 1 }
    },
  ]
}

/// One cell of the board has changed, or none.
@MainActor
func metricTile() -> [Measurement?] {
  let (size, cell) = (MetricBoard.size, MetricBoard.cell)
  let trees = (0..<64).map { Lowering.tree(of: MetricTile(number: $0 % 24, step: 1000 + $0)) }
  let layouts = trees.map { LayoutPass($0, in: cell) }
  let tiles = trees.map { Rendering.grid(of: $0, size: cell) }
  var screen = draw(MetricBoard(frame: 0), size)
  let before = screen
  return [
    Measurement("one changed: lowering") {
      sink += Lowering.tree(of: MetricTile(number: $0 % 24, step: 1000 + $0)).count
    },
    Measurement("one changed: layout") {
      sink += LayoutPass(trees[$0 % 64], in: cell).frames.count
    },
    Measurement("one changed: painting") {
      let tile = Rendering.grid(of: layouts[$0 % 64], size: cell)
      screen.draw(tile, x: $0 % 4 * 50, y: $0 / 4 % 6 * 10)
    },
    Measurement("one changed: difference") {
      sink += difference(tiles[$0 % 64], tiles[($0 + 1) % 64])
    },
    Measurement("one changed: views to screen") { frame in
      let tile = draw(MetricTile(number: frame % 24, step: 1000 + frame), cell)
      screen.draw(tile, x: frame % 4 * 50, y: frame / 4 % 6 * 10)
    },
    Measurement("none changed: difference of the whole screen") { _ in
      sink += difference(before, before)
    },
  ]
}

/// How many cells of two screens differ.
func difference(_ one: CellGrid, _ other: CellGrid) -> Int {
  var count = 0
  for index in one.cells.indices where one.cells[index] != other.cells[index] { count += 1 }
  return count
}

@MainActor
func nested(_ depth: Int) -> AnyView {
  if depth == 0 { return AnyView(Text("leaf")) }
  return AnyView(
    VStack {
      HStack {
        nested(depth - 1)
        Text("side")
      }
      Text("below")
    })
}

@MainActor
func growth() -> [Measurement?] {
  let depths = (1...12).map { depth in
    let tree = Lowering.tree(of: nested(depth))
    return Measurement("nesting depth \(depth), \(tree.count) nodes: layout") { _ in
      sink += LayoutPass(tree, in: MetricBoard.size).frames.count
    }
  }
  let counts = [100, 1000, 10_000].map { count in
    let view = VStack { ForEach(0..<count / 4) { Row(number: $0) } }
    let tree = Lowering.tree(of: view)
    return Measurement("\(tree.count) nodes in rows: layout") { _ in
      sink += LayoutPass(tree, in: Size(width: 200, height: count)).frames.count
    }
  }
  return depths + counts
}

struct Row: View {
  let number: Int
  var body: some View {
    HStack {
      Text(verbatim: "\(number)")
      Spacer()
      Text("row of words")
    }
  }
}

@MainActor
func heavy() -> [Measurement?] {
  let words = String(repeating: "A dashboard shows what is due, and sleeps. ", count: 40)
  let values = (0..<400).map { Double?(Double($0 * 37 % 101)) }
  return [
    Measurement("text-heavy tile, 80×20: views to grid") { _ in
      sink += draw(Text(words), Size(width: 76, height: 18)).cells.count
    },
    Measurement("chart-heavy tile, 80×20: views to grid") { _ in
      let charts = VStack {
        Sparkline(values)
        BarChart(values)
        Sparkline(values, fit: .recent)
      }
      sink += draw(charts, Size(width: 76, height: 18)).cells.count
    },
  ]
}

/// The golden picture of a board of so many rows of cells, to see that it costs what it has cells.
@MainActor
func largeBoards() -> [Measurement?] {
  [1, 4, 16].map { factor in
    let size = Size(width: MetricBoard.size.width, height: MetricBoard.size.height * factor)
    let board = VStack(spacing: 0) { ForEach(0..<factor) { MetricBoard(frame: $0) } }
    let golden = draw(board, size).text
    return Measurement("golden picture of \(24 * factor) metric cells") { _ in
      if draw(board, size).text != golden { sink += 1 }
    }
  }
}

/// A photograph of 400 × 300 pixels, a ring and a code in a tile of 1,000 × 1,000, to the bytes that
/// terminals take.
@MainActor
func pixels() -> [Measurement?] {
  let colors = PixelColors(theme: Theme(name: "plain"), background: RGB(0x101010))
  let contents = [
    ("photograph", Pixels.photograph(width: 400, height: 300)), ("ring", Pixels.ring),
    ("code", Pixels.code),
  ]
  return contents.flatMap { name, content in
    let picture = GridPicture(content, in: Rect(x: 0, y: 0, width: 100, height: 50), on: .none)
    let large = Pixels.large(picture, colors)
    return [
      Measurement("\(name) of a megapixel: pixels") { _ in
        sink += Pixels.large(picture, colors).rgba.count
      },
      Measurement("\(name) of a megapixel: for kitty") {
        sink += KittyPixels(large).transmission(as: $0).utf8.count
      },
      Measurement("\(name) of a megapixel: in sixels") { _ in
        sink += SixelGraphics.picture(large, colors: 256).utf8.count
      },
    ]
  }
}

if let request = TerminalRequest(CommandLine.arguments) {
  try request.answer()
} else {
  for measurement in metricBoard() + metricTile() + growth() + heavy() + largeBoards()
    + pixels()
  {
    if let measurement { print(measurement.line) }
  }
}
