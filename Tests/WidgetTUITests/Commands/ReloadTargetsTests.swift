import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetCatalog
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the places that a reload applies to.
@MainActor
@Suite struct ReloadTargetsTests {
  private let temporary = TemporaryFolder()
  private let folder: SharedFolder
  private let catalog = Catalog(MachineWidgets())

  init() throws {
    folder = SharedFolder(path: temporary.path)
    try folder.prepare()
  }

  private func board() throws -> Board {
    try BoardFile(
      YAMLFile(
        name: "b", text: "widgets: {a: {kind: clock}}\npages: {Home: [a cpu]}\n"),
      path: "/b", catalog: catalog
    ).board
  }

  private func targets(_ board: Board?, isNamed: Bool = false) -> ReloadTargets {
    ReloadTargets(in: folder, catalog: catalog, board: board, isBoardNamed: isNamed)
  }

  @Test func withoutANameAndAnythingShownThereIsNothing() throws {
    #expect(try targets(board()).placements(of: nil) == [])
  }

  /// A widget of the board that was never shown is read for its own tile.
  @Test func aWidgetOfTheBoard() throws {
    let placements = try targets(board()).placements(of: "a")
    #expect(placements.map(\.instance.kind) == ["clock"])
    #expect(placements.map { InstanceName.widget(of: $0.instance.id) } == ["a"])
    let family = try #require(placements.first).instance.family
    #expect(placements.map(\.size) == [family.inside(of: Rect(size: family.tileSize)).size])
  }

  @Test func whatIsArchived() throws {
    let instances = [
      WidgetInstance(id: "a/small", kind: "clock", family: .systemSmall),
      WidgetInstance(id: "a/large", kind: "clock", family: .systemLarge),
      WidgetInstance(id: "b/small", kind: "clock", family: .systemSmall),
    ]
    for instance in instances {
      try folder.write(ArchivedTimeline(instance: instance, title: ""))
    }
    func ids(_ name: String?) throws -> [String] {
      try targets(nil).placements(of: name).map(\.instance.id).sorted()
    }
    #expect(try ids("a") == ["a/large", "a/small"])
    #expect(try ids("a/small") == ["a/small"])
    #expect(try ids("clock") == ["a/large", "a/small", "b/small"])
    #expect(try ids(nil) == ["a/large", "a/small", "b/small"])
    #expect(!targets(nil).isShown("b/small"))
  }

  /// An agent lists its board's widgets without a family before the first reading: a place without one would be read
  /// beside the places of its widget.
  @Test func whatAnAgentListsHasItsFamily() throws {
    let listed = WidgetInstance(id: "a", kind: "clock", family: .systemMedium)
    try InstanceList([listed]).write(of: "/b", in: folder)
    let placements = try targets(nil).placements(of: "a")
    #expect(placements.map(\.instance.id) == ["a/medium"])
    #expect(placements.map(\.instance.family) == [.systemMedium])
  }

  /// A bundle writes what it says that front ends show of it, and calls its kinds as it likes.
  @Test func whatABundleSaysLeavesOutNothing() throws {
    let bundle = folder.bundle("shop")
    try FileAccess.makeFolder(bundle.wants)
    let own = WidgetInstance(id: "a/small", kind: "clock", family: .systemSmall)
    let theirs = WidgetInstance(id: "mine/small", kind: "bundle:shop/a", family: .systemSmall)
    try InstanceList([own, theirs]).write(of: "/b", in: folder)
    try folder.write(ArchivedTimeline(instance: own, title: ""))
    try WantFile.stand(
      Want(instance: folder.home(of: theirs).instance, size: Size(width: 9, height: 3)), in: bundle)
    func ids(_ name: String?) throws -> [String] {
      try targets(nil).placements(of: name).map(\.instance.id).sorted()
    }
    #expect(try ids(nil) == ["a/small", "mine/small"])
    #expect(try ids("a") == ["a/small"] && ids("mine") == ["mine/small"])
    try FileAccess.makeFolder(folder.wants)
    try WantFile.stand(Want(instance: own, size: Size(width: 9, height: 3)), in: folder)
    #expect(try ids(nil) == ["a/small", "mine/small"])
    // A kind is meant where no widget has the name.
    unlink(folder.timelinePath(own.id))
    try InstanceList([theirs]).write(of: "/b", in: folder)
    for name in FileAccess.names(in: folder.wants) { unlink("\(folder.wants)/\(name)") }
    #expect(try ids("a") == ["mine/small"])
  }

  /// A kind is meant only where its board is named.
  @Test func aKindThatWasNeverShown() throws {
    let board = try board()
    #expect(try targets(board, isNamed: true).placements(of: "cpu").map(\.instance.kind) == ["cpu"])
    #expect(throws: UsageError.self) { try targets(board).placements(of: "cpu") }
  }

  @Test func aNameThatNobodyKnows() throws {
    let error = #expect(throws: UsageError.self) { try targets(board()).placements(of: "b") }
    guard case .unknownWidget("b", let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The widgets come before the kinds.
    #expect(known.first == "a")
    #expect(known.contains("cpu"))
  }
}
