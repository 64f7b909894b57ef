import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The last row of the screen: the place on the left; cost, next reload and clock on the right.
/// What there is no room for is left out, the clock last.
struct StatusRow {
  /// A few words, and what they are coloured with.
  struct Part {
    var text: String
    var role: Role
  }

  let left: [Part]
  /// The most important last.
  let right: [Part]

  private static let gap = 3

  func draw(in rect: Rect, with painter: inout Painter) {
    let line = rect.inset(columns: 1, rows: 0)
    var shown = right[...]
    while shown.count > 1, Self.width(shown) > line.width { shown.removeFirst() }
    let end = line.maxX - min(line.width, Self.width(shown))
    var x = line.x
    for part in left {
      let width = Painter.width(of: part.text)
      guard x + width + Self.gap <= end else { break }
      draw(part, at: &x, y: rect.y, limit: end, with: &painter)
    }
    x = end
    for part in shown { draw(part, at: &x, y: rect.y, limit: line.maxX, with: &painter) }
  }

  private func draw(
    _ part: Part, at x: inout Int, y: Int, limit: Int, with painter: inout Painter
  ) {
    let style = painter.number(of: Style(foreground: .role(part.role)))
    x += painter.write(part.text, x: x, y: y, width: max(0, limit - x), style: style) + Self.gap
  }

  private static func width(_ parts: ArraySlice<Part>) -> Int {
    parts.reduce(-gap) { $0 + Painter.width(of: $1.text) + gap }
  }
}

extension Dashboard {
  var statusRow: StatusRow {
    var left = [StatusRow.Part(text: host, role: .dim)]
    if screens > 1 {
      left.insert(StatusRow.Part(text: "\(screenIndex + 1)/\(screens) (n, p)", role: .dim), at: 0)
    }
    left.append(StatusRow.Part(text: "? help", role: .dim))
    var right: [StatusRow.Part] = []
    if let share = cost?.share {
      right.append(StatusRow.Part(text: "self \(share)", role: .dim))
    }
    if let next = timelines.nextReload {
      right.append(StatusRow.Part(text: "next \(LocalTime(next).clock)", role: .dim))
    } else {
      right.append(StatusRow.Part(text: "nothing due", role: .dim))
    }
    right.append(StatusRow.Part(text: LocalTime(clock.now).hourAndMinute, role: .text))
    return StatusRow(left: left, right: right)
  }
}
