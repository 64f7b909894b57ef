/// What a key does on a dashboard.
///
/// This table is the only place that names keys: the dispatch, the help, the table of the README and
/// the key `keys` of boards come from it.
enum DashboardAction: String, CaseIterable, Sendable {
  case focusNext = "focus-next"
  case focusPrevious = "focus-previous"
  case focusLeft = "focus-left"
  case focusRight = "focus-right"
  case focusUp = "focus-up"
  case focusDown = "focus-down"
  case zoom
  case back
  case open
  case reload
  case acknowledge
  case nextInStack = "next-in-stack"
  case previousInStack = "previous-in-stack"
  case nextPage = "next-page"
  case previousPage = "previous-page"
  case redraw
  case help
  case quit

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
    case .reload: [.character("r")]
    case .acknowledge: [.character("a")]
    case .nextInStack: [.character("]")]
    case .previousInStack: [.character("[")]
    case .nextPage: [.character("n"), .pageDown]
    case .previousPage: [.character("p"), .pageUp]
    case .redraw: [.character("\u{C}")]
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
    case .open: "open its link, or choose one"
    case .reload: "reload it, or all"
    case .acknowledge: "acknowledge its alarm, or all"
    case .nextInStack, .previousInStack: "turn a stack of widgets"
    case .nextPage, .previousPage: "next and previous page"
    case .redraw: "draw the screen anew"
    case .help: "this help"
    case .quit: "quit"
    }
  }
}
