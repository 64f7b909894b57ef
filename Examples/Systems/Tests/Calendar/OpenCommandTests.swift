import FoundationEssentials
import TestServers
import Testing
import WidgetSources
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

/// `widgettui open` with the settings of a board's widgets.
@MainActor
@Suite(.fewAtOnce) struct OpenCommandTests {
  private let folder = TemporaryFolder()

  /// Returns the states shown for an address, and the failure to open it.
  private func open(_ address: String) throws -> (states: [LinkRoute.State], failure: String?) {
    let board = try folder.write(
      """
      version: 1
      widgets:
        today: {kind: appointments, store: shared.sqlite, diary: salon.sqlite}
        till: {kind: card, container: cards.json}
      pages: {Home: [today till]}
      """, to: "board.yaml")
    let told = Told<LinkRoute.State>()
    let command = try OpenCommand(
      options: try Options(["widgettui", "open", "--board", board, address]), board: nil,
      catalog: { Catalog(SystemWidgets(clock: $0.clock, state: nil)) }, show: { told.add($0) })
    do {
      try command.run()
      return (told.all, nil)
    } catch {
      return (told.all, "\(error)")
    }
  }

  @Test func anAppointmentThatOnlyTheMirrorHas() throws {
    let app = SalonApp(folder: folder.path)
    try app.run("list")
    try AppointmentStore(app.shared, folder: "/").write([
      try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged
    ])
    let first = try open("salon://appointments/w")
    #expect(first.failure == nil)
    #expect(first.states.first == .loading("Loading appointments…"))
    guard case .opened(let page)? = first.states.last else {
      Issue.record("\(first.states)")
      return
    }
    #expect(page.title == "Ada Byron")
    #expect(page.lines.contains("Cut · Colour · 143.00 GBP"))
    // From now on the app has it.
    #expect(try open("salon://appointments/w").states == [.opened(page)])
  }

  @Test func aCard() throws {
    try WalletApp(folder: folder.path).fill()
    #expect(try open("wallet://cards/coffee").states == [.opened(["Coffee Lab", "CL-7F3K9"])])
    #expect(try open("wallet://cards/gone").failure?.hasPrefix("There is no card gone in") == true)
  }

  @Test func whatNothingOpensIsSaidInWords() throws {
    let failure = try open("gopher://example.org/").failure
    #expect(failure?.hasPrefix("cannot open gopher://example.org/: expected") == true)
    #expect(failure?.hasSuffix("salon://, wallet://") == true)
    #expect(
      try open("salon://customers/5").failure == "Expected salon://appointments/ and an identifier."
    )
  }
}
