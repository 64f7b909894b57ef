import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The gallery: a list of all kinds of widgets and of the previews of bundles, and a picture of the chosen one.
@MainActor
final class GalleryScreen: ScreenLayer {
  private(set) var items: [GalleryItem]
  private let catalog: Catalog
  private let clock: any WallClock
  private let pictures: WidgetPictures
  private let previews = PreviewPictures()
  private(set) var list: SearchedList
  /// The number of the chosen family, for each kind that one was chosen for.
  private var families: [Int: Int] = [:]
  private var size = Size(width: 80, height: 24)
  /// The place where a chosen kind becomes a widget; `nil` while the list is shown.
  private(set) var composer: ComposerScreen? { didSet { composer?.onChange = onChange } }
  private let surroundings: ComposerSurroundings
  /// Returns the appearance that widgets are drawn in.
  private let scheme: @MainActor () -> ColorScheme

  var onChange: @MainActor () -> Void = {} {
    didSet {
      pictures.onChange = onChange
      previews.onChange = onChange
      composer?.onChange = onChange
    }
  }

  init(
    board surroundings: ComposerSurroundings, clock: any WallClock,
    scheme: @escaping @MainActor () -> ColorScheme = { .dark }
  ) {
    (self.surroundings, self.clock, self.scheme) = (surroundings, clock, scheme)
    catalog = surroundings.board.catalog
    items = GalleryItem.all(of: catalog)
    pictures = WidgetPictures(catalog)
    list = SearchedList(Self.lines(of: items))
    previews.list(of: catalog.bundles) { [weak self] in self?.add($0) }
  }

  private static func lines(of items: [GalleryItem]) -> [SearchedList.Item] {
    items.map { SearchedList.Item(title: $0.title, detail: $0.note) }
  }

  /// Adds previews at the end; what was typed and chosen stays.
  private func add(_ found: [GalleryItem]) {
    guard !found.isEmpty else { return }
    let number = list.number
    let typed = list.typed
    items += found
    list = SearchedList(Self.lines(of: items))
    list.type(typed)
    if let place = list.results.firstIndex(where: { $0.number == number }) { list.choose(place) }
    onChange()
  }

  private var layout: GalleryLayout { GalleryLayout(size: size) }

  private var box: SearchedListBox {
    SearchedListBox(list, title: "Gallery", hint: "type to search", rect: layout.list)
  }

  /// The chosen kind; `nil` if nothing matches.
  private var item: GalleryItem? { list.number.map { items[$0] } }

  private var family: Int { list.number.flatMap { families[$0] } ?? item?.firstFamily ?? 0 }

  /// The widget that was composed, for whoever prints it; `nil` while there is none.
  var result: BoardAddition? { composer?.result }

  // MARK: Keys

  func press(_ key: Key) -> Bool {
    if case .pasted(let text) = key {
      guard composer?.takesText ?? true else { return true }
      for key in Key.typing(text) { _ = press(key) }
      return true
    }
    if let composer {
      if !composer.press(key) { self.composer = nil }
      return true
    }
    switch key {
    case .mouse(let event): press(event)
    case .left, .backTab: choose(family: family - 1)
    case .right, .tab: choose(family: family + 1)
    case .enter:
      if let item, item.preview == nil {
        composer = ComposerScreen(
          item, family: chosenFamily(of: item), surroundings, pictures, clock: clock,
          scheme: scheme)
      }
    default:
      if !list.press(key, rows: box.shown) { return key != .escape }
    }
    return true
  }

  /// Returns the family that somebody chose for a kind; `nil` if nobody did.
  private func chosenFamily(of item: GalleryItem) -> WidgetFamily? {
    guard let number = list.number.flatMap({ families[$0] }), item.families.indices.contains(number)
    else { return nil }
    return item.families[number]
  }

  private func choose(family number: Int) {
    guard let item, let chosen = list.number else { return }
    let count = drawn?.count ?? item.families.count
    if count > 0 { families[chosen] = (number + count) % count }
  }

  private func press(_ event: MouseEvent) {
    let isInList = layout.list.hasCell(event)
    switch event.action {
    case .wheelUp: if isInList { list.choose(by: -1) } else { choose(family: family - 1) }
    case .wheelDown: if isInList { list.choose(by: 1) } else { choose(family: family + 1) }
    case .press:
      if isInList, let number = box.result(inRow: event.y) {
        if number == list.chosen { _ = press(.enter) } else { list.choose(number) }
      } else if event.y == familyRow,
        let place = familyLine?.places.first(where: { $0.columns.contains(event.x) })
      {
        choose(family: place.family)
      } else if let number = shelf.places.firstIndex(where: { $0.hasCell(event) }) {
        if number == family { _ = press(.enter) } else { choose(family: number) }
      }
    }
  }

  // MARK: The picture

  func picture(size: Size) -> CellGrid {
    self.size = size
    if let composer { return composer.picture(size: size) }
    var painter = Painter(grid: CellGrid(size: size))
    box.draw(isFocused: true, with: &painter)
    drawPane(with: &painter)
    drawStatus(with: &painter)
    return painter.grid
  }

  private var familyRow: Int { layout.hasHeading ? 3 : 0 }

  private var familyLine: FamilyLine? {
    item.map {
      FamilyLine($0.families, chosen: family, x: layout.pane.x + 1, columns: layout.pane.width - 2)
    }
  }

  private func drawPane(with painter: inout Painter) {
    guard let item, layout.pane.width > 2 else { return }
    let pane = layout.pane
    if layout.hasHeading {
      let bold = painter.number(of: Style(foreground: .role(.title), attributes: .bold))
      painter.write(item.title, x: pane.x + 1, y: 0, width: pane.width - 2, style: bold)
      let dim = painter.number(of: Style(foreground: .role(.dim)))
      for (row, line) in WrappedWords.lines(of: item.note, columns: pane.width - 2).prefix(2)
        .enumerated()
      {
        painter.write(line, x: pane.x + 1, y: 1 + row, width: pane.width - 2, style: dim)
      }
    }
    familyLine?.draw(y: familyRow, with: &painter)
    draw(item, in: pictureArea, with: &painter)
  }

  private var pictureArea: Rect {
    let pane = layout.pane
    let top = familyRow + 1 + (layout.hasHeading ? 1 : 0)
    return Rect(x: pane.x, y: top, width: pane.width, height: max(0, pane.height - top))
  }

  /// The places of all families, where there is room for them.
  private var shelf: FamilyShelf { FamilyShelf(item?.families ?? [], in: pictureArea) }

  /// The pictures of the chosen preview; `nil` for a kind, and while there are none.
  private var drawn: [PreviewPictures.Picture]? {
    guard let preview = item?.preview,
      case .pictures(let pictures) = previews.state(of: preview, on: scheme())
    else { return nil }
    return pictures
  }

  private func draw(_ preview: GalleryPreview, in area: Rect, with painter: inout Painter) {
    let note: String
    switch previews.state(of: preview, on: scheme()) {
    case .pending: note = "on its way"
    case .failed(let words): note = words
    case .pictures(let pictures):
      let picture = pictures[min(family, pictures.count - 1)]
      let count = pictures.count > 1 ? "\(family + 1) of \(pictures.count)" : ""
      note = [count, picture.about.family ?? "", picture.about.name ?? ""].filter { !$0.isEmpty }
        .joined(separator: " · ")
      draw(picture, in: area, with: &painter)
    }
    painter.write(
      VisibleText.quoted(note, limit: 200).cut(toColumns: layout.pane.width - 2),
      x: layout.pane.x + 1, y: familyRow, width: layout.pane.width - 2,
      style: painter.number(of: Style(foreground: .role(.dim))))
  }

  private func draw(
    _ picture: PreviewPictures.Picture, in area: Rect, with painter: inout Painter
  ) {
    if let family = picture.family {
      return WidgetPane(
        kind: "preview", title: picture.about.title, family: family,
        hasContentMargins: picture.about.margins, state: .entry(picture.entry), scheme: scheme()
      ).draw(in: area, at: clock.now, with: &painter)
    }
    let size = picture.about.size
    let grid = picture.entry.picture(size: size, family: .systemLarge, at: clock.now).grid
    let room = Size(width: min(size.width, area.width - 1), height: min(size.height, area.height))
    painter.grid.draw(grid.cropped(to: room), x: area.x + 1, y: area.y)
  }

  private func draw(_ item: GalleryItem, in area: Rect, with painter: inout Painter) {
    if let preview = item.preview { return draw(preview, in: area, with: &painter) }
    guard item.families.indices.contains(family), let description = catalog[item.kind] else {
      return
    }
    let places = shelf.places
    let shown = places.isEmpty ? [(family, area)] : Array(zip(item.families.indices, places))
    let keys = shown.map { key(of: item, item.families[$0.0], in: $0.1) }
    // The chosen one first: bundles are asked for one after another.
    let chosen = keys.filter { $0.family == item.families[family] }
    pictures.want(chosen + keys, executable: item.executable)
    for ((number, place), key) in zip(shown, keys) {
      WidgetPane(
        kind: item.kind, title: item.title, family: key.family,
        hasContentMargins: description.hasContentMargins, state: pictures.state(of: key),
        scheme: scheme(), isFocused: shown.count > 1 && number == family
      ).draw(in: place, at: clock.now, with: &painter)
    }
  }

  private func key(
    of item: GalleryItem, _ family: WidgetFamily, in area: Rect
  ) -> WidgetPictures.Key {
    let rect = WidgetPane.rect(of: family, in: area)
    return WidgetPictures.Key(
      kind: item.kind, family: family, size: family.inside(of: rect).size)
  }

  private func drawStatus(with painter: inout Painter) {
    let isPreview = item?.preview != nil
    let keys =
      isPreview
      ? ["↑↓ kind", "←→ picture", "Esc back"]
      : ["↑↓ kind", "←→ family", "Enter compose", "Esc back"]
    let row = layout.status
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    // Without a heading the description is told here.
    if !layout.hasHeading, let item {
      painter.write(
        item.note.cut(toColumns: row.width - 2), x: 1, y: row.y, width: row.width - 2, style: dim)
    } else {
      painter.write(
        keys.joined(separator: "   ").cut(toColumns: row.width - 2), x: 1, y: row.y,
        width: row.width - 2, style: dim)
    }
  }
}
