import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// A press of the mouse on a tile, to tell a double click from two.
  struct LastPress {
    let tile: String
    let time: ContinuousClock.Instant
  }

  /// The longest time between the two presses of a double click.
  private static let doubleClick = Duration.milliseconds(400)

  /// Follows a press of the mouse or a turn of its wheel, at a moment of a clock that is never set.
  func follow(_ event: MouseEvent, at time: ContinuousClock.Instant = .now) {
    switch event.action {
    case .press: press(event, at: time)
    case .wheelUp: turnWheel(event, by: -1)
    case .wheelDown: turnWheel(event, by: 1)
    }
  }

  private func press(_ event: MouseEvent, at time: ContinuousClock.Instant) {
    if notice != nil { notice = nil }
    if pressSignal(event) { return }
    if isBoxPressed(event) { return }
    if event.y == screen.size.height - 1 {
      if let place = pagePlaces.first(where: { $0.columns.contains(event.x) }) {
        return turn(toPage: place.page)
      }
      if helpColumns.contains(event.x) { return show(help: true) }
    }
    guard let tile = tile(under: event) else {
      lastPress = nil
      return
    }
    if pressProcesses(event) { return }
    if zoom == nil { focus(on: tile) }
    if press(on: tile, event) {
      lastPress = nil
    } else if let last = lastPress, last.tile == tile.name, time - last.time <= Self.doubleClick {
      lastPress = nil
      toggleZoom()
    } else {
      lastPress = LastPress(tile: tile.name, time: time)
    }
  }

  /// Returns true if a box lies over the tiles, which takes the press: one beside it closes it, and
  /// declines what it asks.
  private func isBoxPressed(_ event: MouseEvent) -> Bool {
    if let question {
      if !QuestionOverlay(question.lines, size: screen.size).rect.hasCell(event) {
        _ = press(.escape)
      }
      return true
    }
    if isHelpShown {
      _ = press(.escape)
      return true
    }
    if let finder {
      press(event, in: finder)
      return true
    }
    if let detailOverlay, pageOverlay == nil {
      pressDetails(event, detailOverlay)
      return true
    }
    guard let pageOverlay else { return false }
    if !pageOverlay.rect.hasCell(event) { _ = press(.escape) }
    return true
  }

  /// Returns the tile under the mouse: the zoomed one, if it is there.
  private func tile(under event: MouseEvent) -> Tile? {
    if let zoom, zoom.rect.hasCell(event) { return zoom }
    return tiles.first { $0.rect.hasCell(event) }
  }

  /// Gives a tile the focus, without a link that is chosen.
  private func focus(on tile: Tile) {
    guard let index = tiles.firstIndex(where: { $0.name == tile.name }), focus != index else {
      return
    }
    setFocus(index)
  }

  /// Chooses the link or button under the mouse, or opens the chosen one. Returns false if there is
  /// none; a link of the whole tile is not one.
  private func press(on tile: Tile, _ event: MouseEvent) -> Bool {
    let links = links(of: tile)
    let under = links.indices.last {
      links[$0].rect.hasCell(event) && links[$0].rect != tile.inside
    }
    guard let under else {
      if chosenLink != nil {
        chosenLink = nil
        invalidate()
      }
      return false
    }
    if links[under].url == chosenLink {
      openLink()
    } else {
      choose(under, of: links, in: tile)
    }
    return true
  }

  private func turnWheel(_ event: MouseEvent, by step: Int) {
    guard question == nil else { return }
    if signalQuestion != nil {
      signalQuestion?.choose(by: step)
      return
    }
    if isHelpShown { return scrollHelp(by: 3 * step) }
    if finder != nil {
      finder?.list.choose(by: step)
      return
    }
    if let pageOverlay {
      if pageOverlay.rect.hasCell(event) { scroll(by: 3 * step, pageOverlay) }
      return
    }
    if detailOverlay != nil { return turnDetails(by: step) }
    if turnProcesses(event, by: step) { return }
    if let tile = tile(under: event) { scroll(tile, by: .rows(3 * step)) }
  }
}

extension Rect {
  /// Returns true if the cell of an event lies in the rectangle.
  func hasCell(_ event: MouseEvent) -> Bool {
    (x..<maxX).contains(event.x) && (y..<maxY).contains(event.y)
  }
}
