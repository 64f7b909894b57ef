import Testing

@testable import WidgetTUI

/// Keys as files write them and as people read them.
@Suite struct KeyTests {
  @Test(arguments: [
    ("R", Key.character("R"), "R"), ("ctrl-l", .character("\u{C}"), "Ctrl-L"),
    ("Ctrl-P", .character("\u{10}"), "Ctrl-P"), ("enter", .enter, "Enter"), ("esc", .escape, "Esc"),
    ("shift-tab", .backTab, "Shift-Tab"), ("page-down", .pageDown, "PgDn"), ("up", .up, "↑"),
    ("space", .character(" "), "Space"), ("ä", .character("ä"), "ä"), ("]", .character("]"), "]"),
  ])
  func theirNames(text: String, key: Key, name: String) {
    #expect(Key(text: text) == key)
    #expect(key.name == name)
  }

  /// What a terminal does not send, or sends for another key.
  @Test(arguments: [
    "", " ", "rr", "ctrl-", "ctrl-1", "ctrl-zz", "ctrl-i", "ctrl-m", "ctrl-z", "ctrl-s", "\u{7F}",
    "e\u{301}", "f1", "\u{1B}",
  ])
  func whatIsNoKey(text: String) { #expect(Key(text: text) == nil) }

  @Test func noTwoActionsHaveOneKey() {
    for action in DashboardAction.allCases {
      for key in action.defaultKeys {
        #expect(KeyBindings.standard.clash(of: key, for: action) == nil, "\(action) \(key)")
      }
    }
  }

  @Test func whatElseAKeyDoes() {
    let keys = KeyBindings.standard
    #expect(keys.clash(of: .character("r"), for: .zoom) == "is that of reload too")
    #expect(keys.clash(of: .character("3"), for: .zoom) == "is that of page-3 too")
    #expect(keys.clash(of: .character("\u{3}"), for: .zoom) == "always quits")
    #expect(keys.clash(of: .character("\u{3}"), for: .quit) == nil)
    // While a search is on, other actions have its keys.
    #expect(keys.clash(of: .character("n"), for: .nextMatch) == nil)
    #expect(keys.clash(of: .character("N"), for: .nextMatch) == "is that of previous-match too")
  }

  @Test func anActionOfItsKey() {
    var keys = KeyBindings.standard
    keys[.reload] = [.character("R")]
    #expect(keys.action(of: .character("R")) == .reload)
    #expect(keys.action(of: .character("r")) == nil)
    #expect(keys.action(of: .character("n")) == .nextPage)
    #expect(keys.action(of: .character("n"), isSearching: true) == .nextMatch)
  }
}
