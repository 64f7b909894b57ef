// From views to cells: what each step costs, how it grows, and how many golden pictures a second.
import WidgetLayout

/// Text that the optimizer cannot know to be unused.
var sink = 0

@MainActor
func draw(_ view: some View, _ size: Size) -> CellGrid {
  Rendering.grid(of: Lowering.tree(of: view), size: size)
}

@MainActor
func metricBoard() -> [Measurement?] {
  let trees = (0..<64).map { Lowering.tree(of: MetricBoard(frame: $0)) }
  let grids = trees.map { Rendering.grid(of: $0, size: MetricBoard.size) }
  let golden = grids[0].text
  var screen = grids[0]
  return [
    Measurement("24 metric cells: lowering") {
      sink += Lowering.tree(of: MetricBoard(frame: $0)).count
    },
    Measurement("24 metric cells: layout") {
      sink += LayoutPass(trees[$0 % 64], in: MetricBoard.size).frames.count
    },
    Measurement("24 metric cells: layout and painting") {
      sink += Rendering.grid(of: trees[$0 % 64], size: MetricBoard.size).cells.count
    },
    Measurement("24 metric cells: all changed, views to grid") {
      sink += draw(MetricBoard(frame: $0), MetricBoard.size).cells.count
    },
    Measurement("24 metric cells: all changed, grid and text") {
      sink += draw(MetricBoard(frame: $0), MetricBoard.size).text.utf8.count
    },
    Measurement("24 metric cells: one changed") { frame in
      let tile = draw(MetricTile(number: frame % 24, step: 1000 + frame), MetricBoard.cell)
      screen.draw(tile, x: frame % 4 * 50, y: frame / 4 % 6 * 10)
    },
    Measurement("24 metric cells: difference of two screens") { frame in
      let (one, other) = (grids[frame % 64].cells, grids[(frame + 1) % 64].cells)
      for index in one.indices where one[index] != other[index] { sink += 1 }
    },
    Measurement("golden picture: fresh, to text, compared") { _ in
      if draw(MetricBoard(frame: 0), MetricBoard.size).text != golden { sink += 1 }
    },
  ]
}

@MainActor
func nested(_ depth: Int) -> AnyView {
  if depth == 0 { return AnyView(Text("leaf")) }
  return AnyView(VStack { HStack { nested(depth - 1); Text("side") }; Text("below") })
}

@MainActor
func growth() -> [Measurement?] {
  let depths = [1, 2, 4, 8, 12].map { depth in
    let tree = Lowering.tree(of: nested(depth))
    return Measurement("nesting depth \(depth), \(tree.count) nodes: layout") { _ in
      sink += LayoutPass(tree, in: MetricBoard.size).frames.count
    }
  }
  let counts = [100, 1000, 10_000].map { count in
    let view = VStack { ForEach(0..<count / 5) { Row(number: $0) } }
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
    HStack { Text(verbatim: "\(number)"); Spacer(); Text("row of words") }
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
      let charts = VStack { Sparkline(values); BarChart(values); Sparkline(values, fit: .recent) }
      sink += draw(charts, Size(width: 76, height: 18)).cells.count
    },
  ]
}

for measurement in metricBoard() + growth() + heavy() {
  if let measurement { print(measurement.line) }
}
