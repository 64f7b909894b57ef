import TestViews
import Testing
import WidgetCharts
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Colours of charts")
struct ChartColorTests {
  private var stack: some View {
    Chart(Sale.all.prefix(3)) {
      BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count))
        .foregroundStyle(by: .value("Shop", $0.shop))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func seriesTakeTheChartRolesInOrder() throws {
    try expectPicture(
      picture(columns: 1, rows: 6) { stack }.textWithStyles,
      equals: """
        ▆
        █
        ▇
        █
        █
        ▇
        ---
        a
        a
        b
        c
        c
        d
        ---
        a  chart3
        b  chart2 on chart3
        c  chart2
        d  chart1 on chart2
        """)
  }

  @Test func aScaleNamesTheirColours() throws {
    let picture = picture(columns: 1, rows: 6) {
      stack.chartForegroundStyleScale(["Online": Color.red, "Phone": .blue])
    }
    #expect(picture.textWithStyles.contains("red"))
    #expect(picture.textWithStyles.contains("blue"))
    #expect(!picture.textWithStyles.contains("chart1"))
  }

  @Test func oneSeriesHasTheTint() throws {
    let styles = picture(columns: 20, rows: 4) {
      Chart(Week.days) { BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)) }
        .tint(.green)
    }.textWithStyles
    #expect(styles.contains("a  green") || styles.contains("b  green"))
    #expect(styles.contains("faint"))
    #expect(styles.contains("dim"))
  }

  @Test func whatIsFaintIsDim() {
    let styles = picture(columns: 8, rows: 2) {
      Chart(Week.days) {
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)).opacity(0.4)
      }
    }.textWithStyles
    #expect(styles.contains("accent dim"))
  }

  @Test func aRuleLetsABarShineThrough() {
    let styles = picture(columns: 1, rows: 3) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 4))
        RuleMark(y: .value("y", 2)).foregroundStyle(.red)
      }
    }.textWithStyles
    #expect(styles.contains("red on accent"))
  }

  @Test func markedDaysAreBoldAndTinted() {
    let styles = picture(columns: 20, rows: 8) {
      MonthCalendar(year: 2026, month: 3, marked: [14], today: 16)
    }.textWithStyles
    #expect(styles.contains("accent bold"))
    #expect(styles.contains("text reverse"))
  }
}
