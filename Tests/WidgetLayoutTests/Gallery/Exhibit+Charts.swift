import TestViews
import WidgetCharts
import WidgetLayout

/// Swift Charts' marks.
extension Exhibit {
  static let charts = [
    Exhibit(
      "bar-marks",
      (
        "upright", Chart(Week.days) { BarMark(x: .value("Day", $0.name), y: .value("n", $0.count)) }
      ),
      ("lying", Chart(Week.days) { BarMark(x: .value("n", $0.count), y: .value("Day", $0.name)) }),
      ("stacked", Chart(Sale.all) { sale(BarMark(x: day($0), y: count($0)), $0) }),
      (
        "by position",
        Chart(Sale.all) { sale(BarMark(x: day($0), y: count($0)), $0).position(by: shop($0)) }
      ),
      ("all equal", Chart(flat) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) })),
    Exhibit(
      "line-marks",
      ("line", Chart(wave) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }),
      ("series", Chart(Sale.all) { sale(LineMark(x: day($0), y: count($0)), $0) }),
      ("flat", Chart(flat) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) })),
    Exhibit(
      "area-marks",
      ("area", Chart(wave) { AreaMark(x: .value("x", $0.id), y: .value("y", $0.value)) }),
      ("stacked", Chart(Sale.all) { sale(AreaMark(x: day($0), y: count($0)), $0) })),
    Exhibit(
      "other-marks",
      ("points", Chart(wave) { PointMark(x: .value("x", $0.id), y: .value("y", $0.value)) }),
      (
        "rule",
        Chart {
          ForEach(wave) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
          RuleMark(y: .value("limit", 60)).foregroundStyle(.red)
        }
      ),
      (
        "rectangles",
        Chart(Sale.all) {
          RectangleMark(x: day($0), y: .value("shop", $0.shop))
            .foregroundStyle(by: .value("orders", $0.shop))
        }
      ),
      (
        "sectors",
        Chart(Sale.all) {
          SectorMark(angle: count($0), innerRadius: .ratio(0.5)).foregroundStyle(by: shop($0))
        }
      )),
  ]

  private struct Sample: Identifiable {
    let id: Int
    let value: Double
  }

  private static let wave = [12, 18, 25, 31, 44, 58, 63, 70, 66, 52, 47, 55, 68, 79, 74, 60]
    .enumerated().map { Sample(id: $0, value: Double($1)) }

  private static let flat = (0..<8).map { Sample(id: $0, value: 40) }

  private static func day(_ sale: Sale) -> PlottableValue<String> { .value("Day", sale.day) }
  private static func count(_ sale: Sale) -> PlottableValue<Double> { .value("Orders", sale.count) }
  private static func shop(_ sale: Sale) -> PlottableValue<String> { .value("Shop", sale.shop) }

  private static func sale(_ mark: some ChartContent, _ sale: Sale) -> some ChartContent {
    mark.foregroundStyle(by: shop(sale))
  }
}
