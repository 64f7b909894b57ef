/// A gauge style with a bar that is filled up to the value, in two rows or one.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRows(parts: configuration, bar: GaugeBar(part: configuration.value))
  }
}

/// A gauge style with a bar that is filled up to the value: in three rows if there is space for the
/// value below the bar, otherwise in two or one.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let bar = GaugeBar(part: configuration.value)
    ViewThatFits(in: .vertical) {
      if configuration.hasLabel, let value = configuration.currentValueLabel {
        VStack(alignment: .leading, spacing: 0) {
          configuration.label.lineLimit(1)
          GaugeRow(parts: configuration, bar: bar)
          value.lineLimit(1).foregroundStyle(.secondary)
        }
      }
      GaugeRows(parts: configuration, bar: bar)
    }
  }
}

/// A gauge style with a marker on a bar, in two rows or one.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRows(
      parts: configuration,
      bar: DrawingView { GaugeMarkerDrawing(part: configuration.value, paint: $0.tint) })
  }
}

/// A whole gauge: the label and the value above the bar, or beside it in a single row.
nonisolated struct GaugeRows<Bar: View>: View {
  let parts: GaugeStyleConfiguration
  let bar: Bar

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading, spacing: 0) {
        if parts.hasHeading { GaugeHeading(parts: parts) }
        GaugeRow(parts: parts, bar: bar)
      }
      GaugeLine(parts: parts, bar: bar)
    }
  }
}

/// The label and the value at the two ends of a row.
private nonisolated struct GaugeHeading: View {
  let parts: GaugeStyleConfiguration

  var body: some View {
    HStack {
      parts.label.lineLimit(1)
      Spacer()
      parts.currentValueLabel?.lineLimit(1).layoutPriority(1)
    }
  }
}

/// A bar between the labels of its bounds, which are dim.
private nonisolated struct GaugeRow<Bar: View>: View {
  let parts: GaugeStyleConfiguration
  let bar: Bar

  var body: some View {
    HStack {
      parts.minimumValueLabel?.modifier(BoundsLook())
      bar
      parts.maximumValueLabel?.modifier(BoundsLook())
    }
  }
}

/// A whole gauge in one row, with the label and the value in preference to the bounds.
private nonisolated struct GaugeLine<Bar: View>: View {
  let parts: GaugeStyleConfiguration
  let bar: Bar

  var body: some View {
    HStack {
      if parts.hasLabel {
        parts.label.lineLimit(1)
      } else {
        parts.minimumValueLabel?.modifier(BoundsLook())
      }
      bar
      if let value = parts.currentValueLabel {
        value.lineLimit(1).layoutPriority(1)
      } else {
        parts.maximumValueLabel?.modifier(BoundsLook())
      }
    }
  }
}

private nonisolated struct BoundsLook: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.lineLimit(1).foregroundStyle(.secondary).layoutPriority(1)
  }
}

/// A bar with a marker at a fraction of it.
struct GaugeMarkerDrawing: Drawing {
  let part: Double
  let paint: Paint

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width == Proposal.unspecified ? 10 : proposal.width, height: 1)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let filled = painter.number(of: Style(foreground: paint))
    let empty = painter.number(of: Style(foreground: .role(.faint)))
    let marker = Int((min(max(part, 0), 1) * Double(rect.width - 1)).rounded())
    for column in 0..<max(0, rect.width) {
      let glyph: UInt32 = column == marker ? 0x25CF : column < marker ? 0x2501 : 0x2500  // ● ━ ─
      let style = column <= marker ? filled : empty
      painter.put(glyph, x: rect.x + column, y: rect.y, style: style)
    }
  }
}
