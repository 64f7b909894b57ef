import WidgetBase

/// An action of a key on a dashboard.
///
/// This table is the only place that names keys: the dispatch, the help, the table of the README and
/// the key `keys` of boards come from it.
enum DashboardAction: String, CaseIterable, Sendable {
  case help
  case quit
  case focusNext = "focus-next"
  case focusPrevious = "focus-previous"
  case focusLeft = "focus-left"
  case focusRight = "focus-right"
  case focusUp = "focus-up"
  case focusDown = "focus-down"
  case zoom
  case back
  case open
  case details
  case reload
  case acknowledge
  case gallery
  case nextInStack = "next-in-stack"
  case previousInStack = "previous-in-stack"
  case nextPage = "next-page"
  case previousPage = "previous-page"
  case page1 = "page-1"
  case page2 = "page-2"
  case page3 = "page-3"
  case page4 = "page-4"
  case page5 = "page-5"
  case page6 = "page-6"
  case page7 = "page-7"
  case page8 = "page-8"
  case page9 = "page-9"
  case pageUp = "page-up"
  case pageDown = "page-down"
  case toStart = "start"
  case toEnd = "end"
  case search
  case nextMatch = "next-match"
  case previousMatch = "previous-match"
  case find
  case copy
  case earlier
  case later
  case sort
  case reverseSort = "reverse-sort"
  case tree
  case fold
  case signal
  case redraw
  case glyphs

  /// The keys that perform it unless others are set.
  var defaultKeys: [Key] {
    switch self {
    case .focusNext: [.tab]
    case .focusPrevious: [.backTab]
    case .focusLeft: [.left]
    case .focusRight: [.right]
    case .focusUp: [.up]
    case .focusDown: [.down]
    case .zoom: [.character("z")]
    case .back: [.escape]
    case .open: [.enter]
    case .details: [.character("i")]
    case .reload: [.character("r")]
    case .acknowledge: [.character("A")]
    case .gallery: [.character("a")]
    case .nextInStack: [.character("]")]
    case .previousInStack: [.character("[")]
    case .nextPage: [.character("n")]
    case .previousPage: [.character("p")]
    case .page1, .page2, .page3, .page4, .page5, .page6, .page7, .page8, .page9:
      page.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }.map { [.character($0)] } ?? []
    case .pageUp: [.pageUp]
    case .pageDown: [.pageDown]
    case .toStart: [.home]
    case .toEnd: [.end]
    case .search: [.character("/")]
    case .nextMatch: [.character("n")]
    case .previousMatch: [.character("N")]
    case .find: [.character(":"), .character("\u{10}")]
    case .copy: [.character("y")]
    case .earlier: [.character("<")]
    case .later: [.character(">")]
    case .sort: [.character("s")]
    case .reverseSort: [.character("S")]
    case .tree: [.character("t")]
    case .fold: [.character(" ")]
    case .signal: [.character("k")]
    case .redraw: [.character("\u{C}")]
    case .glyphs: [.character("g")]
    case .help: [.character("?")]
    case .quit: [.character("q")]
    }
  }

  /// The effect in a few words; actions with the same words share a row of the help.
  var meaning: String {
    switch self {
    case .focusNext, .focusPrevious, .focusLeft, .focusRight, .focusUp, .focusDown: "choose a tile"
    case .zoom: "zoom it, step by step"
    case .back: "back"
    case .open: "open its link, or show its details"
    case .details: "its history and its reloads"
    case .reload, .acknowledge: "reload it, acknowledge its alarm, or all"
    case .gallery: "add a widget: the gallery"
    case .nextInStack, .previousInStack: "turn a stack, else walk through time"
    case .nextPage, .previousPage, .page1, .page2, .page3, .page4, .page5, .page6, .page7, .page8,
      .page9:
      "next, previous or that page"
    case .pageUp, .pageDown, .toStart, .toEnd: "scroll it, or turn the page"
    case .search: "search in it"
    case .nextMatch, .previousMatch: "next and previous match, after a search"
    case .find: "go to a page or widget"
    case .copy: "copy its words, row or link"
    case .earlier, .later: "walk through the kept time, End is now"
    case .sort, .reverseSort, .tree, .fold, .signal:
      "sort, reverse, tree, fold, signal: processes"
    case .redraw, .glyphs: "draw the screen anew, in other characters"
    case .help: "this help"
    case .quit: "quit"
    }
  }

  /// The number of the page to which it turns, from 1; `nil` for other actions.
  var page: Int? {
    rawValue.hasExactPrefix("page-") ? Int(rawValue.dropFirst("page-".count)) : nil
  }

  /// True for an action of its own keys while a search is on; another action may have the same keys.
  var isOfSearch: Bool { self == .nextMatch || self == .previousMatch }

  /// The effect in a few words that complete a sentence, for the reference of boards.
  var purpose: String {
    switch self {
    case .focusNext: "choose the next tile"
    case .focusPrevious: "choose the previous tile"
    case .focusLeft: "choose the tile on the left"
    case .focusRight: "choose the tile on the right"
    case .focusUp: "choose the tile above"
    case .focusDown: "choose the tile below"
    case .zoom: "enlarge the chosen tile, step by step"
    case .back: "go back: from a box, a zoomed tile, a chosen tile"
    case .open:
      "open the chosen tile's link, or choose one of several; without one, show its details"
    case .details: "show the past of the chosen tile's values, and its reloads"
    case .reload: "reload the chosen tile, or all"
    case .acknowledge: "acknowledge the chosen tile's alarm, or all alarms"
    case .gallery: "open the gallery, in which widgets are composed"
    case .nextInStack: "turn a stack to its next widget; without a stack, as later"
    case .previousInStack: "turn a stack to its previous widget; without a stack, as earlier"
    case .nextPage: "turn to the next page"
    case .previousPage: "turn to the previous page"
    case .page1, .page2, .page3, .page4, .page5, .page6, .page7, .page8, .page9:
      "turn to page \(page ?? 0)"
    case .pageUp: "scroll the chosen tile up, or turn to the previous page"
    case .pageDown: "scroll the chosen tile down, or turn to the next page"
    case .toStart: "scroll the chosen tile to its first row"
    case .toEnd: "scroll the chosen tile to its last row"
    case .search: "search in the chosen tile"
    case .nextMatch: "go to the next match after a search"
    case .previousMatch: "go to the previous match after a search"
    case .find: "list all pages and widgets"
    case .copy: "copy the chosen tile's words, row or link"
    case .earlier: "show all tiles as they were at the kept entry before"
    case .later: "show all tiles as they were at the kept entry after that"
    case .sort: "sort enlarged processes by the next value"
    case .reverseSort: "reverse the order of enlarged processes"
    case .tree: "show enlarged processes as a tree, or as a list"
    case .fold: "fold the processes below the chosen one away, or show them"
    case .signal: "choose a signal for the chosen process, which Enter then sends"
    case .redraw: "draw the screen anew"
    case .glyphs: "draw with other characters: blocks, ASCII"
    case .help: "list the keys"
    case .quit: "quit"
    }
  }
}
