import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A widget's rectangle on the screen: its instance, its border, and the room for its content.
struct Tile: Hashable {
  /// The widget's name on the board, or the first one's of a stack.
  let name: String
  private let single: WidgetInstance
  private let singleTitle: String
  let rect: Rect
  /// False if the content takes the margins too.
  var hasContentMargins: Bool
  /// The widgets that share the place; nil where it is one's own.
  var stack: WidgetStack?

  init(
    name: String, instance: WidgetInstance, title: String, rect: Rect,
    hasContentMargins: Bool = true
  ) {
    self.name = name
    self.hasContentMargins = hasContentMargins
    single = instance
    singleTitle = title
    self.rect = rect
  }

  /// A place that several widgets share; nil if there is none.
  init?(_ stack: WidgetStack, rect: Rect) {
    guard let first = stack.members.first else { return nil }
    self.init(
      name: InstanceName.widget(of: first.id), instance: first, title: stack.titles[0], rect: rect)
    if stack.members.count > 1 { self.stack = stack }
  }

  /// The widget that is shown.
  var instance: WidgetInstance { stack.map { $0.members[$0.top] } ?? single }
  /// The words in the border.
  var title: String { stack?.title ?? singleTitle }
  /// The name on the board of the widget that is shown.
  var widget: String { stack.map { _ in InstanceName.widget(of: instance.id) } ?? name }
  /// All widgets of the place.
  var instances: [WidgetInstance] { stack?.members ?? [single] }

  var hasBorder: Bool { instance.family.hasBorder(rect.size) }

  /// What is inside of the border: the room of the widget's background.
  var inside: Rect { instance.family.inside(of: rect) }

  /// The columns and rows on each side that are the background's alone.
  var margins: Size {
    instance.family.margins(in: inside.size, isWanted: hasContentMargins)
  }

  /// Where the content stands: two columns and a row in, the border among them.
  var content: Rect { inside.inset(columns: margins.width, rows: margins.height) }
}

extension Tile {
  /// A bordered box that is no widget's.
  static func box(title: String, rect: Rect) -> Tile {
    Tile(
      name: "", instance: WidgetInstance(id: "", kind: "", family: .systemSmall), title: title,
      rect: rect)
  }
}

extension Painter {
  /// Draws a tile's border with its title above and its note below; quiet, and rounded.
  ///
  /// A tile whose alarm rings has thick lines; its title has a mark, and so has one whose alarm could not
  /// be delivered.
  mutating func frame(
    _ tile: Tile, note: TileNote, isFocused: Bool, alarm: TileAlarm? = nil
  ) {
    let (rings, calls) = (alarm?.isRinging == true, alarm?.needsAttention == true)
    guard tile.hasBorder else {
      if calls { alarmMark(tile) }
      if isFocused { focusMark(tile) }
      return
    }
    let rect = tile.rect
    let role: Role = isFocused ? .focus : rings ? .bad : .border
    outline(rect, rings ? Self.thickLines : Self.lines, number(of: Style(foreground: .role(role))))
    label(
      calls ? "! \(tile.title)" : tile.title, role: calls ? .bad : .title, in: rect, isAtTop: true)
    let words = note.words(in: rect.width - 4)
    if Self.width(of: words) > rect.width - 4, !note.date.isEmpty {
      edge(words, role: note.role, in: rect)
    } else {
      label(words, role: note.role, in: rect, isAtTop: false)
    }
  }

  /// Sets words into a bottom border that is too short for them and the spaces beside them; they may
  /// take its corners.
  private mutating func edge(_ text: String, role: Role, in rect: Rect) {
    let style = number(of: Style(foreground: .role(role)))
    let width = min(rect.width, Self.width(of: text))
    let x = max(rect.x, rect.maxX - 1 - width)
    write(text, x: x, y: rect.maxY - 1, width: width, style: style)
  }

  /// The scalars of a border: across, down, and the corners from the upper left on, row by row.
  private static let lines: [UInt32] = [0x2500, 0x2502, 0x256D, 0x256E, 0x2570, 0x256F]
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

  /// Sets words into the border, a space on each side of them: at the top left, or the bottom right.
  private mutating func label(_ text: String, role: Role, in rect: Rect, isAtTop: Bool) {
    let room = rect.width - 4
    guard room > 0, !text.isEmpty else { return }
    let style = number(of: Style(foreground: .role(role)))
    let y = isAtTop ? rect.y : rect.maxY - 1
    let width = min(room, Self.width(of: text))
    let x = isAtTop ? rect.x + 2 : rect.maxX - 2 - width
    put(0x20, x: x - 1, y: y, style: style)
    let used = write(text, x: x, y: y, width: width, style: style)
    put(0x20, x: x + used, y: y, style: style)
  }

  private mutating func focusMark(_ tile: Tile) {
    let style = number(of: Style(foreground: .role(.focus)))
    for y in tile.rect.y..<tile.rect.maxY { put(0x258E, x: tile.rect.x, y: y, style: style) }
  }
}
