import FoundationEssentials

/// The bar of a gauge on its own: heavy up to the value, in half columns, and faint after it.
public nonisolated struct GaugeBar: PrimitiveView {
  private let part: Double?
  private let progress: IntervalProgress?

  /// Creates a bar filled to `part`, 0 to 1; `nil` is empty.
  public init(part: Double?) { self.init(part: part, progress: nil) }

  /// Creates a bar filled to `part`, or one that advances through an interval by itself.
  init(part: Double?, progress: IntervalProgress?) {
    self.part = part
    self.progress = progress
  }

  public func lower(into lowering: inout Lowering) {
    let paint = lowering.environment.tint
    if let progress {
      lowering.drawing(
        LiveGaugeDrawing(progress: progress, paint: paint, date: lowering.environment.currentDate))
    } else {
      lowering.drawing(GaugeDrawing(part: part ?? 0, paint: paint))
    }
  }
}

/// A bar that changes when its next half column is due.
private struct LiveGaugeDrawing: Drawing {
  let progress: IntervalProgress
  let paint: Paint
  let date: Date

  func size(for proposal: Proposal) -> Size {
    GaugeDrawing(part: 0, paint: paint).size(for: proposal)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let bar = LiveBar(rect: rect, clip: painter.clip, progress: progress, paint: paint)
    bar.draw(at: date, with: &painter)
    painter.grid.liveBars.append(bar)
  }
}

/// A bar that is heavy up to a fraction.
struct GaugeDrawing: Drawing {
  let part: Double
  let paint: Paint

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width == Proposal.unspecified ? 10 : proposal.width, height: 1)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let filled = painter.number(of: Style(foreground: paint))
    let empty = painter.number(of: Style(foreground: .role(.faint)))
    let part = part.isFinite ? min(max(part, 0), 1) : 0
    let halves = Int((part * Double(rect.width * 2)).rounded())
    for column in 0..<max(0, rect.width) {
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

extension LiveBar {
  /// Draws the bar at `now`, and records the date of its next change.
  func draw(at now: Date, with painter: inout Painter) {
    let outer = painter.clip
    painter.clip = clip.intersection(painter.grid.bounds)
    GaugeDrawing(part: progress.part(at: now), paint: paint).draw(in: rect, with: &painter)
    painter.noteChange(at: progress.nextChange(after: now, columns: rect.width))
    painter.clip = outer
  }
}
