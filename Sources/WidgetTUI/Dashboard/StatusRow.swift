import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The last row of the screen, with the pages and the place on the left, and cost, next reload and clock
/// on the right. Where room is short, what the board asks for stays longest, and the clock always.
struct StatusRow {
  /// The reason why a part is shown; parts of the least one are left out first.
  enum Weight: Int, Comparable {
    /// Words about the program itself.
    case least
    /// The machine's name, the key of the help.
    case extra
    /// The parts that the board asks for.
    case asked
    case needed

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// A few words with a colour, or a widget's line.
  struct Part {
    var text: String
    var role: Role
    /// A widget's line, in place of words.
    var line: CellGrid?
    /// True if words that do not fit are cut instead of left out.
    var isCut = false
    /// The page to which a press turns; `nil` for words about something else.
    var page: Int?
    /// True if a press shows the help.
    var opensHelp = false
    var attributes: Style.Attributes = []
    var weight = Weight.needed

    init(text: String, role: Role, weight: Weight = .needed) {
      (self.text, self.role, self.weight) = (text, role, weight)
    }

    /// Creates a part with words that matter more than the right side, and may be long.
    init(words: String, role: Role) {
      self.init(text: words, role: role)
      isCut = true
    }

    /// Creates a part with the first row of a widget's picture.
    init(line: CellGrid) {
      self.init(text: "", role: .text, weight: .asked)
      self.line = line
    }

    var width: Int { line?.size.width ?? Painter.width(of: text) }
  }

  let left: [Part]
  /// The parts on the right, most important last.
  let right: [Part]

  private static let gap = 3

  /// A part and the column in which it begins.
  struct Place {
    let part: Part
    let x: Int
    /// The column before which it ends; words that may be cut are cut there.
    let end: Int

    /// The columns of all its words.
    var columns: Range<Int> { x..<x + part.width }
  }

  /// Returns the parts that are shown, with their places.
  func places(in rect: Rect) -> [Place] {
    let line = rect.inset(columns: 1, rows: 0)
    let (left, right) = fitting(line.width)
    var shown = right[...]
    // The first parts on the left name the place and the pages, and the right side makes room.
    let names = left.prefix(1 + (left.lastIndex { $0.page != nil } ?? 0))
    let least = left.isEmpty ? 0 : Self.width(names) + Self.gap
    while shown.count > 1, Self.width(shown) + least > line.width { shown.removeFirst() }
    let end = line.maxX - min(line.width, Self.width(shown))
    var places: [Place] = []
    var x = line.x
    for part in left {
      let room = end - Self.gap - x
      guard part.width <= room || part.isCut && room > 0 else { break }
      places.append(Place(part: part, x: x, end: end - Self.gap))
      x += min(part.width, room) + Self.gap
    }
    x = end
    for part in shown {
      places.append(Place(part: part, x: x, end: line.maxX))
      x += part.width + Self.gap
    }
    return places
  }

  /// Returns the parts without those that give way in so many columns.
  private func fitting(_ columns: Int) -> (left: [Part], right: [Part]) {
    var (left, right) = (left, right)
    while Self.width((left + right)[...]) > columns {
      let weights = (left + right.dropLast()).map(\.weight)
      guard let least = weights.min(), least < .needed else { break }
      if let index = right.dropLast().firstIndex(where: { $0.weight == least }) {
        right.remove(at: index)
      } else if let index = left.lastIndex(where: { $0.weight == least }) {
        left.remove(at: index)
      }
    }
    return (left, right)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    for place in places(in: rect) { draw(place, y: rect.y, with: &painter) }
  }

  private func draw(_ place: Place, y: Int, with painter: inout Painter) {
    let part = place.part
    if let line = part.line {
      if place.x + line.size.width <= place.end { painter.grid.draw(line, x: place.x, y: y) }
      return
    }
    let style = painter.number(
      of: Style(foreground: .role(part.role), attributes: part.attributes))
    let room = max(0, place.end - place.x)
    painter.write(part.text.cut(toColumns: room), x: place.x, y: y, width: room, style: style)
  }

  static func width(_ parts: ArraySlice<Part>) -> Int {
    parts.reduce(-gap) { $0 + $1.width + gap }
  }
}

extension Dashboard {
  /// Returns the status row for a number of columns.
  func statusRow(columns: Int) -> StatusRow {
    if let message {
      return StatusRow(
        left: [StatusRow.Part(words: message, role: .bad)],
        right: [StatusRow.Part(text: "the old board stays", role: .warn)])
    }
    if let past, search == nil { return pastRow(past) }
    if let searchPart { return StatusRow(left: [searchPart], right: right) }
    if let notice, notice.isNews(at: clock.now) {
      return StatusRow(left: [StatusRow.Part(words: notice.words, role: notice.role)], right: right)
    }
    let unshared = timelines.fault.map { "nothing is kept: \($0.reason): \($0.path)" }
    if let alarmWords {
      return StatusRow(left: [StatusRow.Part(words: alarmWords, role: .warn)], right: right)
    }
    if let trouble = trouble ?? unshared {
      // A program that fails must not take the place of alarms.
      let alarm = [alarmPart].compactMap(\.self)
      return StatusRow(left: alarm + [StatusRow.Part(words: trouble, role: .warn)], right: right)
    }
    let place =
      [StatusRow.Part(text: host, role: .dim, weight: .extra)] + lines(board.status(on: page).left)
    var left = pageParts(columns: columns) + place
    left += fleetParts
    if let alarmPart { left.insert(alarmPart, at: 0) }
    if screens > 1 {
      let turn = keys.first(.nextPage, .previousPage).map { " (\($0))" } ?? ""
      left.insert(
        StatusRow.Part(text: "\(screenIndex + 1)/\(screens)\(turn)", role: .dim), at: 0)
    }
    if let key = keys.first(.help) {
      var help = StatusRow.Part(text: "\(key) help", role: .dim, weight: .extra)
      help.opensHelp = true
      left.append(help)
    }
    return StatusRow(left: left, right: right)
  }

  /// Returns the names of the pages, of which a press turns to one. Where they take more than half of
  /// the row, only the current one is named.
  private func pageParts(columns: Int) -> [StatusRow.Part] {
    guard board.pages.count > 1 else { return [] }
    var parts = board.pages.enumerated().map { number, page in
      var part = StatusRow.Part(
        text: number == self.page ? "▸\(page.name)" : page.name,
        role: number == self.page ? .title : .dim)
      if number == self.page { part.attributes = .bold }
      part.page = number
      return part
    }
    if StatusRow.width(parts[...]) > columns / 2 {
      parts = [parts[page]]
      parts[0].text = "\(board.pages[page].name) \(page + 1)/\(board.pages.count)"
      parts[0].page = (page + 1) % board.pages.count
    }
    return parts
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
      right.append(StatusRow.Part(text: "self \(share)", role: .dim, weight: .least))
    }
    if let next = timelines.nextReload {
      right.append(
        StatusRow.Part(text: "next \(LocalTime(next).clock)", role: .dim, weight: .least))
    } else {
      right.append(StatusRow.Part(text: "nothing due", role: .dim, weight: .least))
    }
    right.append(StatusRow.Part(text: LocalTime(clock.now).hourAndMinute, role: .text))
    return right
  }
}
