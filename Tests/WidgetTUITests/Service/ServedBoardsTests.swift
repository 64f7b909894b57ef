import TestServers
import Testing
import WidgetCatalog
import WidgetTimeline

@testable import WidgetTUI

/// Tests of what a service reads of several boards.
@MainActor
@Suite struct ServedBoardsTests {
  private let folder = TemporaryFolder()

  /// Writes a board whose only widget is of a bundle.
  private func board(_ name: String, bundle: String) throws -> String {
    try folder.write(
      """
      bundles: {shop: \(bundle)}
      widgets: {orders: {kind: shop/orders}}
      pages: {Home: [orders]}
      """, to: name)
  }

  /// A program with other permissions has another host and another folder: each board's widgets are of its own.
  @Test func aProgramUnderTwoPermissionsIsTwoBundles() throws {
    let catalog = Catalog(MachineWidgets())
    let served = try ServedBoards(
      [
        try board("a.yaml", bundle: "./shop"),
        try board("b.yaml", bundle: "{program: ./shop, allow: {network: yes}}"),
        try board("c.yaml", bundle: "./shop"),
      ], builtIn: nil, catalog: catalog)
    #expect(served.bundles.map { $0.executable.permissions?.network } == [false, true])
    let all = catalog.adding(served.bundles)
    let placements = served.placements(catalog, on: "atlas")
    #expect(Set(placements.map(\.instance.kind)).count == 2)
    #expect(placements.allSatisfy { all[$0.instance.kind] != nil })
  }
}
