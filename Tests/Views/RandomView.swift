import FoundationEssentials
import WidgetLayout

/// A generator of random views of all kinds; the same samples give the same views.
@MainActor
struct RandomView {
  var samples: TextSamples
  /// The number of further views; it is small so that many trees can be drawn.
  private var budget = 14

  init(seed: UInt64) { samples = TextSamples(seed: seed) }

  /// Returns a tree of views.
  mutating func tree() -> AnyView { modified(inner(depth: 4)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &samples)
  }

  mutating func isTrue() -> Bool { number(0...1) == 0 }

  private mutating func inner(depth: Int) -> AnyView {
    budget -= 1
    if depth == 0 || budget <= 0 || number(0...2) == 0 { return leaf() }
    return container((0..<number(0...3)).map { _ in modified(inner(depth: depth - 1)) })
  }

  private mutating func container(_ views: [AnyView]) -> AnyView {
    let all = ForEach(views.indices, id: \.self) { views[$0] }
    let spacing: Double? = isTrue() ? nil : Double(number(0...40))
    switch number(0...11) {
    case 10: return custom(all)
    case 7:
      return AnyView(
        Grid(alignment: alignment()) {
          ForEach(views.indices, id: \.self) { row in
            GridRow {
              views[row]
              views[0]
            }
          }
        })
    case 8:
      let columns = [GridItem(.adaptive(minimum: 24)), GridItem(.flexible())]
      return AnyView(LazyVGrid(columns: columns, alignment: horizontal()) { all })
    case 9: return AnyView(GeometryReader { _ in all })
    case 0, 1: return AnyView(HStack(alignment: vertical(), spacing: spacing) { all })
    case 2, 3: return AnyView(VStack(alignment: horizontal(), spacing: spacing) { all })
    case 4: return AnyView(ZStack(alignment: alignment()) { all })
    case 5: return AnyView(ViewThatFits(in: axes()) { all })
    default: return AnyView(Group { all })
    }
  }

  private mutating func leaf() -> AnyView {
    switch number(0...18) {
    case 17: bigNumber()
    case 18: clock()
    case 11: AnyView(shape())
    case 12: AnyView(plot())
    case 13: AnyView(styledGauge())
    case 14: AnyView(control())
    case 15: AnyView(picture())
    case 0, 1, 2: AnyView(Text(verbatim: text()))
    case 3: AnyView(Text(LocalizedStringKey(text() + "*" + text() + "*")))
    case 4: AnyView(Text(number(-1_000_000...1_000_000), .compact))
    case 5: AnyView(Text(.reference + Double(number(-100_000...100_000)), style: .relative))
    case 6: AnyView(Spacer(minLength: isTrue() ? nil : Double(number(0...80))))
    case 7: AnyView(Divider())
    case 8: AnyView(Color.blue)
    case 9: AnyView(chart())
    case 10: AnyView(table())
    default: AnyView(EmptyView())
    }
  }

  mutating func text() -> String {
    switch number(0...5) {
    case 0: return samples.scalars(upTo: 12)
    case 1: return "שלום עולם"
    case 2: return "مَرحَبا بالعالم"
    default: return samples.text(upTo: 10)
    }
  }

  private mutating func chart() -> AnyView {
    let values: [Double?] = (0..<number(0...30)).map { _ in
      isTrue() ? Double(number(-5...90)) : [nil, .nan, .infinity][number(0...2)]
    }
    let value = text()
    switch number(0...4) {
    case 0: return AnyView(Sparkline(values, fit: isTrue() ? .whole : .recent))
    case 1: return AnyView(BarChart(values, labels: [text(), text()]))
    case 2:
      let label = text()
      return AnyView(
        Gauge(value: values.first.flatMap { $0 } ?? 0, in: 0...90) {
          Text(label)
        } currentValueLabel: {
          Text(value)
        })
    case 3: return AnyView(GaugeBar(part: values.last.flatMap { $0 }))
    default:
      return AnyView(
        MetricCell(
          isTrue() ? text() : nil, value: value,
          comparison: isTrue() ? Comparison(.up, text(), meaning: .good) : nil,
          chart: isTrue() ? .bars(values) : .sparkline(values)))
    }
  }

  mutating func table() -> AnyView {
    let columns = (0..<number(0...4)).map { _ in
      TextTable.Column(
        isTrue() ? .flexible : .fixed(number(0...9)), alignment: isTrue() ? .leading : .trailing)
    }
    let rows = (0..<number(0...4)).map { _ in
      (0..<number(0...5)).map { _ in
        isTrue() ? TextTable.Cell.text(text()) : .gauge(Double(number(0...10)) / 10)
      }
    }
    return AnyView(TextTable(columns: columns, rows: rows))
  }
}

extension RandomView {
  private mutating func modified(_ view: AnyView) -> AnyView {
    var view = view
    for _ in 0..<number(0...2) { view = isTrue() ? placed(view) : styled(view) }
    return view
  }

  private mutating func placed(_ view: AnyView) -> AnyView {
    switch number(0...11) {
    case 11: guided(view)
    case 8: AnyView(view.offset(x: Double(number(-60...60)), y: Double(number(-60...60))))
    case 9: AnyView(view.clipped())
    case 10: AnyView(view.aspectRatio(Double(number(0...4)) / 2, contentMode: .fit))
    case 0: AnyView(view.frame(columns: length(), rows: length(), alignment: alignment()))
    case 1:
      AnyView(
        view.frame(
          minWidth: points(), maxWidth: points(), minHeight: points(), maxHeight: points(),
          alignment: alignment()))
    case 2: AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment()))
    case 3: AnyView(view.padding(columns: number(-2...5), rows: number(-1...3)))
    case 4: AnyView(view.padding(isTrue() ? .leading : .top, Double(number(0...60))))
    case 5: AnyView(view.fixedSize(horizontal: isTrue(), vertical: isTrue()))
    case 6: AnyView(view.layoutPriority(Double(number(-1...2))))
    default: AnyView(layered(view))
    }
  }

  private mutating func layered(_ view: AnyView) -> AnyView {
    let alignment = alignment()
    let other = inner(depth: 1)
    switch number(0...2) {
    case 0: return AnyView(view.background(.green))
    case 1: return AnyView(view.background(alignment: alignment) { other })
    default: return AnyView(view.overlay(alignment: alignment) { other })
    }
  }

  private mutating func styled(_ view: AnyView) -> AnyView {
    switch number(0...13) {
    case 13: backed(view)
    case 8: AnyView(view.opacity(Double(number(0...8)) / 8))
    case 9: AnyView(masked(view))
    case 10: AnyView(view.privacySensitive().redacted(reason: .privacy))
    case 11: AnyView(view.environment(\.symbolSet, isTrue() ? .ascii : .nerdFont))
    case 12: AnyView(view.disabled(isTrue()).font(isTrue() ? .headline : .caption))
    case 0: AnyView(view.lineLimit(number(0...3)))
    case 1: AnyView(view.truncationMode(isTrue() ? .head : .middle))
    case 2: AnyView(view.multilineTextAlignment(isTrue() ? .center : .trailing))
    case 3: AnyView(view.redacted(reason: .placeholder))
    case 4: AnyView(view.minimumScaleFactor(0.5))
    case 5: AnyView(view.environment(\.layoutDirection, isTrue() ? .rightToLeft : .leftToRight))
    case 6: AnyView(view.foregroundStyle(.red).bold(isTrue()))
    default: AnyView(view.underline().tint(.pink))
    }
  }

  private mutating func length() -> Int? { isTrue() ? nil : number(0...30) }

  private mutating func points() -> Double? {
    switch number(0...4) {
    case 0: .infinity
    case 1, 2: Double(number(0...240))
    default: nil
    }
  }

  private mutating func axes() -> Axis.Set {
    [[.horizontal], [.vertical], [.horizontal, .vertical]][number(0...2)]
  }

  private mutating func horizontal() -> HorizontalAlignment {
    [.leading, .center, .trailing][number(0...2)]
  }

  private mutating func vertical() -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][number(0...4)]
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }
}
