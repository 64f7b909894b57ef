import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Styles of series by their values")
struct ChartStyleScaleTests {
  private var points: some View {
    Chart(["a", "b", "c"], id: \.self) {
      PointMark(x: .value("Name", $0), y: .value("Value", 1)).symbol(by: .value("Name", $0))
    }.chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func symbolsAreThoseOfTheScale() throws {
    try expect(12, 3, " +   ×   +", "", " a   b   c") {
      points.chartSymbolScale(range: [.plus, .cross])
    }
    try expect(12, 3, " ●   ■   *", "", " a   b   c") {
      points.chartSymbolScale(["c": BasicChartSymbolShape.asterisk])
    }
    try expect(12, 3, " ■   ◆   ■", "", " a   b   c") {
      points.chartSymbolScale { (name: String) -> BasicChartSymbolShape in
        name == "b" ? .diamond : .square
      }
    }
  }

  @Test func linesOfSeriesDiffer() throws {
    let lines = Chart(["left", "right"], id: \.self) { name in
      ForEach(0..<12, id: \.self) { step in
        LineMark(x: .value("Step", step), y: .value("Value", name == "left" ? 1 : 3))
      }.lineStyle(by: .value("Name", name))
    }.chartYAxis(.hidden).chartXAxis(.hidden)
    try expect(12, 4, "⠉⠉⠉⠉⠁⠉⠉⠈⠉⠉⠉⠉", "", "⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤", "") { lines }
    try expect(12, 4, "⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉", "", "⠤⠤⠄⠄⠄⠄⠤⠤⠤⠤⠤⠄", "") {
      lines.chartLineStyleScale(["left": StrokeStyle(dash: [2, 2]), "right": StrokeStyle()])
    }
  }
}
