import Testing
import WidgetCatalog
import WidgetSettings

@testable import WidgetTUI
@testable import WidgetTimeline

/// Tests of a widget's values in a form: their controls, and errors at the field.
@MainActor
@Suite struct WidgetFormTests {
  private let catalog = Catalog(MachineWidgets())

  private func form(_ kind: String? = "metric") -> WidgetForm {
    WidgetForm(kind: kind, name: "orders", catalog: catalog, taken: ["cpu", "orders"])
  }

  private func field(_ key: String, _ form: WidgetForm) throws -> FormField {
    try #require(form.fields.first { $0.key == key })
  }

  @Test func controls() throws {
    let form = form()
    #expect(form[WidgetForm.name] == "orders-2")
    #expect(try field("source", form).control == .source)
    #expect(try field("every", form).control == .duration)
    #expect(try field("compare", form).control == .duration)
    #expect(try field("digits", form).control == .number)
    #expect(try field("good", form).control == .choice(["up", "down", "neither"]))
    #expect(try field("unit", form).control == .text)
    #expect(try field("values", form).control == .yaml)
    #expect(try field("warn", form).control == .number)
    let table = self.form("table")
    #expect(table.fields.contains { $0.control == .toggle(yes: "yes", no: "no") })
  }

  @Test func whoAsksIsAFieldInAFleetOnly() {
    #expect(!form().fields.contains { $0.key == "ask" })
    let shared = WidgetForm(
      kind: "metric", name: "orders", catalog: catalog, taken: [], isInFleet: true)
    #expect(shared.fields.contains { $0.key == "ask" })
  }

  /// The parameters of a bundle may have any names.
  @Test func aParameterTakesNoKeyOfTheBoard() throws {
    var form = form()
    let note = try field("link", form).note
    form.show(
      ["link", "link-files", "kind", WidgetForm.name, "city"].map {
        WidgetParameters.Parameter(key: $0, title: "Shop", type: .text, value: .text("x"))
      })
    #expect(try field("link", form).note == note && !note.contains("Shop"))
    #expect(!form.fields.contains { ["link-files", "kind"].contains($0.key) })
    #expect(form[WidgetForm.name] == "orders-2")
    #expect(try field("city", form).note.contains("Shop"))
  }

  @Test(arguments: [
    ("compare", "1 hour", "expected a number and its unit"), ("digits", "x", "expected a whole"),
    ("range", "9..1", "expected two numbers"), ("values", "[.a", "not"),
    ("source", "{http: x}", "address"), ("good", "sideways", "expected one of up"),
    ("warn", "{above: x}", "expected a number"), (WidgetForm.name, "a b", "expected letters"),
    (WidgetForm.name, "cpu", "has a widget cpu already"), ("pick", "][", "jq"),
  ])
  func mistakes(key: String, text: String, words: String) throws {
    var form = form()
    form[key] = text
    let mistake = try #require(try field(key, form).mistake)
    #expect(mistake.contains(words), "\(mistake)")
    #expect(form.widget[key] == nil || key == WidgetForm.name)
  }

  @Test func aLineBecomesASourceWhenItIsRead() throws {
    var form = form()
    form["source"] = "df -h"
    #expect(try field("source", form).mistake == nil)
    #expect(form.widget["source"] == nil)
    #expect(form.fields[try #require(form.firstMistake)].key == "source")
    form["source"] = "system.cpu"
    #expect(form.widget["source"] == "system.cpu" && form.firstMistake == nil)
  }

  @Test func valuesThatContradictEachOther() throws {
    var form = form()
    form["source"] = "system.cpu"
    form["every"] = "5s"
    form["warn"] = "80"
    form["bad"] = "{above: 90}"
    #expect(
      form.widget == [
        "kind": "metric", "source": "system.cpu", "every": "5s", "warn": "80",
        "bad": ["above": "90"],
      ])
    #expect(form.firstMistake == nil)
    form["source"] = ""
    #expect(form.fields[try #require(form.firstMistake)].key == "source")
  }

  @Test(arguments: [
    (FieldControl.duration, "", 1, "1s"), (.duration, "10s", 1, "30s"), (.duration, "45s", 1, "1m"),
    (.duration, "45s", -1, "30s"), (.duration, "1s", -1, ""), (.number, "", 1, "1"),
    (.number, "2.5", -1, "1.5"), (.toggle(yes: "yes", no: "no"), "", 1, "yes"),
    (.toggle(yes: "yes", no: "no"), "no", 1, ""), (.choice(["a", "b"]), "b", 1, ""),
    (.choice(["a", "b"]), "", -1, "b"),
  ])
  func steps(control: FieldControl, text: String, step: Int, expected: String) {
    #expect(control.stepped(text, by: step) == expected)
  }

  @Test func whatWasReadFillsTheForm() throws {
    var tried = TriedSource(
      WidgetTrial(answers: [], proposals: []), of: ["run": ["orders"]], known: [:])
    tried.kinds = ["table", "list"]
    tried.proposals = [
      ["kind": "table", "source": ["run": ["orders"], "format": "csv"], "columns": ["a", "b"]],
      ["kind": "list", "source": ["run": ["orders"], "format": "csv"]],
    ]
    var form = form(nil)
    #expect(form.fields.map(\.key) == ["source", WidgetForm.name])
    form.take(tried, fresh: "orders")
    #expect(form.kind == "table")
    #expect(form[WidgetForm.name] == "orders-2")
    #expect(form["columns"] == "[a, b]")
    #expect(try field("kind", form).control == .choice(["table", "list"]))
    // What another answer says replaces what followed from this one, and not what a person set.
    form["every"] = "5m"
    form.take(["kind": "list", "source": ["run": ["orders"]], "every": "1h"])
    #expect(form.kind == "list" && form["every"] == "5m" && form["columns"] == "")
    // Of a kind that cannot show it, the form says so at the kind.
    var other = self.form("gauge")
    other.take(tried, fresh: nil)
    #expect(try field("kind", other).mistake?.contains("kinds that can: table, list") == true)
  }
}
