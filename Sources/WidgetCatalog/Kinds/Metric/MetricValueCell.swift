import WidgetLayout

/// A value in its cell: alone in a row, with its name above it, with its change, with its history.
struct MetricValueCell: View {
  let value: ShownValue
  let drawn: MetricKind.Drawn
  let room: Size
  let hasName: Bool
  /// True if it has all the space, and bars rather than a sparkline.
  let isPrimary: Bool
  @Environment(\.chartResolution) private var resolution

  var body: some View {
    if room.height < 2 {
      line.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if showsName { name }
        heading
        if rowsLeft > 0 { drawing }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The minimum width in columns of a truncated name, with a blank.
  private static let leastName = 5

  private var showsName: Bool { hasName && !value.name.isEmpty }

  private var name: some View {
    Text(verbatim: value.name).foregroundStyle(.secondary).lineLimit(1)
  }

  private var figure: some View {
    ValueFigure(value: value, large: isGreat ? (room.height >= 20 ? 64 : 40) : nil)
  }

  /// True for a value alone on a large tile, which is to be read from afar.
  private var isGreat: Bool {
    isPrimary && !hasName && room.height >= 8 && value.figureWidth <= room.width
  }

  /// The whole cell in one row: parts that do not fit are left out, the value last.
  private var line: some View {
    ViewThatFits(in: .horizontal) {
      // In a narrow row some values would have it and others not.
      if let change = value.change, showsName, room.width >= 28 {
        HStack {
          name
          Spacer()
          figure
          change.short
        }
      }
      if showsName {
        HStack {
          name.layoutPriority(-1)
          Spacer(minLength: 8)
          figure
        }
      }
      if showsName, room.width >= value.figureWidth + Self.leastName {
        HStack {
          name
          figure.layoutPriority(1)
        }
        .frame(columns: room.width, alignment: .leading)
      }
      figure
    }
    .lineLimit(1)
  }

  /// The value with its change beside it if both fit, else below it.
  @ViewBuilder private var heading: some View {
    if let change = value.change {
      if isChangeBeside {
        HStack(alignment: .top) {
          figure
          Spacer()
          isLongBeside ? change.long : change.short
        }
        .lineLimit(1)
      } else {
        figure.lineLimit(1)
        if rowsBelow > 0 {
          (value.figureWidth >= change.longWidth || room.width >= change.longWidth
            ? change.long : change.short).lineLimit(1)
        }
      }
    } else {
      figure.lineLimit(1)
    }
  }

  private var isLongBeside: Bool {
    guard let change = value.change else { return false }
    return value.figureWidth + change.longWidth + 2 <= room.width
  }

  /// True if the change stands beside the value; in a small tile it stands below, since there are
  /// rows for it.
  private var isChangeBeside: Bool {
    guard let change = value.change else { return false }
    let fits = value.figureWidth + change.shortWidth + 2 <= room.width
    return fits && (isLongBeside || rowsBelow < 3 || !isPrimary)
  }

  /// The number of rows below name and value.
  private var rowsBelow: Int { room.height - 1 - (showsName ? 1 : 0) }

  /// The number of rows left for a chart.
  private var rowsLeft: Int {
    rowsBelow - (value.change != nil && !isChangeBeside ? 1 : 0)
  }

  @ViewBuilder private var drawing: some View {
    if let note = value.note {
      Text(verbatim: note).foregroundStyle(.secondary).lineLimit(rowsLeft)
    } else if chart == .gauge {
      if let part = value.part {
        GaugeBar(part: part).tint(value.role == .text ? .accent : value.role)
      }
    } else if value.hasCourse, chart != .none {
      VStack(spacing: 0) { course }.padding(.top, isPrimary && rowsLeft > 3 ? 16 : 0)
    }
  }

  private var chart: MetricKind.Drawn {
    guard drawn == .auto else { return drawn }
    let isLarge = isPrimary && room.height >= 6 && room.width >= 30
    return isLarge && !isConstant ? .bars : .sparkline
  }

  /// True if all past values are the same: bars would be a wall, and a sparkline is a thin line.
  private var isConstant: Bool { Set(value.history.compactMap { $0 }).count <= 1 }

  @ViewBuilder private var course: some View {
    if chart == .bars {
      let bars = Array(value.history.suffix(columns))
      BarChart(bars, in: value.range).frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ValueSparkline(value: value).frame(minHeight: 16, maxHeight: isPrimary ? .infinity : 64)
    }
    if isPrimary, rowsLeft >= 6, let span = value.span(of: columns) {
      CourseSpan(span: span, end: value.date)
    }
  }

  /// The past values that the chart shows: bars have gaps, and braille shows two in a cell.
  private var columns: Int {
    if chart == .bars { return max(1, (room.width + 1) / 2) }
    return resolution == .braille ? 2 * room.width : room.width
  }
}
