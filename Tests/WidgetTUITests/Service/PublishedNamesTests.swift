import Testing

@testable import WidgetTUI

struct PublishedNamesTests {
  @Test func namesOfNoOtherStayAsTheyAre() {
    let names = PublishedNames(["disk", "orders-today", "Büro"])
    #expect(names.level(of: "disk") == "disk")
    #expect(names.level(of: "orders-today") == "orders-today")
    #expect(names.level(of: "Büro") == "B__ro")
    #expect(names.identifier(of: "home", among: ["home", "/"], of: "disk") == "disk_home")
  }

  /// All names of a script without ASCII and of one length have the same level.
  @Test(arguments: [["空気", "温度"], ["Büro", "B__ro"], ["caf\u{E9}s", "cafe\u{301}", "caf___"]])
  func noTwoWidgetsHaveOneTopic(widgets: [String]) {
    let names = PublishedNames(widgets)
    #expect(Set(widgets.map { names.level(of: $0) }).count == widgets.count)
  }

  /// Data names its values as it likes.
  @Test(arguments: [
    (["disk", "disk_home"], "home"), (["disk", "disk_home"], "home "), (["a", "a_b"], "b_c"),
  ])
  func noValueHasTheIdentifierOfAnotherWidget(widgets: [String], value: String) {
    let names = PublishedNames(widgets)
    let own = names.identifier(of: value, among: [value, "x"], of: widgets[0])
    let others = [
      names.level(of: widgets[1]),
      names.identifier(of: "c", among: ["c", "d"], of: widgets[1]),
    ]
    #expect(!others.contains(own))
  }

  /// The agent says under `status` whether it is there.
  @Test(arguments: ["status", "load-0123abcd0123abcd"])
  func levelsOfOthersAreTaken(name: String) {
    #expect(PublishedNames([name]).level(of: name) != name)
  }

  @Test func twoValuesOfAWidgetHaveTwoIdentifiers() {
    let (names, values) = (PublishedNames(["load"]), ["CPU 1", "CPU_1", "CPU-1"])
    let identifiers = values.map { names.identifier(of: $0, among: values, of: "load") }
    #expect(Set(identifiers).count == 3 && identifiers[2] == "load_CPU-1")
  }
}
