import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// A page that a link opened over the tiles. It shows what was true when it was opened.
struct OpenedPage: Hashable {
  let page: LinkedPage
  let date: Date
  /// The number of rows that are scrolled out at the top.
  var scrolled = 0
}

extension Dashboard {
  /// Handles a key for the page of a link: arrows scroll it, Esc and Enter close it. Returns false for
  /// the key that quits, and while no page is shown.
  func turnsPage(_ key: Key) -> Bool {
    guard let overlay = pageOverlay, !isHelpShown, keys.action(of: key) != .quit else {
      return false
    }
    switch key {
    case .escape, .enter: openedPage = nil
    case .up: scroll(by: -1, overlay)
    case .down: scroll(by: 1, overlay)
    case .pageUp: scroll(by: -overlay.shownRows, overlay)
    case .pageDown, .character(" "): scroll(by: overlay.shownRows, overlay)
    case .home: scroll(by: -overlay.rows, overlay)
    case .end: scroll(by: overlay.rows, overlay)
    case .background: return false
    default: break
    }
    return true
  }

  /// Scrolls the page of a link by some rows.
  func scroll(by rows: Int, _ overlay: PageOverlay) {
    guard let before = openedPage?.scrolled else { return }
    openedPage?.scrolled = overlay.scrolled(to: overlay.scrolled(to: before) + rows)
  }
}
