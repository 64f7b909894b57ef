import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems

/// A press on the mark of a booked appointment.
@MainActor
@Suite("Confirming an appointment", .fewAtOnce)
struct ConfirmAppointmentTests {
  private static let title = "Confirm appointment"
  private let folder = TemporaryFolder()
  private let sandbox: Sandbox
  private let app: SalonApp

  init() throws {
    sandbox = try Sandbox(at: "2026-03-14T09:26:00Z")
    try sandbox.sendTheCalendarAtOnce()
    app = SalonApp(folder: folder.path)
    try app.run("sync", sandbox.address)
    for (id, starts, ends) in [("ann", "09:20", "10:00"), ("bo", "09:25", "11:00")] {
      try sandbox.send(
        "POST", "/calendar/appointments",
        """
        {"id": "\(id)", "customer": {"name": "Guest \(id)"}, "status": "booked",
        "employee": {"name": "Zoe"}, "services": [{"name": "Cut"}],
        "starts": "2026-03-14T\(starts):00Z", "ends": "2026-03-14T\(ends):00Z"}
        """)
    }
  }

  private func scene(
    in family: WidgetFamily = .systemMedium, server: String? = nil
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        today: {kind: appointments, store: "\(app.shared)", employee: Zoe,
          server: "\(server ?? sandbox.address)"}
      """, showing: "today", in: family, state: folder.path)
  }

  private func status(_ id: String) throws -> String? {
    try sandbox.get("/calendar/appointments/\(id)")["status"]?.words
  }

  /// The back end has it, the mirror has it flagged and in full, and the tile shows it.
  @Test func itIsConfirmedEverywhere() async throws {
    let scene = try scene()
    try await scene.settle()
    #expect(
      scene.text.contains("○ Guest ann") && scene.text.contains("○ Guest bo"), "\(scene.text)")
    try await scene.press(Self.title)
    try await scene.shows("● Guest ann")
    #expect(scene.text.contains("○ Guest bo"))
    #expect(scene.notice == "Confirmed Guest ann")
    #expect(try status("ann") == "confirmed" && status("bo") == "booked")
    let store = AppointmentStore(app.shared, folder: "/")
    let row = try #require(
      try store.rows(matching: AppointmentPredicate(needsSync: true)).first {
        $0.id == "ann"
      })
    #expect(try FullAppointment(json: row.fullJSON ?? "").status == "confirmed")
    // The app takes it over like any other news.
    try app.run("take")
    #expect(try app.run("list").contains("confirmed"))
  }

  @Test func theSmallOneConfirmsTheNext() async throws {
    let scene = try scene(in: .systemSmall)
    try await scene.settle()
    #expect(scene.text.contains("confirm"), "\(scene.text)")
    try await scene.press(Self.title)
    try await scene.shows("confirm", not: true)
    #expect(try status("ann") == "confirmed")
  }

  /// An appointment that was moved or called off since is left as it is.
  @Test func whatHasChangedSinceIsNotConfirmed() async throws {
    let scene = try scene()
    try await scene.settle()
    let (ann, bo) = (scene.buttons(Self.title)[0], scene.buttons(Self.title)[1])
    try sandbox.send(
      "PUT", "/calendar/appointments/ann",
      #"{"starts": "2026-03-14T09:40:00Z", "ends": "2026-03-14T10:20:00Z"}"#)
    try sandbox.send("PUT", "/calendar/appointments/bo", #"{"status": "cancelled"}"#)
    for address in [ann, bo] {
      try await scene.press(address: address)
      #expect(scene.notice == "Confirm appointment: it has changed")
    }
    #expect(try status("ann") == "booked" && status("bo") == "cancelled")
    #expect(scene.text.contains("09:40 ○ Guest ann"), "\(scene.text)")
    #expect(scene.text.contains("cancelled"))
    #expect(scene.text.contains("⚠ it has changed"), "\(scene.text)")
  }

  /// With the back end away nothing is confirmed, neither there nor in the mirror.
  @Test func withoutAConnectionNothingIsConfirmed() async throws {
    let scene = try scene()
    try await scene.settle()
    let store = AppointmentStore(app.shared, folder: "/")
    let before = try store.rows(matching: AppointmentPredicate())
    try sandbox.fail("/calendar", with: #""503""#)
    try await scene.press(Self.title)
    #expect(scene.notice == "Confirm appointment: HTTP 503")
    #expect(scene.text.contains("○ Guest ann"))
    #expect(scene.text.contains("⚠ HTTP 503 · press failed"), "\(scene.text)")
    #expect(try store.rows(matching: AppointmentPredicate()) == before)
    try sandbox.heal()
    #expect(try status("ann") == "booked")
  }

  /// A second press of the same button changes nothing at the back end.
  @Test func twiceIsOnce() async throws {
    let scene = try scene()
    try await scene.settle()
    let ann = try #require(scene.buttons(Self.title).first)
    try await scene.press(address: ann)
    let version = try sandbox.get("/calendar/appointments/ann")["version"]?.number
    scene.clock.now += 1
    try await scene.reload()
    try await scene.press(address: ann)
    #expect(scene.notice == "Confirmed Guest ann")
    #expect(try sandbox.get("/calendar/appointments/ann")["version"]?.number == version)
  }

  /// Where only the app brings what is new, nothing can be confirmed.
  @Test func withoutABackEndThereIsNoButton() async throws {
    try app.run("receive", sandbox.address)
    let scene = try scene(server: "")
    try await scene.settle()
    #expect(scene.text.contains("○ Guest ann"), "\(scene.text)")
    #expect(scene.buttons(Self.title).isEmpty)
  }
}
