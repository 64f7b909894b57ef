import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A widget's rectangle on the screen: its instance, its border and the space for its content.
struct Tile: Hashable {
  /// The widget's name on the board, or that of a stack's first widget.
  let name: String
  private let single: ConfiguredInstance
  private let singleTitle: String
  let rect: Rect
  /// False if the content fills the margins too.
  var hasContentMargins: Bool
  /// The lines around it.
  var borders = BorderStyle.rounded
  /// The room that it leaves blank inside them.
  var density = BoardDensity.regular
  /// The widgets that share the place; `nil` for a single widget.
  var stack: WidgetStack?

  init(
    name: String, instance: ConfiguredInstance, title: String, rect: Rect,
    hasContentMargins: Bool = true
  ) {
    self.name = name
    self.hasContentMargins = hasContentMargins
    single = instance
    singleTitle = title
    self.rect = rect
  }

  /// Creates a place that several widgets share; `nil` if there are none.
  init?(_ stack: WidgetStack, rect: Rect) {
    guard let first = stack.members.first else { return nil }
    self.init(
      name: InstanceName.widget(of: first.id), instance: first, title: stack.titles[0], rect: rect)
    if stack.members.count > 1 { self.stack = stack }
  }

  /// Takes a board's look, in place of the standard one.
  mutating func adopt(_ look: BoardLook) {
    borders = look.borders ?? .rounded
    density = look.density ?? .regular
  }

  /// The shown widget's instance.
  var instance: ConfiguredInstance { stack.map { $0.members[$0.top] } ?? single }
  /// The title in the border.
  var title: String { stack?.title ?? singleTitle }
  /// The shown widget's name on the board.
  var widget: String { stack.map { _ in InstanceName.widget(of: instance.id) } ?? name }
  /// The instances of all widgets in the place.
  var instances: [ConfiguredInstance] { stack?.members ?? [single] }

  /// What stands around the inside.
  var frame: WidgetFamily.Frame { instance.family.frame(of: rect.size, borders: borders) }

  /// The rectangle of the widget's picture, which its background fills: inside the border, or with its
  /// margins under it.
  var inside: Rect {
    let inside = instance.family.inside(of: rect, borders: borders)
    return hasContentMargins && frame != .nothing ? density.picture(inside: inside) : inside
  }

  /// The columns and rows on each side that only the background fills.
  var margins: Size {
    instance.family.margins(in: inside.size, isWanted: hasContentMargins)
  }

  /// The content's rectangle: inside the margins.
  var content: Rect { inside.inset(columns: margins.width, rows: margins.height) }
}

extension Tile {
  /// Returns a bordered box without a widget.
  static func box(title: String, rect: Rect) -> Tile {
    let nothing = WidgetInstance(id: "", kind: "", family: .systemSmall)
    return Tile(name: "", instance: ConfiguredInstance(nothing), title: title, rect: rect)
  }

  /// Returns a box of a size in the middle of an area; it shrinks to fit.
  static func box(title: String, size: Size, in area: Size) -> Tile {
    let (width, height) = (min(area.width, size.width), min(area.height, size.height))
    return .box(
      title: title,
      rect: Rect(
        x: (area.width - width) / 2, y: (area.height - height) / 2, width: width, height: height))
  }
}

extension Painter {
  /// Draws a tile's border, with its title and its picture's label above and its note below.
  ///
  /// A tile whose alarm rings has thick lines; its title is marked, as is that of a tile whose
  /// alarm could not be delivered. A tile whose widget is in trouble has a mark and a title of
  /// another colour, and one that failed a border of that colour, too. Without lines, title and note
  /// share the first row; where there is no row for them, the picture's note alone says so.
  ///
  /// - Parameter label: The forms of the label, of which the first one that fits is drawn.
  mutating func frame(
    _ tile: Tile, note: TileNote, label forms: [String] = [], isFocused: Bool,
    trouble: TileTrouble? = nil, alarm: TileAlarm? = nil
  ) {
    let (rings, calls) = (alarm?.isRinging == true, alarm?.needsAttention == true)
    let title = (calls ? "! " : "") + (trouble.map { "\($0.sign) " } ?? "") + tile.title
    let titleRole: Role = calls ? .bad : trouble?.role ?? .title
    guard tile.frame == .box else {
      if tile.frame == .titleRow {
        titleRow(title, role: titleRole, note: note, label: forms, in: tile.rect)
      } else if calls {
        alarmMark(tile)
      }
      if isFocused, tile.inside.x > tile.rect.x || tile.margins.width > 0 { focusMark(tile) }
      return
    }
    let rect = tile.rect
    let role: Role = isFocused ? .focus : rings || trouble == .failed ? .bad : .border
    let lines = Self.lines(tile.borders, rings: rings)
    outline(rect, lines, number(of: Style(foreground: .role(role))))
    // Some of the line is left between the two.
    if let words = Self.label(forms, in: rect.width - 8 - Self.width(of: title)) {
      label(words, role: .dim, in: rect, .topTrailing)
    }
    label(title, role: titleRole, in: rect, .topLeading)
    let words = note.words(in: rect.width - 4)
    if Self.width(of: words) > rect.width - 4, !note.date.isEmpty {
      edge(words, role: note.role, in: rect)
    } else {
      label(words, role: note.role, in: rect, .bottomTrailing)
    }
  }

  /// Returns the first of a label's forms that fits; `nil` if none does.
  private static func label(_ forms: [String], in width: Int) -> String? {
    forms.first { !$0.isEmpty && Self.width(of: $0) <= width }
  }

  /// Writes words into a bottom border that has no space for them and blanks beside them; they may
  /// cover its corners.
  private mutating func edge(_ text: String, role: Role, in rect: Rect) {
    let style = number(of: Style(foreground: .role(role)))
    let width = min(rect.width, Self.width(of: text))
    let x = max(rect.x, rect.maxX - 1 - width)
    write(text, x: x, y: rect.maxY - 1, width: width, style: style)
  }

  /// Writes the title and the note, or else the label, into a tile's first row. The title leaves the note half of it,
  /// and all of it to the date of an old value that needs more.
  private mutating func titleRow(
    _ title: String, role: Role, note: TileNote, label forms: [String], in rect: Rect
  ) {
    let room = rect.width - 2
    let least = min(Self.width(of: title), room / 2)
    let said = note.words(in: room - least - 2)
    let words =
      said.isEmpty ? Self.label(forms, in: room - Self.width(of: title) - 2) ?? "" : said
    let noteWidth = min(room, Self.width(of: words))
    let noteStyle = number(of: Style(foreground: .role(said.isEmpty ? .dim : note.role)))
    write(words, x: rect.maxX - 1 - noteWidth, y: rect.y, width: noteWidth, style: noteStyle)
    let rest = noteWidth == 0 ? room : room - noteWidth - 2
    guard rest > 0 else { return }
    let style = number(of: Style(foreground: .role(role), attributes: .bold))
    write(title.cut(toColumns: rest), x: rect.x + 1, y: rect.y, width: rest, style: style)
  }

  /// Returns the scalars of a border: horizontal, vertical, and the corners row by row from the upper
  /// left. Those of a tile whose alarm rings are heavier than all others.
  private static func lines(_ borders: BorderStyle, rings: Bool) -> [UInt32] {
    switch borders {
    case .heavy where rings: [0x2550, 0x2551, 0x2554, 0x2557, 0x255A, 0x255D]
    case .heavy: thickLines
    case _ where rings: thickLines
    case .plain: [0x2500, 0x2502, 0x250C, 0x2510, 0x2514, 0x2518]
    case .rounded, .hidden: [0x2500, 0x2502, 0x256D, 0x256E, 0x2570, 0x256F]
    }
  }

  private static let thickLines: [UInt32] = [0x2501, 0x2503, 0x250F, 0x2513, 0x2517, 0x251B]

  private mutating func outline(_ rect: Rect, _ lines: [UInt32], _ style: UInt16) {
    for x in rect.x + 1..<rect.maxX - 1 {
      put(lines[0], x: x, y: rect.y, style: style)
      put(lines[0], x: x, y: rect.maxY - 1, style: style)
    }
    for y in rect.y + 1..<rect.maxY - 1 {
      put(lines[1], x: rect.x, y: y, style: style)
      put(lines[1], x: rect.maxX - 1, y: y, style: style)
    }
    put(lines[2], x: rect.x, y: rect.y, style: style)
    put(lines[3], x: rect.maxX - 1, y: rect.y, style: style)
    put(lines[4], x: rect.x, y: rect.maxY - 1, style: style)
    put(lines[5], x: rect.maxX - 1, y: rect.maxY - 1, style: style)
  }

  private mutating func alarmMark(_ tile: Tile) {
    let style = number(of: Style(foreground: .role(.bad)))
    put(0x21, x: tile.rect.x, y: tile.rect.y, style: style)
  }

  /// A place in a border for words.
  private enum BorderPlace {
    case topLeading, topTrailing, bottomTrailing
  }

  /// Writes words into the border, with a space on each side; those at the top left, the title, are bold.
  private mutating func label(_ text: String, role: Role, in rect: Rect, _ place: BorderPlace) {
    let room = rect.width - 4
    guard room > 0, !text.isEmpty else { return }
    let isTitle = place == .topLeading
    let style = number(of: Style(foreground: .role(role), attributes: isTitle ? .bold : []))
    let y = place == .bottomTrailing ? rect.maxY - 1 : rect.y
    let width = min(room, Self.width(of: text))
    let x = isTitle ? rect.x + 2 : rect.maxX - 2 - width
    put(0x20, x: x - 1, y: y, style: style)
    let used = write(text, x: x, y: y, width: width, style: style)
    put(0x20, x: x + used, y: y, style: style)
  }

  private mutating func focusMark(_ tile: Tile) {
    let style = number(of: Style(foreground: .role(.focus)))
    for y in tile.rect.y..<tile.rect.maxY { put(0x258E, x: tile.rect.x, y: y, style: style) }
  }
}
