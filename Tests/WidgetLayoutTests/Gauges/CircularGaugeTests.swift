import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Gauges in rings")
struct CircularGaugeTests {
  private func gauge(_ value: Double = 0.68, _ text: String = "68 %") -> some View {
    Gauge(value: value) {
      Text("CPU")
    } currentValueLabel: {
      Text(text)
    }
  }

  private var temperature: some View {
    Gauge(value: 18, in: 9...24) {
      Text("Temperature")
    } currentValueLabel: {
      Text("18°")
    } minimumValueLabel: {
      Text("9")
    } maximumValueLabel: {
      Text("24")
    }
  }

  @Test func closedInAFamilysTile() throws {
    try expect(9, 4, " ⡤⠒⠉⠙⠛⠶⣤", "⡎ 68 % ⠈⣷", "⢇⡀     ⢀⡿", " ⠛⠶⣤⣤⣤⠶⠛") {
      gauge().gaugeStyle(.accessoryCircularCapacity)
    }
    try expect(7, 4, "⢀⠔⠊⠙⠳⢦⡀", "⡎68 %⠈⣷", "⢇⡀   ⢀⡿", "⠈⠳⢦⣤⡴⠞⠁") {
      gauge().gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test func closedAndSmall() throws {
    try expect(5, 3, "⡠⠊⠙⠳⣄", "⡇68 ⣿", "⠙⢦⣤⡴⠋") {
      gauge(0.68, "68").gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test func openAroundItsLabelOrItsBounds() throws {
    try expect(9, 4, " ⣤⠶⠛⠛⠛⠶⢤", "⣾⠁68 %  ⢱", "⢿⡀      ⡸", " ⠛ CPU ⠚") {
      gauge().gaugeStyle(.accessoryCircular)
    }
    try expect(9, 4, " ⣤⠶⠛⠛⠛⠒⢤", "⣾⠁ 18°  ⢱", "⢿⡀      ⡸", " ⠛9  24⠚") {
      temperature.gaugeStyle(.accessoryCircular)
    }
    try expect(5, 3, "⣠⠞⠛⠓⢄", "⣿18°⢸", "⠙   ⠊") { temperature.gaugeStyle(.accessoryCircular) }
  }

  @Test(arguments: [
    (0.0, "⡠⠊⠉⠑⢄", "⡇   ⢸", "⠑⢄⣀⡠⠊"), (0.25, "⡠⠊⠙⠳⣄", "⡇   ⢻", "⠑⢄⣀⡠⠊"),
    (0.5, "⡠⠊⠙⠳⣄", "⡇   ⣿", "⠑⢄⣠⡴⠋"), (1.0, "⣠⠞⠛⠳⣄", "⣿   ⣿", "⠙⢦⣤⡴⠋"),
  ])
  func theFilledPartIsHeavy(value: Double, top: String, middle: String, bottom: String) throws {
    try expect(5, 3, top, middle, bottom) {
      Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test func theFilledPartIsInTheTint() throws {
    let picture = picture(columns: 5, rows: 3) {
      gauge(0.25, "1").gaugeStyle(.accessoryCircularCapacity).tint(.green)
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        ⡠⠊⠙⠳⣄
        ⡇ 1 ⢻
        ⠑⢄⣀⡠⠊
        ---
        aabbb
        a·c·b
        aaaaa
        ---
        a  faint
        b  green
        c  text
        """)
  }

  @Test func aWideValueMakesTheRingWider() throws {
    try expect(8, 3, "⢠⠖⠉⠙⠛⢶⡄", "⡇1,284⢸", "⠘⠦⣀⣀⣀⠴⠃") {
      gauge(0.2, "1,284").gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test func withLessRoomItIsText() throws {
    try expect(7, 2, "◕ 68 %", "") { gauge().gaugeStyle(.accessoryCircularCapacity) }
    try expect(4, 3, "", "◕ 6…", "") { gauge().gaugeStyle(.accessoryCircular) }
    try expect(3, 1, "○ 0") { gauge(0, "0").gaugeStyle(.accessoryCircular) }
  }

  @Test func severalShareARow() throws {
    try expect(17, 3, "⡠⠊⠙⠳⣄ ⡠⠊⠙⠳⣄ ⣠⠞⠛⠳⣄", "⡇1⁄4⢻ ⡇2⁄4⣿ ⣿4⁄4⣿", "⠑⢄⣀⡠⠊ ⠑⢄⣠⡴⠋ ⠙⢦⣤⡴⠋") {
      HStack {
        ForEach([1, 2, 4], id: \.self) { gauge(Double($0) / 4, "\($0)⁄4") }
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test func placeholdersAreEmptyRings() throws {
    let picture = picture(columns: 5, rows: 3, redaction: .placeholder) {
      gauge(0.68, "68").gaugeStyle(.accessoryCircularCapacity)
    }
    try expectPicture(picture.text, equals: "⡠⠊⠉⠑⢄\n⡇▬▬ ⢸\n⠑⢄⣀⡠⠊")
  }

  @Test func aStyleOfOnesOwnSeesTheParts() throws {
    try expect(9, 1, "CPU 68 68") {
      gauge(0.68, "68").gaugeStyle(Words())
    }
  }
}

private struct Words: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int(configuration.value * 100))")
      configuration.currentValueLabel
    }
  }
}
