import Testing
import WidgetSettings

@testable import WidgetTUI

/// Tests of the patch that is printed when a widget is composed.
@MainActor
@Suite struct AdditionOutputTests {
  @Test func thePatchIsWhole() throws {
    let address = "http://a.example/" + String(repeating: "x", count: 10_000) + "END"
    let addition = try BoardAddition(
      of: BoardAddition.Widget(
        name: "b", setting: ["kind": "text", "source": ["http": .text(address)]]),
      to: nil, path: "/home/me/board.yaml")
    let text = AdditionOutput(addition: addition).text
    #expect(text.contains(address))
    #expect(
      text.split(separator: "\n").dropFirst(3).map { $0.dropFirst() }
        == addition.after.split(separator: "\n"))
  }
}
