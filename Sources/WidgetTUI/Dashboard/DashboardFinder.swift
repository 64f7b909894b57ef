import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Opens the list of all pages and widgets.
  func beginFinder() { finder = Finder(finderItems) }

  /// The pages in their order, then the widgets of each page.
  private var finderItems: [Finder.Item] {
    let pages = board.pages.enumerated().map { number, page in
      Finder.Item(title: page.name, page: number, detail: "page", widget: nil)
    }
    let widgets = board.pages.enumerated().flatMap { number, page in
      page.names.flatMap { board.stacks[$0] ?? [$0] }.filter(catalog.isAvailable).map { name in
        Finder.Item(
          title: catalog.title(of: name),
          page: number, detail: page.name, widget: name)
      }
    }
    return pages + widgets
  }

  /// Handles a key while the list is open; returns false while it is not.
  func finds(_ key: Key) -> Bool {
    guard var finder else { return false }
    switch key {
    case .tab: finder.list.choose(by: 1)
    case .backTab: finder.list.choose(by: -1)
    case .enter:
      self.finder = nil
      if let item = finder.item { go(to: item) }
      return true
    case .escape:
      self.finder = nil
      return true
    default:
      let shown = FinderOverlay(finder, size: screen.size).shown
      guard finder.list.press(key, rows: shown) else { return true }
    }
    self.finder = finder
    return true
  }

  /// Handles a press of the mouse while the list is open: on a result it goes there, beside the box it
  /// closes it.
  func press(_ event: MouseEvent, in open: Finder) {
    let box = FinderOverlay(open, size: screen.size)
    guard box.rect.hasCell(event) else {
      finder = nil
      return
    }
    guard let number = box.result(inRow: event.y) else { return }
    var open = open
    open.list.choose(number)
    finder = nil
    if let item = open.item { go(to: item) }
  }

  /// Turns to a page, or to that of a widget, which gets the focus.
  private func go(to item: Finder.Item) {
    if page != item.page || zoom != nil {
      (page, screenIndex, focus) = (item.page, 0, nil)
      arrange()
    }
    guard let widget = item.widget else { return }
    if tile(of: widget) == nil {
      // It is on another screen of the page.
      for screen in 0..<screens where tile(of: widget) == nil {
        (screenIndex, focus) = (screen, nil)
        arrange()
      }
    }
    guard let index = tile(of: widget) else { return }
    tiles[index].stack = tiles[index].stack.map { turned($0, to: widget) }
    setFocus(index)
  }

  private func turned(_ stack: WidgetStack, to widget: String) -> WidgetStack {
    var stack = stack
    let number = stack.members.firstIndex { isOf(widget, $0) } ?? stack.top
    stack.choose(number, relevances(of: stack), at: clock.now)
    return stack
  }

  private func isOf(_ widget: String, _ instance: ConfiguredInstance) -> Bool {
    InstanceName.widget(of: instance.id) == widget
  }

  private func tile(of widget: String) -> Int? {
    tiles.firstIndex { $0.instances.contains { isOf(widget, $0) } }
  }
}
