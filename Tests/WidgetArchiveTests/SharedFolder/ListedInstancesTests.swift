import Glibc
import TestServers
import Testing
import WidgetLayout

@testable import WidgetArchive

/// The names in a bundle's folder are the bundle's own: it cannot name a widget that boards do not have of it.
@Suite struct ListedInstancesTests {
  private let temporary = TemporaryFolder()
  private let now = Double(time(nil))
  private let mark = "-" + String(repeating: "0", count: 32)

  private func instance(_ id: String, kind: String, family: WidgetFamily = .systemSmall)
    -> WidgetInstance
  {
    WidgetInstance(id: id, kind: kind, family: family, configuration: ["size": "9"])
  }

  /// Creates a board with a widget of the bundle `shop` and one of this program.
  private func opened() throws -> (own: SharedFolder, bundle: SharedFolder) {
    let own = try temporary.shared
    let list = InstanceList([
      instance("orders\(mark)", kind: "bundle:shop/orders"),
      instance("mail\(mark)/small", kind: "text"),
    ])
    try list.write(of: "board.yaml", in: own)
    return (own, own.bundle("shop"))
  }

  @Test func itHasThoseOfItsBoards() throws {
    let (own, bundle) = try opened()
    let boards = ListedInstances(in: own)
    for name in ["large", "small"] {
      let found = try #require(boards.instance("orders\(mark)/\(name)", of: bundle))
      #expect(found.kind == "orders" && found.family.shortName == name)
      #expect(found.configuration == ["size": "9"])
    }
    #expect(boards.instance("orders\(mark)", of: bundle)?.family == .systemSmall)
    for name in [
      "mail\(mark)/small", "mail\(mark)", "orders/small", "orders\(mark)/\n",
      "orders\(mark)/small/small", "",
    ] {
      #expect(boards.instance(name, of: bundle) == nil, "\(name)")
    }
    #expect(boards.instance("orders\(mark)", of: own.bundle("other")) == nil)
    #expect(boards.instances(of: bundle).map(\.id) == ["orders\(mark)"])
  }

  @Test func ofABoardThatWasNeverOpenedItHasThemToo() throws {
    let own = try temporary.shared
    let boards = ListedInstances(
      in: own, and: [instance("orders\(mark)", kind: "bundle:shop/orders")])
    #expect(boards.instance("orders\(mark)/small", of: own.bundle("shop")) != nil)
  }

  @Test func ofABoardThatASnapshotShowedItHasThemToo() throws {
    let own = try temporary.shared
    let list = InstanceList([instance("orders\(mark)", kind: "bundle:shop/orders")])
    try list.write(ofSnapshot: "/b.yaml", in: own)
    #expect(
      ListedInstances(in: own).instance("orders\(mark)/small", of: own.bundle("shop")) != nil)
    #expect(Array(InstanceList.all(in: own)).isEmpty)
  }

  @Test func wantsOfOthersAreNotTaken() throws {
    let (own, bundle) = try opened()
    try FileAccess.makeFolder(bundle.wants)
    let size = Size(width: 9, height: 3)
    for id in ["orders\(mark)/small", "mail\(mark)/small", "orders\(mark)/small\nmail: read"] {
      try WantFile.stand(Want(instance: instance(id, kind: "text"), size: size), in: bundle)
    }
    let wants = WantFile.all(of: bundle, on: ListedInstances(in: own), now: now)
    #expect(wants.map(\.instance) == [instance("orders\(mark)/small", kind: "bundle:shop/orders")])
  }

  /// Front ends write some kilobytes of wants; a bundle writes any number of them.
  @Test func ofManyWantsAPartIsRead() throws {
    let (_, bundle) = try opened()
    try FileAccess.makeFolder(bundle.wants)
    let file = WantFile(in: bundle, role: .dashboard, process: 1)
    let many = (0..<10_000).map {
      Want(instance: instance("w\($0)\(mark)", kind: "w"), size: Size(width: 1, height: 1))
    }
    try file.write(many)
    #expect(WantFile.owners(in: bundle, now: now).flatMap(\.wants).count == 10_000)
    let others = (2...4).map { WantFile(in: bundle, role: .dashboard, process: $0) }
    for other in others { try other.write(many) }
    #expect(WantFile.owners(in: bundle, now: now).flatMap(\.wants).count == 10_000)
    withExtendedLifetime((file, others)) {}
  }
}
