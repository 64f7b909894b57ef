import WidgetLayout

/// The series of a primary metric as bars over the whole width, between the labels of its greatest
/// and least value at the left and those of its times below.
///
/// Where values outnumber columns, a bar shows the greatest of some in a row, the first bar perhaps of
/// fewer.
struct PrimaryChart: View {
  let cell: InsightCell
  let room: Size
  let words: InsightsWords

  var body: some View {
    if let axis, let plot {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          values(axis, plot)
          bars(plot)
        }
        Text(verbatim: times(axis, plot)).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      BarChart(cell.series).frame(columns: room.width, rows: room.height)
    }
  }

  /// The axis, for which there must be a row besides two of bars; `nil` if it is unknown.
  private var axis: InsightAxis? { room.height >= 3 ? cell.axis : nil }

  private var rows: Int { room.height - 1 }

  /// The division of the width with as many bars as fit; `nil` if there is no space for any.
  private var plot: BarColumns? {
    let columns = labels.map { Painter.width(of: $0) }.max() ?? 0
    let count = cell.series.count
    return (1...max(1, count)).lazy.compactMap { share in
      BarColumns(count: count, share: share, labels: columns, width: room.width)
    }.first
  }

  /// The labels of the greatest and the least value.
  private var labels: [String] {
    [range.upperBound, range.lowerBound].map { axis?.label($0, words) ?? "" }
  }

  /// The range of the values, from zero or from the least value if that is negative.
  private var range: ClosedRange<Double> {
    let known = cell.series.compactMap { $0 }.filter(\.isFinite)
    let (low, high) = (min(0, known.min() ?? 0), max(0, known.max() ?? 0))
    return low < high ? low...high : 0...1
  }

  /// The labels of values, the greatest in the first row and the least in the last.
  private func values(_ axis: InsightAxis, _ plot: BarColumns) -> some View {
    VStack(alignment: .trailing, spacing: 0) {
      Text(verbatim: labels[0])
      Spacer(minLength: 0)
      Text(verbatim: labels[1])
    }
    .foregroundStyle(.secondary).lineLimit(1)
    .frame(columns: plot.labels - 1, rows: rows, alignment: .trailing)
    .padding(.trailing, 8)
  }

  private func bars(_ plot: BarColumns) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<plot.count, id: \.self) { index in
        BarChart([greatest(of: plot.values(of: index))], in: range)
          .frame(columns: plot.width(of: index), rows: rows)
          .padding(.trailing, Double(8 * plot.gap(after: index)))
      }
    }
  }

  private func greatest(of indices: Range<Int>) -> Double? {
    cell.series[indices].lazy.compactMap { $0 }.filter(\.isFinite).max()
  }

  /// The labels of times, each from the start of its bar, as far as they do not touch; the last one,
  /// which says how new the figures are, is first.
  private func times(_ axis: InsightAxis, _ plot: BarColumns) -> String {
    var line = ""
    var end = room.width + 1
    for mark in axis.marks(cell.series.count, words).reversed() {
      let own = Painter.width(of: mark.text)
      let start = min(plot.start(of: plot.bar(of: mark.index)), room.width - own)
      guard start >= 0, start + own < end else { continue }
      let gap = line.isEmpty ? 0 : end - start - own
      line = mark.text + String(repeating: " ", count: gap) + line
      end = start
    }
    return String(repeating: " ", count: max(0, min(end, room.width))) + line
  }
}
