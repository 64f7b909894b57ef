import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The last row of the screen, with the place on the left, and cost, next reload and clock on the
/// right. Parts that do not fit are left out, the clock last.
struct StatusRow {
  /// A few words with a colour, or a widget's line.
  struct Part {
    var text: String
    var role: Role
    /// A widget's line, in place of words.
    var line: CellGrid?
    /// True if words that do not fit are cut instead of left out.
    var isCut = false

    init(text: String, role: Role) {
      self.text = text
      self.role = role
    }

    /// Creates a part with words that matter more than the right side, and may be long.
    init(words: String, role: Role) {
      self.init(text: words, role: role)
      isCut = true
    }

    /// Creates a part with the first row of a widget's picture.
    init(line: CellGrid) {
      self.init(text: "", role: .text)
      self.line = line
    }

    var width: Int { line?.size.width ?? Painter.width(of: text) }
  }

  let left: [Part]
  /// The parts on the right, most important last.
  let right: [Part]

  private static let gap = 3

  func draw(in rect: Rect, with painter: inout Painter) {
    let line = rect.inset(columns: 1, rows: 0)
    var shown = right[...]
    // The first part on the left names the place, and the right side makes room for it.
    let least = left.first.map { $0.width + Self.gap } ?? 0
    while shown.count > 1, Self.width(shown) + least > line.width { shown.removeFirst() }
    let end = line.maxX - min(line.width, Self.width(shown))
    var x = line.x
    for part in left {
      let room = end - Self.gap - x
      guard part.width <= room || part.isCut && room > 0 else { break }
      draw(part, at: &x, y: rect.y, limit: end - Self.gap, with: &painter)
    }
    x = end
    for part in shown { draw(part, at: &x, y: rect.y, limit: line.maxX, with: &painter) }
  }

  private func draw(
    _ part: Part, at x: inout Int, y: Int, limit: Int, with painter: inout Painter
  ) {
    if let line = part.line {
      if x + line.size.width <= limit { painter.grid.draw(line, x: x, y: y) }
      x += line.size.width + Self.gap
      return
    }
    let style = painter.number(of: Style(foreground: .role(part.role)))
    let room = max(0, limit - x)
    x +=
      painter.write(part.text.cut(toColumns: room), x: x, y: y, width: room, style: style)
      + Self.gap
  }

  private static func width(_ parts: ArraySlice<Part>) -> Int {
    parts.reduce(-gap) { $0 + $1.width + gap }
  }
}

extension Dashboard {
  var statusRow: StatusRow {
    if let message {
      return StatusRow(
        left: [StatusRow.Part(words: message, role: .bad)],
        right: [StatusRow.Part(text: "the old board stays", role: .warn)])
    }
    if let notice, notice.isNews(at: clock.now) {
      return StatusRow(left: [StatusRow.Part(words: notice.words, role: notice.role)], right: right)
    }
    let unshared = timelines.fault.map { "nothing is kept: \($0.reason): \($0.path)" }
    if let trouble = alarmWords ?? trouble ?? unshared {
      return StatusRow(left: [StatusRow.Part(words: trouble, role: .warn)], right: right)
    }
    var left = [StatusRow.Part(text: host, role: .dim)] + lines(board.status(on: page).left)
    if board.pages.count > 1 {
      left.insert(
        StatusRow.Part(
          text: "\(board.pages[page].name) \(page + 1)/\(board.pages.count)", role: .title),
        at: 0)
    }
    if let alarmPart { left.insert(alarmPart, at: 0) }
    if screens > 1 {
      left.insert(StatusRow.Part(text: "\(screenIndex + 1)/\(screens) (n, p)", role: .dim), at: 0)
    }
    left.append(StatusRow.Part(text: "? help", role: .dim))
    return StatusRow(left: left, right: right)
  }

  /// The reason why the chosen tile failed, in more words than fit in it; `nil` if it did not.
  private var trouble: String? {
    guard let tile = chosenTile,
      let state = timelines.state(of: tile.instance.id),
      case .failed(let failure) = state.freshness, !state.failureDetail.isEmpty
    else { return nil }
    return "\(tile.title): \(failure.reason): \(state.failureDetail)"
  }

  /// The parts on the right: the page's lines, the cost, the next reload and the time.
  private var right: [StatusRow.Part] {
    var right: [StatusRow.Part] = lines(board.status(on: page).right)
    if let share = cost?.share {
      right.append(StatusRow.Part(text: "self \(share)", role: .dim))
    }
    if let next = timelines.nextReload {
      right.append(StatusRow.Part(text: "next \(LocalTime(next).clock)", role: .dim))
    } else {
      right.append(StatusRow.Part(text: "nothing due", role: .dim))
    }
    right.append(StatusRow.Part(text: LocalTime(clock.now).hourAndMinute, role: .text))
    return right
  }
}
