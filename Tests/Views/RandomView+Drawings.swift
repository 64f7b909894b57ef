import FoundationEssentials
import WidgetCharts
import WidgetLayout

/// Random shapes, plots, gauges, controls and pictures.
extension RandomView {
  /// Returns a view that draws cells itself, takes any size and stays within it; shapes may extend
  /// beyond theirs.
  mutating func drawing() -> AnyView {
    switch number(0...2) {
    case 0: plot()
    case 1: picture()
    default: table()
    }
  }

  mutating func shape() -> AnyView {
    let shape = bareShape()
    let width = Double(number(0...20))
    switch number(0...5) {
    case 0: return AnyView(shape.fill(.tint))
    case 1: return AnyView(shape.stroke(.red, lineWidth: width))
    case 2:
      let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: [Double(number(0...9)), 4])
      return AnyView(shape.trim(from: part(), to: part()).stroke(.blue, style: style))
    case 3: return AnyView(shape.rotation(.degrees(Double(number(-400...400)))).fill(gradient()))
    case 4: return AnyView(shape.scale(Double(number(-3...3))))
    default: return AnyView(shape)
    }
  }

  private mutating func bareShape() -> AnyShape {
    switch number(0...5) {
    case 0: AnyShape(Circle())
    case 1: AnyShape(Rectangle().inset(by: Double(number(-20...20))))
    case 2: AnyShape(RoundedRectangle(cornerRadius: Double(number(0...40))))
    case 3: AnyShape(Capsule())
    case 4: AnyShape(path())
    default: AnyShape(Ellipse())
    }
  }

  /// Returns a path through arbitrary points, some of which are not finite numbers.
  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<number(0...6) {
      let point = point()
      switch number(0...4) {
      case 0: path.move(to: point)
      case 1: path.addCurve(to: point, control1: self.point(), control2: self.point())
      case 2: path.closeSubpath()
      default: path.addLine(to: point)
      }
    }
    return path
  }

  private mutating func point() -> ShapePoint {
    func coordinate() -> Double { number(0...30) == 0 ? .nan : Double(number(-100...300)) }
    return ShapePoint(coordinate(), coordinate())
  }

  private mutating func part() -> Double { Double(number(-2...12)) / 10 }

  mutating func gradient() -> LinearGradient {
    LinearGradient(colors: [.red, .clear, .blue], startPoint: .topLeading, endPoint: .trailing)
  }

  mutating func masked(_ view: AnyView) -> AnyView {
    switch number(0...3) {
    case 0: return AnyView(view.clipShape(bareShape()))
    case 1: return AnyView(view.cornerRadius(Double(number(0...40))))
    case 2: return AnyView(view.border(.red, width: Double(number(0...16))))
    default:
      let alignment = alignment()
      let other = shape()
      return AnyView(view.mask(alignment: alignment) { other })
    }
  }
}

extension RandomView {
  private struct Sample: Identifiable {
    let id: Int
    let name: String
    let series: String
    let value: Double
  }

  mutating func plot() -> AnyView {
    let samples = (0..<number(0...9)).map { index in
      Sample(
        id: index, name: text(), series: isTrue() ? "a" : text(),
        value: number(0...8) == 0 ? .nan : Double(number(-40...900)) / 4)
    }
    let chart = AnyView(chart(of: samples))
    switch number(0...4) {
    case 0: return AnyView(chart.chartLegend(isTrue() ? .hidden : .visible))
    case 1:
      return AnyView(chart.chartYScale(domain: Double(number(-9...0))...Double(number(0...9))))
    case 2: return AnyView(chart.chartXAxis(.hidden).chartYAxis(isTrue() ? .hidden : .visible))
    case 3:
      let resolution: ChartResolution = isTrue() ? .block : .ascii
      return AnyView(chart.environment(\.chartResolution, resolution))
    default: return chart
    }
  }

  private mutating func chart(of samples: [Sample]) -> any View {
    let isNamed = isTrue()
    func mark(_ make: @escaping (Sample) -> some ChartContent) -> AnyView {
      AnyView(
        Chart(samples) { make($0).foregroundStyle(by: .value("series", $0.series)) })
    }
    switch number(0...6) {
    case 0: return mark { BarMark(x: .value("x", $0.name), y: .value("y", $0.value)) }
    case 1: return mark { BarMark(x: .value("x", $0.value), y: .value("y", $0.name)) }
    case 2: return mark { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    case 3: return mark { AreaMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    case 4:
      return mark {
        PointMark(x: .value("x", $0.value), y: .value("y", isNamed ? $0.name : $0.series))
      }
    case 5: return mark { RuleMark(y: .value("y", $0.value)) }
    default: return mark { SectorMark(angle: .value("n", $0.value), innerRadius: .ratio(0.5)) }
    }
  }

  mutating func styledGauge() -> AnyView {
    let label = text()
    let value = text()
    let gauge = Gauge(value: Double(number(-2...12)), in: 0...10) {
      Text(label)
    } currentValueLabel: {
      Text(value)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text(value)
    }
    switch number(0...5) {
    case 0: return AnyView(gauge.gaugeStyle(.accessoryCircular))
    case 1: return AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
    case 2: return AnyView(gauge.gaugeStyle(.accessoryLinear))
    case 3: return AnyView(gauge.gaugeStyle(.linearCapacity))
    case 4: return AnyView(ProgressView(label, value: part()).progressViewStyle(.circular))
    default: return AnyView(gauge)
    }
  }

  mutating func control() -> AnyView {
    let title = text()
    switch number(0...6) {
    case 0: return AnyView(Label(title, systemImage: symbol()))
    case 1: return AnyView(Toggle(title, isOn: .constant(isTrue())))
    case 2: return AnyView(Toggle(title, isOn: .constant(isTrue())).toggleStyle(.button))
    case 3: return AnyView(Button(title) {}.buttonStyle(.borderedProminent))
    case 4: return AnyView(ContentUnavailableView(title, systemImage: symbol()))
    case 5: return AnyView(Section(title) { Text(title) })
    default: return AnyView(Button(title, systemImage: symbol()) {})
    }
  }

  private mutating func symbol() -> String {
    ["star.fill", "cloud.sun.rain.fill", "no.such.symbol", "", "arrow.up"][number(0...4)]
  }

  mutating func picture() -> AnyView {
    switch number(0...6) {
    case 0: return AnyView(Image(systemName: symbol()))
    case 1: return AnyView(Image("cover").resizable())
    case 2:
      let rows: [[Double?]] = (0..<number(0...8)).map { row in
        (0..<number(0...20)).map { _ in isTrue() ? nil : Double(number(0...9) * row) }
      }
      return AnyView(HeatMap(rows: rows, labels: [text(), text()]))
    case 3:
      return AnyView(MonthCalendar(year: number(-9...3000), month: number(0...14), today: 3))
    case 4:
      let bars: [[Double?]] = (0..<number(0...9)).map { _ in [Double(number(-3...9)), nil, 2] }
      return AnyView(StackedBarChart(bars, labels: [text()]))
    case 5:
      return AnyView(
        RadialGradient(
          colors: [.red, .blue], center: .center, startRadius: 0, endRadius: Double(number(0...90)))
      )
    default:
      let bytes = (0..<number(1...9) * 4).map { _ in UInt8(number(0...255)) }
      return Picture(width: bytes.count / 4, height: 1, rgba: bytes)
        .map { AnyView(PictureView($0)) } ?? AnyView(EmptyView())
    }
  }
}
