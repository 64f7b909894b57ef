/// A closed ring around the value, filled clockwise from the top.
///
///     ⢀⡴⠞⠙⠳⢦⡀
///     ⡎ 68 % ⣷
///     ⢇⡀   ⢀⡿
///     ⠈⠳⢦⣤⡴⠞⠁
///
/// Here the ring has 9×4, 7×4 or 5×3 cells, the largest that fits; if none does, the gauge is a row
/// of text.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(parts: configuration, isOpen: false)
  }
}

/// A ring around the value, open at the bottom and filled from the left. The opening contains the
/// bounds, or the label if there are none, where they fit.
///
/// Here it has the sizes of `AccessoryCircularCapacityGaugeStyle`.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(parts: configuration, isOpen: true)
  }
}

/// A ring of the largest size that fits.
nonisolated struct CircularGauge: View {
  let parts: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    ViewThatFits {
      ring(Size(width: 9, height: 4), opening: 5)
      ring(Size(width: 7, height: 4), opening: 3)
      ring(Size(width: 5, height: 3), opening: 3)
      words
    }
    .lineLimit(1)
  }

  /// Returns a ring of at least a size; a wider value widens it, so that nothing is cut.
  private func ring(_ size: Size, opening: Int) -> some View {
    let points = DisplaySize(size)
    return ZStack {
      // Keeps the ring if there is nothing in it.
      Color.clear.frame(columns: 0, rows: 0)
      center
    }
    .padding(columns: 1, rows: 1)
    .frame(minWidth: points.width, minHeight: points.height)
    .background {
      DrawingView { [part = parts.value, isOpen] in
        RingDrawing(part: part, isOpen: isOpen, paint: $0.tint)
      }
    }
    .overlay(alignment: .bottom) {
      if isOpen { foot.frame(columns: opening, rows: 1) }
    }
  }

  private var center: AnyView { parts.currentValueLabel ?? parts.label }

  /// The content of a ring's opening, if it fits.
  private var foot: some View {
    ViewThatFits(in: .horizontal) {
      if parts.minimumValueLabel != nil || parts.maximumValueLabel != nil {
        HStack(spacing: 0) {
          parts.minimumValueLabel
          Spacer()
          parts.maximumValueLabel
        }
      } else if parts.currentValueLabel != nil {
        parts.label
      }
      Color.clear.frame(columns: 0, rows: 0)
    }
    .foregroundStyle(.secondary)
  }

  /// The gauge in a row: its value in quarters of a disc, and as text.
  private var words: some View {
    HStack {
      DrawingView { [part = parts.value] in QuarterDrawing(part: part, paint: $0.tint) }
      center
    }
  }
}

/// A value in quarters of a disc, in one cell.
private struct QuarterDrawing: Drawing {
  let part: Double
  let paint: Paint

  func size(for proposal: Proposal) -> Size { Size(width: 1, height: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    let quarters = Int((min(max(part, 0), 1) * 4).rounded())
    let glyphs: [UInt32] = [0x25CB, 0x25D4, 0x25D1, 0x25D5, 0x25CF]  // ○ ◔ ◑ ◕ ●
    painter.put(
      glyphs[quarters], x: rect.x, y: rect.y, style: painter.number(of: Style(foreground: paint)))
  }
}
