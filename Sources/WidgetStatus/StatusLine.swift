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
    return stretches.withSingleBlanks
  }
}

extension [StatusLine.Stretch] {
  /// The stretches with one blank for several in a row, which look as if the words of another widget followed.
  fileprivate var withSingleBlanks: Self {
    var isBlank = false
    return map { stretch in
      var stretch = stretch
      stretch.text.removeAll { character in
        defer { isBlank = character == " " }
        return isBlank && character == " "
      }
      return stretch
    }.filter { !$0.text.isEmpty }
  }
}
