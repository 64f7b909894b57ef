/// How far a value stands in a range, as SwiftUI's linear gauge: its label and value in one row,
/// a bar below them.
///
///     Gauge(value: 0.6) { Text("/home") } currentValueLabel: { Text("60 %") }
///
///     /home         60 %
///     ━━━━━━━━━━━───────
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let part: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// A gauge of `value` in `bounds`; outside of them the bar is empty or full, and for a value
  /// that is no number it is empty.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value - bounds.lowerBound) / span
    self.part = part.isFinite ? min(max(part, 0), 1) : nil
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        label.lineLimit(1)
        Spacer()
        currentValueLabel.lineLimit(1).layoutPriority(1)
      }
      GaugeBar(part: isRedacted ? nil : part)
    }.lower(into: &lowering)
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

/// The bar of a gauge alone: heavy up to the value, in half columns, faint after it.
public nonisolated struct GaugeBar: PrimitiveView {
  private let part: Double?

  /// A bar filled to `part`, 0 to 1; nil is empty.
  public init(part: Double?) { self.part = part }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(GaugeDrawing(part: part ?? 0, paint: lowering.environment.tint))
  }
}

/// A bar that is heavy up to a part.
struct GaugeDrawing: Drawing {
  let part: Double
  let paint: Paint

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width == Proposal.unspecified ? 10 : proposal.width, height: 1)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let filled = painter.number(of: Style(foreground: paint))
    let empty = painter.number(of: Style(foreground: .role(.faint)))
    let halves = part.isFinite ? Int((part * Double(rect.width * 2)).rounded()) : 0
    for column in 0..<rect.width {
      let (glyph, style): (UInt32, UInt16) =
        switch halves - column * 2 {
        case 2...: (0x2501, filled)  // ━
        case 1: (0x2578, filled)  // ╸
        default: (0x2500, empty)  // ─
        }
      painter.put(glyph, x: rect.x + column, y: rect.y, style: style)
    }
  }
}
