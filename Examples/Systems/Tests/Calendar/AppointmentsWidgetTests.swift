import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

/// A salon's appointments, from the app, the shared calendar and the back end to the screen.
@MainActor
@Suite("Appointments", .fewAtOnce)
struct AppointmentsWidgetTests {
  static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  private let folder = TemporaryFolder()

  /// Returns the board that reads the test's calendar.
  private func scene(
    _ app: SalonApp, in family: WidgetFamily = .systemLarge, settings: String = "",
    state: String? = nil
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        today: {kind: appointments, store: "\(app.database ?? app.shared)"\(settings)}
      """, showing: "today", in: family, state: state)
  }

  /// Returns an app with an appointment in progress, a cancelled one, and some to come.
  private func filled(_ calendar: SharedCalendar = SharedCalendar(kind: .sqlite)) throws -> SalonApp
  {
    let (app, store) = try calendar.app(in: folder)
    let rows = [
      ("a", "09:00", "10:30", "Olivia Grant", "Colour", "Nora", "arrived", "#7b2d8b"),
      ("b", "10:00", "10:15", "Samir Patel", "Beard trim", "Kai", "cancelled", "#0a5ca8"),
      (
        "c", "10:30", "11:15", "Chloé Martin", "Cut and finish + Brows", "Elif", "booked", "#c23030"
      ),
      ("d", "13:00", "14:00", "田中 由紀", "Gel nails", "Mateo", "confirmed", "#3f8f3a"),
      ("e", "16:45", "17:45", "Łukasz Nowak", "Full massage", "Jun", "booked", "#c98a2b"),
      ("past", "08:00", "08:45", "Tom Ashworth", "Cut", "Nora", "completed", "#7b2d8b"),
    ]
    try store.write(
      rows.map { id, starts, ends, customer, service, employee, status, colour in
        LightAppointment(
          id: id, starts: "2026-03-14T\(starts):00Z", ends: "2026-03-14T\(ends):00Z",
          customer: customer, service: service, employee: employee, status: status, colour: colour)
      })
    return app
  }

  @Test func everyFamily() async throws {
    let app = try filled()
    let scene = try scene(app)
    try expectGolden(try await scene.pictures(of: Self.families), named: "content")
    try expectGolden(
      AppointmentsView(entry: .sample(at: Date(timeIntervalSinceReferenceDate: 0))),
      named: "placeholder", families: Self.families, redaction: .placeholder)
    let other = TemporaryFolder()
    let (empty, _) = try SharedCalendar(kind: .sqlite).app(in: other)
    try expectGolden(
      try await self.scene(empty).pictures(of: Self.families), named: "empty")
    withExtendedLifetime(other) {}
    // A path of the test's own would get a retry time of its own.
    let missing = SalonApp(folder: "/nonexistent")
    try expectGolden(
      try await self.scene(missing).pictures(of: Self.families), named: "failed")
  }

  /// Changes by another process appear on the screen without a request; only changes that concern
  /// the widget make it read again.
  @Test(arguments: SharedCalendar.both)
  func changesOfAnotherProcessAreShown(_ calendar: SharedCalendar) async throws {
    let app = try filled(calendar)
    let scene = try scene(app)
    try await scene.settle()
    #expect(!scene.text.contains("Ada"))
    try app.run("insert", "Ada", "--id", "n", "--at", "2026-03-14T12:00:00Z")
    try await scene.shows("Ada")
    try app.run("change", "n", "--customer", "Grace")
    try await scene.shows("Grace")
    #expect(!scene.text.contains("Ada"))
    try app.run("delete", "n")
    try await scene.shows("Grace", not: true)
  }

  /// The dashboard may start before the app has ever run, even if there is a database already.
  @Test(arguments: SharedCalendar.both)
  func aCalendarThatComesLater(_ calendar: SharedCalendar) async throws {
    var app = SalonApp(folder: folder.path)
    if calendar.kind == .postgresql { app.database = try SharedCalendar.database() }
    let scene = try scene(app)
    try await scene.settle()
    let failure = try #require(scene.failure)
    #expect(failure.hasPrefix("no shared calendar: "))
    #expect(failure.hasSuffix("the salon's app makes it when it first runs."))
    try app.run("insert", "Ada", "--id", "n", "--at", "2026-03-14T12:00:00Z")
    try await scene.shows("Ada")
  }

  /// A file of another program, or of an app that ended before it created its tables, is not a
  /// calendar yet.
  @Test func aFileWithoutTables() async throws {
    let app = SalonApp(folder: folder.path)
    try Data().write(to: URL(filePath: app.shared))
    let scene = try scene(app)
    try await scene.settle()
    #expect(scene.failure?.hasPrefix("no shared calendar: The database has no table") == true)
  }

  /// An appointment completed early is no longer in progress: the following one is next.
  @Test(arguments: ["completed", "cancelled", "noShow"])
  func whatIsDoneEarlyIsNotGoingOn(status: String) async throws {
    let app = try filled()
    try app.run("insert", "Ann", "--id", "early", "--at", "2026-03-14T09:15:00Z", "--service", "1")
    try app.run("change", "early", "--status", status)
    let store = AppointmentStore(app.shared, folder: "/")
    try store.delete(["a", "b"])
    let scene = try scene(app)
    if status == "completed" {
      try expectGolden(try await scene.pictures(of: Self.families), named: "done-early")
    }
    scene.show(in: .systemSmall)
    try await scene.settle()
    #expect(!scene.text.contains(" left"), "\(scene.text)")
    #expect(scene.text.contains("in 1 hr"), "\(scene.text)")
    try store.delete(["c", "d", "e"])
    try await scene.reload()
    #expect(scene.text.contains("Ann"), "\(scene.text)")
    #expect(!scene.text.contains(" left"), "\(scene.text)")
  }

  /// Time passes on the screen without any request, although the calendar is gone.
  @Test func timePassesWithoutReading() async throws {
    let app = try filled()
    let scene = try scene(app, in: .accessoryInline)
    try await scene.settle()
    #expect(scene.text.contains("09:00 Olivia Grant 1 hr left"), "\(scene.text)")
    try FileManager.default.removeItem(atPath: app.shared)
    try await scene.pass(3900)
    #expect(scene.text.contains("10:30 Ch"), "\(scene.text)")
    try await scene.pass(3 * 3600)
    #expect(scene.text.contains("13:00 田中"), "\(scene.text)")
  }

  /// After the last appointment of the day, tomorrow's are shown, and said to be tomorrow's; from
  /// midnight on they are today's, all without reading.
  @Test func afterTheLastAppointmentOfTheDay() async throws {
    let app = try filled()
    let store = AppointmentStore(app.shared, folder: "/")
    let today = try store.rows(matching: AppointmentPredicate()).filter { $0.id != "past" }
    try store.write(
      today.map { row in
        var row = row
        row.id += "-tomorrow"
        row.starts = row.starts.replacing("-14T", with: "-15T")
        row.ends = row.ends.replacing("-14T", with: "-15T")
        row.status = "booked"
        return row
      })
    let scene = try scene(app)
    try await scene.settle()
    #expect(!scene.text.contains("omorrow"))
    #expect(scene.text.contains("16:45"))
    #expect(scene.grid.links.count == 5)
    // The last one ends at 17:45.
    try await scene.pass(8.5 * 3600)
    try expectGolden(try await scene.pictures(of: Self.families), named: "tomorrow")
    scene.show(in: .systemLarge)
    try await scene.settle()
    try FileManager.default.removeItem(atPath: app.shared)
    try await scene.pass(6 * 3600)
    #expect(scene.text.contains("No more today. Tomorrow:"), "\(scene.text)")
    try await scene.pass(10 * 60)
    #expect(!scene.text.contains("omorrow"), "\(scene.text)")
    #expect(scene.text.contains("09:00 ○ Olivia Grant"), "\(scene.text)")
  }

  /// In medium and large tiles each row opens its appointment; in small ones the whole widget does.
  @Test func rowsAreLinks() async throws {
    let scene = try scene(try filled())
    try await scene.settle()
    let urls = scene.grid.links.map { "\($0.url)" }
    #expect(urls == ["a", "b", "c", "d", "e"].map { "salon://appointments/\($0)" })
    scene.show(in: .systemSmall)
    try await scene.settle()
    #expect(scene.grid.links.map { "\($0.url)" } == ["salon://appointments/a"])
  }

  @Test func oneEmployeesAppointments() async throws {
    let scene = try scene(try filled(), settings: ", employee: Elif")
    try await scene.settle()
    #expect(scene.text.contains("Chloé"))
    #expect(!scene.text.contains("Olivia"))
  }

  /// News from the back end are written to the shared calendar, flagged and in full, for the app to
  /// take over.
  @Test func whatTheBackEndHasComesFlagged() async throws {
    let (app, store) = try SharedCalendar(kind: .sqlite).app(in: folder)
    let sandbox = try Sandbox(at: "2026-03-14T09:26:00Z")
    try sandbox.send("PUT", "/_settings", #"{"page_delay": 0, "page_size": 50}"#)
    let scene = try scene(app, settings: ", server: \"\(sandbox.address)\"", state: folder.path)
    try await scene.settle()
    #expect(scene.failure == nil)
    let flagged = try store.rows(matching: AppointmentPredicate(needsSync: true))
    #expect(flagged.count > 100)
    #expect(flagged.allSatisfy { (try? FullAppointment(json: $0.fullJSON ?? ""))?.id == $0.id })
    try sandbox.send("DELETE", "/_log")
    // A reload requests only what is new since the previous one.
    try sandbox.send(
      "POST", "/calendar/appointments",
      DiaryMirrorTests.json(id: "new", starts: "2026-03-14T09:30:00Z", ends: "2026-03-14T10:00:00Z")
    )
    try await scene.reload()
    try await scene.shows("Ada Byron")
    let asked = (try sandbox.get("/_log")["requests"]?.items ?? [])
      .filter { $0["method"] == "GET" && $0["path"] == "/calendar/appointments" }
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { ($0["query"]?["since"]?.number ?? 0) > 100 })
    // The app takes all of them over, and they are still shown.
    #expect(try app.run("take") == "took \(flagged.count + 1)\n")
    try await scene.shows("Ada Byron")
    try sandbox.send("DELETE", "/calendar/appointments/new")
    try await scene.reload()
    try await scene.shows("Ada Byron", not: true)
  }

  /// Appointments that the app already has are not flagged again.
  @Test func whatTheAppHasIsNotFlaggedAgain() async throws {
    let (app, store) = try SharedCalendar(kind: .sqlite).app(in: folder)
    let sandbox = try Sandbox(at: "2026-03-14T09:26:00Z")
    try sandbox.send("PUT", "/_settings", #"{"page_delay": 0}"#)
    try app.run("sync", sandbox.address)
    let scene = try scene(app, settings: ", server: \"\(sandbox.address)\"")
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [])
  }
}

extension Scene {
  /// Waits until the picture has, or has not, some words.
  func shows(_ words: String, not: Bool = false) async throws {
    let end = Date() + 30
    while text.contains(words) == not {
      try #require(Date() < end, "\(text)")
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
