import Testing
import WidgetCatalog
import WidgetSettings

@testable import WidgetTUI

/// Tests of a widget that is added to a board's text: nothing else may change.
@MainActor
@Suite struct BoardAdditionTests {
  private let widget = BoardAddition.Widget(
    name: "orders", setting: ["kind": "metric", "source": ["run": ["echo", "7"]], "unit": "%"])

  private func addition(
    _ board: String?, secrets: [String: Setting] = [:], page: String? = nil
  ) throws -> BoardAddition {
    var widget = widget
    widget.secrets = secrets
    return try BoardAddition(
      of: widget, to: board.map { YAMLFile(name: "board.yaml", text: $0) },
      path: "/home/me/board.yaml", page: page)
  }

  /// Returns the new text, which must be a valid board.
  private func after(
    _ board: String?, secrets: [String: Setting] = [:], page: String? = nil
  ) throws -> String {
    let addition = try addition(board, secrets: secrets, page: page)
    _ = try addition.board(Catalog(MachineWidgets()))
    return addition.after
  }

  @Test func commentsAndOrderStay() throws {
    let board = """
      # My board.
      theme: nord   # dark

      widgets:
        # The load of it all.
        cpu: {kind: metric, source: system.cpu}   # ours
        note:
          kind: text
          source:
            run: [echo, "# no comment"]
          # a remark on note

        # later: {kind: clock}

      # What is shown.
      pages:
        Home:       # the first one
          - cpu  note
          # another row
          - cpu  note
        Work: [note]
      """
    #expect(
      try after(board) == """
        # My board.
        theme: nord   # dark

        widgets:
          # The load of it all.
          cpu: {kind: metric, source: system.cpu}   # ours
          note:
            kind: text
            source:
              run: [echo, "# no comment"]
            # a remark on note
          orders:
            kind: metric
            source: {run: [echo, 7]}
            unit: "%"

          # later: {kind: clock}

        # What is shown.
        pages:
          Home:       # the first one
            - cpu  note
            # another row
            - cpu  note
            - orders orders
          Work: [note]
        """)
    #expect(try after(board, page: "Work").contains("  Work: [note, orders]"))
  }

  @Test(arguments: [
    // Braces.
    (
      "widgets: {cpu: {kind: clock}}\npages: {Home: [cpu]}\n",
      "widgets: {cpu: {kind: clock}, orders: {kind: metric, source: {run: [echo, 7]}, "
        + "unit: \"%\"}}\npages: {Home: [cpu, orders]}\n"
    ),
    // Nothing below the key, and no line break at the end.
    (
      "widgets:\npages:\n  Home: [cpu]",
      "widgets:\n  orders:\n    kind: metric\n    source: {run: [echo, 7]}\n    unit: \"%\"\n"
        + "pages:\n  Home: [cpu, orders]"
    ),
    // No widgets at all: kinds are shown.
    (
      "theme: auto\n\n# Pages.\npages:\n  Home:\n  - cpu cpu\n",
      "theme: auto\n\nwidgets:\n  orders:\n    kind: metric\n    source: {run: [echo, 7]}\n"
        + "    unit: \"%\"\n# Pages.\npages:\n  Home:\n  - cpu cpu\n  - orders orders\n"
    ),
    // Two maps of a page.
    (
      "widgets:\n    a: {kind: clock}\npages:\n  Home:\n    wide: [a a a]\n    rows:\n      - a\n",
      "widgets:\n    a: {kind: clock}\n    orders:\n      kind: metric\n"
        + "      source: {run: [echo, 7]}\n      unit: \"%\"\npages:\n  Home:\n"
        + "    wide: [a a a, orders orders orders]\n    rows:\n      - a\n      - orders\n"
    ),
    // Line breaks of another system.
    (
      "widgets:\r\n  a: {kind: clock}\r\npages:\r\n  Home: [a]\r\n",
      "widgets:\r\n  a: {kind: clock}\r\n  orders:\r\n    kind: metric\r\n"
        + "    source: {run: [echo, 7]}\r\n    unit: \"%\"\r\npages:\r\n  Home: [a, orders]\r\n"
    ),
  ])
  func forms(board: String, expected: String) throws { #expect(try after(board) == expected) }

  @Test func aNewFile() throws {
    #expect(
      try after(nil) == """
        widgets:
          orders:
            kind: metric
            source: {run: [echo, 7]}
            unit: "%"
        pages:
          Home: [orders]

        """)
  }

  @Test func secretsGetTheirSection() throws {
    let secrets: [String: Setting] = ["token": ["env": "TOKEN"]]
    let board = "theme: auto\nwidgets: {a: {kind: clock}}\npages: {Home: [a]}\n"
    #expect(
      try after(board, secrets: secrets).hasPrefix(
        "theme: auto\nsecrets:\n  token: {env: TOKEN}\nwidgets: {a"))
    let other = "secrets:\n  shop: {env: SHOP}\nwidgets: {a: {kind: clock}}\npages: {Home: [a]}\n"
    #expect(
      try after(other, secrets: secrets).hasPrefix(
        "secrets:\n  shop: {env: SHOP}\n  token: {env: TOKEN}\nwidgets"))
  }

  @Test(arguments: [
    "{widgets: {a: {kind: clock}}, pages: {Home: [a]}}", "widgets: []\npages: {Home: [cpu]}\n",
    "pages: cpu\n", "widgets: {a: {kind: clock}}\npages: {Home: {rows: x}}\n", "a: [",
    // An alias is not a place of its own.
    "widgets: {a: {kind: clock}}\nx: &x [a]\npages: {Home: *x}\n",
  ])
  func obstacles(board: String) {
    #expect(throws: BoardText.Obstacle.self) { try addition(board) }
  }

  @Test func whatIsPasted() throws {
    let addition = try addition("widgets: {a: {kind: clock}}\npages: {Home: [a]}\n")
    #expect(
      addition.pasted
        == "  orders:\n    kind: metric\n    source: {run: [echo, 7]}\n    unit: \"%\"\n")
    #expect(addition.patch.prefix(2) == ["--- /home/me/board.yaml", "+++ /home/me/board.yaml"])
  }
}
