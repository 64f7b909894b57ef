import Testing
import WidgetArchive
import WidgetTesting

@Suite("A widget bundle as an iOS developer writes it", .fewAtOnce)
struct ReadingTests {
  @Test(arguments: [
    ("pages", "small"), ("pages", "medium"), ("pages", "large"), ("streak", "small"),
    ("streak", "circular"), ("streak", "inline"), ("reminder", "small"), ("reminder", "medium"),
    ("reminder", "rectangular"),
  ])
  func isDrawn(widget: String, family: String) async throws {
    let folder = ScratchFolder()
    let outcome = try await Program(try Program.path(ofProduct: "Reading"))
      .run(
        ["snapshot", "--widget", widget, "--family", family, "--at", "2026-03-14T09:26:00Z"],
        environment: folder.environment)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
    try expectGolden(outcome.standardOutput, named: "\(widget)-\(family)")
  }

  /// Enter on the control asks, and once more sets what it shows; a later start shows the same.
  @Test func itsControlIsPressed() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let group = "\(folder.path)/.local/share/widgettui/groups/group.example.reading"
    try FileAccess.makeFolder(group)
    try folder.write(
      "board.yaml",
      """
      bundles:
        reading: {program: "\(try Program.path(ofProduct: "Reading"))", allow: {write: "\(group)"}}
      widgets: {bell: {kind: reminder}}
      pages: {Home: [bell]}
      """)
    for (before, after) in [("Off", "Every evening"), ("Every evening", "Off")] {
      let dashboard = try await folder.dashboard("board.yaml", columns: 60, rows: 10)
      try await dashboard.waitFor(.seconds(20)) { $0.contains(before) }
      try await dashboard.send("Tab", "Enter")
      try await dashboard.waitFor(.seconds(20)) {
        $0.contains("Enter presses “Remind Me to Read”")
      }
      try await dashboard.send("Enter")
      try await dashboard.waitFor(.seconds(20)) { $0.contains(after) && !$0.contains(before) }
      try await dashboard.send("q")
    }
    let settings = "\(group)/Library/Preferences/group.example.reading.plist"
    #expect(try TextFile.read(settings)?.contains("reminder") == true)
  }

  /// The shortcut starts a Live Activity, whose tile has buttons of its own; it ends with the last of them.
  @Test func itsLiveActivityBeginsChangesAndEnds() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      bundles: {reading: "\(try Program.path(ofProduct: "Reading"))"}
      widgets:
        do: {kind: shortcuts}
        now: {kind: ReadingAttributes}
        island: {kind: ReadingAttributes-island, family: rectangular}
      pages: {Home: [do, now, island]}
      """)
    let dashboard = try await folder.dashboard("board.yaml", columns: 84, rows: 24)
    try await dashboard.waitFor(.seconds(60)) {
      $0.contains("Start to read") && $0.contains("no activity")
    }
    try await dashboard.send("Tab", "Enter")
    try await dashboard.waitFor(.seconds(60)) { $0.contains("Enter presses “Start to Read”") }
    try await dashboard.send("Enter")
    let started = try await dashboard.waitFor(.seconds(60)) {
      $0.contains("Page 1") && $0.contains("p. 1") && $0.contains("Emma")
    }
    #expect(!started.contains("no activity"), "\(started)")
    // A key that comes at once after Escape would be one with Alt.
    try await dashboard.send("Escape")
    try await dashboard.waitFor(.seconds(60)) { $0.contains("? help") }
    try await dashboard.send("Tab", "Enter")
    try await dashboard.waitFor(.seconds(60)) { $0.contains("Enter presses “Next Page”") }
    try await dashboard.send("Enter")
    try await dashboard.waitFor(.seconds(60)) { $0.contains("Page 2") && $0.contains("p. 2") }
    try await dashboard.send("Tab")
    try await dashboard.waitFor(.seconds(60)) { $0.contains("Enter presses “Close the Book”") }
    try await dashboard.send("Enter")
    try await dashboard.waitFor(.seconds(60)) { $0.contains("no activity") && !$0.contains("Emma") }
  }
}
