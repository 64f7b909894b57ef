package import FoundationEssentials
internal import WidgetArchive
package import WidgetLayout

/// The content of a status line at one moment: stretches of text, each with one style.
package struct StatusLine: Hashable, Sendable {
  /// A stretch of text with one style.
  package struct Stretch: Hashable, Sendable {
    package var text: String
    package var style: Style
  }

  /// The part of a line that belongs to one widget.
  package struct Block: Hashable, Sendable {
    /// The widget's name.
    package let name: String
    package let stretches: [Stretch]
    package let state: State
    /// The columns of its words, before anything is cut or filled up.
    package let width: Int
    /// True if the line has room for it.
    let isShown: Bool
    /// The kind of the widget; `nil` if nothing is archived of it.
    let kind: String?

    /// The text without styles.
    package var text: String { stretches.map(\.text).joined() }
    /// True if part of it is drawn as bad.
    package var isUrgent: Bool { stretches.contains { $0.style.foreground == .role(.bad) } }
  }

  package private(set) var stretches: [Stretch] = []
  /// All widgets in the order given, those too that have no room.
  package private(set) var blocks: [Block] = []
  /// The number of widgets that have no room.
  package private(set) var hidden = 0
  /// The worst state of the shown widgets.
  package private(set) var state = State.fresh
  /// The time at which the line changes by itself, or `nil` for never.
  package private(set) var nextChange: Date?
  /// The time of the next reload of any widget, or `nil` for never.
  package private(set) var due: Date?

  /// The text without styles.
  package var text: String { stretches.map(\.text).joined() }

  private static let separator = "  "

  /// Creates the line of some widgets at a moment.
  ///
  /// As many widgets are shown as fit in `width` columns, chosen by relevance, the most relevant
  /// first, and shown in the order given. If not all fit, `+2` at the end says how many do not.
  ///
  /// - Parameters:
  ///   - least: The columns that each widget fills at least, so that the others stay where they are;
  ///     empty for none.
  ///   - glyphs: The characters that the terminal can show.
  @MainActor
  package init(
    _ readings: [StatusReading], width: Int, at now: Date, asleep: TimeInterval, least: [Int] = [],
    glyphs: GlyphSet = .unicode
  ) {
    let parts = readings.map { StatusPart($0, at: now, asleep: asleep).shown(in: glyphs) }
    var widths = parts.indices.map { max(parts[$0].width, least.isEmpty ? 0 : least[$0]) }
    if widths.reduce(0, +) + Self.separator.count * (parts.count - 1) > width {
      widths = parts.map(\.width)
    }
    var (isChosen, cut) = Self.choice(parts, widths, in: width)
    var room = width
    if isChosen.contains(false) {
      let mark = Self.separator.count + "+\(parts.count)".count
      if width - mark >= Self.leastBesideMark {
        room = width - mark
        (isChosen, cut) = Self.choice(parts, widths, in: room)
      }
    }
    widths = cut
    for index in parts.indices where isChosen[index] {
      if !stretches.isEmpty { stretches.append(Stretch(text: Self.separator, style: .plain)) }
      let shown = parts[index].stretches(width: min(room, max(1, widths[index])))
      stretches += Self.isolated(shown)
      let fill = widths[index] - parts[index].width
      if fill > 0 {
        stretches.append(Stretch(text: String(repeating: " ", count: fill), style: .plain))
      }
      state = max(state, parts[index].state)
    }
    hidden = isChosen.count { !$0 }
    if hidden > 0, room < width {
      stretches.append(Stretch(text: "\(Self.separator)+\(hidden)", style: Self.dim))
    }
    blocks = parts.indices.map { index in
      Block(
        name: readings[index].name, stretches: Self.isolated(parts[index].stretches(width: width)),
        state: parts[index].state, width: parts[index].width, isShown: isChosen[index],
        kind: readings[index].kind)
    }
    // A widget that is left out now may be the most relevant then.
    nextChange = parts.compactMap(\.nextChange).min()
    due = parts.compactMap(\.due).min()
  }

  /// The least columns that a widget needs beside the mark for those that have no room.
  private static let leastBesideMark = 8

  private static let dim = Style(foreground: .role(.dim))

  /// Returns which parts are shown in some columns, and how wide: the most relevant is, however wide it is, and is cut
  /// to no less than half of them where others have room then. A provider gives its relevance itself.
  private static func choice(
    _ parts: [StatusPart], _ widths: [Int], in columns: Int
  ) -> (isChosen: [Bool], widths: [Int]) {
    let ranked = parts.indices.sorted { first, second in
      (-parts[first].relevance, first) < (-parts[second].relevance, second)
    }
    let isChosen = choice(ranked, widths, in: columns)
    guard ranked.count > 1, isChosen.count(where: \.self) == 1 else { return (isChosen, widths) }
    let others = ranked.dropFirst().reduce(0) { $0 + separator.count + widths[$1] }
    var cut = widths
    cut[ranked[0]] = min(widths[ranked[0]], max((columns + 1) / 2, columns - others))
    let more = choice(ranked, cut, in: columns)
    return more.count(where: \.self) > 1 ? (more, cut) : (isChosen, widths)
  }

  /// Returns which parts are shown in some columns, the first one however wide it is.
  private static func choice(_ ranked: [Int], _ widths: [Int], in columns: Int) -> [Bool] {
    var room = columns
    // An array rather than a set: creating a set would take a sixth of the program's time.
    var isChosen = widths.map { _ in false }
    for index in ranked {
      let isFirst = room == columns
      let gap = isFirst ? 0 : Self.separator.count
      guard isFirst || widths[index] + gap <= room else { continue }
      isChosen[index] = true
      room -= widths[index] + gap
    }
    return isChosen
  }

  /// The most columns by which a widget is filled up.
  private static let mostFill = 4

  /// Returns the columns that each widget is to fill at least in the next line: as many as before, so
  /// that a digit less moves nothing. One that became much shorter, or is not fresh, begins anew.
  package func leastWidths(after former: [Int]) -> [Int] {
    blocks.indices.map { index in
      let block = blocks[index]
      let before = former.isEmpty ? 0 : former[index]
      guard block.state == .fresh else { return 0 }
      return before - block.width > Self.mostFill ? block.width : max(before, block.width)
    }
  }

  /// Returns the stretches of one widget so that letters from right to left in it do not order those
  /// of another.
  private static func isolated(_ stretches: [Stretch]) -> [Stretch] {
    guard stretches.contains(where: { RightToLeft.isIn($0.text) }) else { return stretches }
    var stretches = stretches
    stretches[0].text = "\u{2068}" + stretches[0].text
    stretches[stretches.count - 1].text += "\u{2069}"
    return stretches
  }
}

extension StatusLine {
  /// The degree to which a line can be believed, the best state first.
  package enum State: Int, Comparable, Sendable {
    case fresh, waiting, late, failed, stale, expired, denied
    /// No widget has this name.
    case unknown

    init(_ freshness: Freshness) {
      switch freshness {
      case .fresh: self = .fresh
      case .waiting: self = .waiting
      case .late: self = .late
      case .failed: self = .failed
      case .stale: self = .stale
      case .expired: self = .expired
      case .denied: self = .denied
      }
    }

    /// The state as one word, which Waybar uses as a CSS class.
    package var word: String {
      switch self {
      case .fresh: "fresh"
      case .waiting: "waiting"
      case .late: "late"
      case .failed: "failed"
      case .stale: "stale"
      case .expired: "expired"
      case .denied: "denied"
      case .unknown: "unknown"
      }
    }

    package static func < (first: State, second: State) -> Bool {
      first.rawValue < second.rawValue
    }
  }
}

/// The part of a status line that shows one widget.
private struct StatusPart {
  let relevance: Float
  let state: StatusLine.State
  let nextChange: Date?
  let due: Date?
  private var cells: [StatusLine.Stretch] = []
  /// The date of an old value, shown after it, or `nil` if the value is not old.
  private var age: StatusLine.Stretch?

  /// The width in columns.
  var width: Int { whole.reduce(0) { $0 + Painter.width(of: $1.text) } }

  /// Returns the part with the characters of a set.
  func shown(in glyphs: GlyphSet) -> StatusPart {
    guard glyphs != .unicode else { return self }
    var part = self
    for index in part.cells.indices {
      part.cells[index].text = glyphs.shown(part.cells[index].text)
    }
    return part
  }

  private var whole: [StatusLine.Stretch] { cells + (age.map { [$0] } ?? []) }

  @MainActor
  init(_ reading: StatusReading, at now: Date, asleep: TimeInterval) {
    switch reading {
    case .archive(let archive): self.init(archive, at: now, asleep: asleep)
    case .waiting(let name):
      self.init(
        "\(StatusReading.shown(name)): not read yet", in: .dim, state: .waiting, due: .distantPast)
    case .unknown(let name):
      self.init("no widget \(StatusReading.shown(name))", in: .warn, state: .unknown, due: nil)
    }
  }

  private init(_ words: String, in role: Role, state: StatusLine.State, due: Date?) {
    (relevance, nextChange) = (0, nil)
    (self.state, self.due) = (state, due)
    cells = Self.stretches(of: words, in: role)
  }

  @MainActor
  private init(_ archive: ArchivedTimeline, at now: Date, asleep: TimeInterval) {
    let entry = archive.entry(at: now)
    let facts = archive.facts(at: now, asleep: asleep)
    let freshness = Freshness(facts, at: now)
    let picture = entry.flatMap { archive.pictures.row(of: $0) }?.brought(to: now)
    relevance = entry.flatMap { Self.relevance(of: $0, at: now) } ?? 0
    state = StatusLine.State(freshness)
    due = StatusReading.archive(archive).due(at: now)
    nextChange = [
      archive.nextEntry(after: now), Freshness.nextChange(facts, after: now), picture?.nextChange,
      entry?.relevanceEnd.flatMap { $0 > now ? $0 : nil },
    ].compactMap { $0 }.min()
    if let words = Self.words(for: freshness, hasPicture: picture != nil) {
      let role: Role = freshness == .waiting ? .dim : .warn
      cells = Self.stretches(of: "\(archive.title): \(words)", in: role)
    } else {
      cells = (freshness.isDoubtful ? picture?.grid.dimmed : picture?.grid)?.firstRow ?? []
      age = Self.age(
        of: freshness, freshness.valueDate(loaded: archive.loaded, entry: entry?.date), at: now)
    }
  }

  private static func relevance(of entry: ArchivedEntry, at now: Date) -> Float? {
    guard let relevance = entry.relevance else { return nil }
    if let end = entry.relevanceEnd, end <= now { return nil }
    return relevance.score
  }

  /// Returns the words shown in place of a value that may not be shown or does not exist, or `nil`
  /// if a value is shown.
  private static func words(for freshness: Freshness, hasPicture: Bool) -> String? {
    switch freshness {
    case .denied(let failure): failure.reason
    case .expired: hasPicture ? nil : "nothing new"
    case .failed(let failure): hasPicture ? nil : failure.reason
    case .waiting: "not read yet"
    case .fresh, .late, .stale: hasPicture ? nil : "nothing to show"
    }
  }

  /// Returns words from outside as stretches, without control characters.
  private static func stretches(of words: String, in role: Role) -> [StatusLine.Stretch] {
    let width = Painter.width(of: words)
    var painter = Painter(grid: CellGrid(size: Size(width: width, height: 1)))
    let style = painter.number(of: Style(foreground: .role(role)))
    painter.write(words, x: 0, y: 0, width: width, style: style)
    return painter.grid.firstRow
  }

  /// Returns the date of an old value, or `nil` if the value is not old.
  private static func age(
    of freshness: Freshness, _ date: Date?, at now: Date
  ) -> StatusLine.Stretch? {
    guard freshness.isDoubtful, let date else { return nil }
    let words = " (\(LocalTime(date).shortWords(at: LocalTime(now))))"
    return .init(text: words, style: Style(foreground: .role(.warn)))
  }

  /// Returns the stretches in at most `width` columns.
  ///
  /// A wider part is truncated with `…`; an old value is truncated before its date is.
  func stretches(width: Int) -> [StatusLine.Stretch] {
    if self.width <= width { return whole }
    guard var age else { return Self.cut(cells, toColumns: width) }
    let room = width - Painter.width(of: age.text)
    guard room > 0 else {
      age.text = String(age.text.dropFirst()).cut(toColumns: width)
      return [age]
    }
    return Self.cut(cells, toColumns: room) + [age]
  }

  private static func cut(
    _ stretches: [StatusLine.Stretch], toColumns width: Int
  ) -> [StatusLine.Stretch] {
    let text = stretches.map(\.text).joined().cut(toColumns: width)
    // The number of characters without the `…`, which has the style of the text that it replaces.
    var left = text.count - 1
    var result: [StatusLine.Stretch] = []
    for var stretch in stretches {
      let count = stretch.text.count
      if count <= left {
        result.append(stretch)
        left -= count
      } else {
        stretch.text = stretch.text.prefix(left) + "…"
        return result + [stretch]
      }
    }
    return result
  }
}

extension ArchivedEntry {
  /// The time until which the entry is relevant, or `nil` if that is until the next entry.
  fileprivate var relevanceEnd: Date? {
    guard let relevance, relevance.duration > 0 else { return nil }
    return date + relevance.duration
  }
}

extension PictureTable {
  /// Returns the entry's picture with the fewest rows.
  fileprivate func row(of entry: ArchivedEntry) -> CellGrid? {
    entry.pictures.min { size($0).height < size($1).height }.flatMap { grid($0) }
  }
}

extension CellGrid {
  /// The first row with any content, in stretches of one style, without blanks at its ends.
  fileprivate var firstRow: [StatusLine.Stretch] {
    guard size.height > 0 else { return [] }
    let y = (0..<size.height).first { !row($0).isEmpty } ?? 0
    let columns = (0..<size.width).filter { self[$0, y].content != 0x20 }
    guard let first = columns.first, let last = columns.last else { return [] }
    var stretches: [StatusLine.Stretch] = []
    for x in first...last where self[x, y].width > 0 {
      let style = styles[Int(self[x, y].style)]
      if stretches.last?.style == style {
        stretches[stretches.count - 1].text += text(of: self[x, y])
      } else {
        stretches.append(.init(text: text(of: self[x, y]), style: style))
      }
    }
    return stretches.withSingleBlanks
  }
}

extension [StatusLine.Stretch] {
  /// The stretches with one blank for several in a row, which look as if the words of another widget followed.
  fileprivate var withSingleBlanks: Self {
    var isBlank = false
    return map { stretch in
      var text = ""
      for character in stretch.text {
        if !character.isWhitespace { text.append(character) } else if !isBlank { text.append(" ") }
        isBlank = character.isWhitespace
      }
      return .init(text: text, style: stretch.style)
    }.filter { !$0.text.isEmpty }
  }
}
