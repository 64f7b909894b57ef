import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSources

@testable import WidgetSystems

/// The three ways in which an appointment is opened by its link.
@Suite(.timeLimit(.minutes(2))) struct AppointmentOpeningTests {
  private let folder = TemporaryFolder()

  private func parts() throws -> (SalonApp, AppointmentStore, AppointmentOpening) {
    let (app, store) = try SharedCalendar(kind: .sqlite).app(in: folder)
    return (app, store, AppointmentOpening(diary: DiaryStore(path: app.own), store: store))
  }

  private func states(_ opening: AppointmentOpening, _ id: String) async
    -> [AppointmentOpening.State]
  {
    let told = Told<AppointmentOpening.State>()
    await opening.open(id) { told.add($0) }
    return told.all
  }

  @Test func oneThatTheAppHasIsOpenedAtOnce() async throws {
    let (app, _, opening) = try parts()
    try app.run("insert", "Ada", "--id", "a", "--at", "2026-03-14T09:30:00Z")
    let states = await states(opening, "a")
    try #require(states.count == 1)
    guard case .opened(let full) = states[0] else {
      Issue.record("\(states)")
      return
    }
    #expect(full.customer == "Ada")
  }

  @Test func oneThatTheRunningAppIsAboutToTakeIsWaitedFor() async throws {
    let (app, store, opening) = try parts()
    let running = try RunningApp(app)
    try store.write([try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged])
    var patient = opening
    patient.patience = 30
    let states = await states(patient, "w")
    #expect(states.last == .opened(try FullAppointment(json: DiaryMirrorTests.json(id: "w"))))
    // The app may be quicker than the link.
    #expect(states.count == 1 || states.first == .loading("Waiting for the app to take it…"))
    #expect(DiaryStore(path: app.own).isOpenElsewhere)
    withExtendedLifetime(running) {}
  }

  @Test func oneThatIsOnlyInTheMirrorIsOpenedAfterTheInitialSync() async throws {
    let (_, store, opening) = try parts()
    try store.write([try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged])
    let told = Told<AppointmentOpening.State>()
    let mayGoOn = InitialSync()
    var slow = opening
    slow.patience = 0
    slow.beforeSync = { await mayGoOn.wait() }
    let task = Task { [slow] in await slow.open("w") { told.add($0) } }
    try await told.waits(for: 1)
    // It stays in its loading state as long as the sync takes, and does not give up.
    #expect(told.all == [.loading("Loading appointments…")])
    mayGoOn.open()
    await task.value
    #expect(
      told.all == [
        .loading("Loading appointments…"),
        .opened(try FullAppointment(json: DiaryMirrorTests.json(id: "w"))),
      ])
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [])
  }

  /// The purpose of the gate: a look before the first sync finds nothing.
  @Test func withoutTheGateTheAppointmentIsNotThere() async throws {
    let (_, store, opening) = try parts()
    try store.write([try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged])
    #expect(try opening.diary.find("w") == nil)
    #expect(await states(opening, "w").count == 2)
    #expect(try opening.diary.find("w") != nil)
  }

  /// Another process starts the app and is slow: the link waits at its gate, without a limit of its
  /// own.
  @Test func anotherProcessThatStartsSlowlyIsWaitedFor() async throws {
    let (app, store, opening) = try parts()
    try store.write([try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged])
    let signal = "\(folder.path)/go-on"
    let starting = try RunningApp(app, until: signal)
    var impatient = opening
    impatient.patience = 0.1
    let told = Told<AppointmentOpening.State>()
    let task = Task { [impatient] in await impatient.open("w") { told.add($0) } }
    try await told.waits(for: 1)
    #expect(told.all == [.loading("Loading appointments…")])
    try Data().write(to: URL(filePath: signal))
    await task.value
    #expect(
      told.all == [
        .loading("Loading appointments…"),
        .opened(try FullAppointment(json: DiaryMirrorTests.json(id: "w"))),
      ])
    withExtendedLifetime(starting) {}
  }

  /// The bug that the gate prevents: a link that is handled while another process starts the app
  /// finds nothing.
  @Test func withoutTheGateOfAnotherProcessTheAppointmentIsNotThere() async throws {
    let (app, store, opening) = try parts()
    try store.write([try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged])
    let starting = try RunningApp(app, until: "\(folder.path)/never")
    var ungated = opening
    ungated.patience = 0.1
    ungated.hasGate = false
    guard case .failed(let failure)? = await states(ungated, "w").last else {
      Issue.record("the appointment was opened before the initial sync")
      return
    }
    #expect(failure.reason == "no appointment w")
    withExtendedLifetime(starting) {}
  }

  /// The gate of a process that ends while it starts the app opens; the link then does the initial
  /// sync itself.
  @Test func aStartThatIsBrokenOff() async throws {
    let (app, store, opening) = try parts()
    try store.write([try FullAppointment(json: DiaryMirrorTests.json(id: "w")).flagged])
    var starting: RunningApp? = try RunningApp(app, until: "\(folder.path)/never")
    let told = Told<AppointmentOpening.State>()
    let task = Task { await opening.open("w") { told.add($0) } }
    try await told.waits(for: 1)
    #expect(told.all == [.loading("Loading appointments…")])
    withExtendedLifetime(starting) {}
    starting = nil
    await task.value
    #expect(
      told.all.last == .opened(try FullAppointment(json: DiaryMirrorTests.json(id: "w"))))
  }

  @Test func oneThatNobodyHasIsSaidInWords() async throws {
    let (_, _, opening) = try parts()
    let states = await states(opening, "gone")
    guard case .failed(let failure)? = states.last else {
      Issue.record("\(states)")
      return
    }
    #expect(failure.reason == "no appointment gone")
    #expect(failure.detail.contains("deleted, or never came here"))
  }

  @Test(arguments: [
    ("salon://appointments/apt-12", "apt-12"), ("salon://appointments/a%20b%2Fc", "a b/c"),
  ])
  func linksNameAppointments(_ address: String, _ id: String) {
    #expect(AppointmentLink(address)?.id == id)
    #expect(AppointmentLink(AppointmentLink(id: id).address)?.id == id)
  }

  @Test(arguments: [
    "salon://appointments/", "salon://customers/5", "https://appointments/apt-12", "", "salon:",
  ])
  func otherAddressesNameNone(_ address: String) { #expect(AppointmentLink(address) == nil) }
}

/// The salon's app while it runs; it ends with this object.
final class RunningApp: Sendable {
  private let process: pid_t
  nonisolated(unsafe) private let output: UnsafeMutablePointer<FILE>

  /// Starts the app. With a file for which its initial sync waits, it is still starting when this
  /// returns.
  init(_ app: SalonApp, until signal: String? = nil) throws {
    let words = app.arguments(["run"] + (signal.map { ["--until", $0] } ?? [])).map { "'\($0)'" }
      .joined(
        separator: " ")
    output = try #require(popen("echo $$; exec \(words)", "r"))
    process = try #require(pid_t(Self.line(output)))
    #expect(Self.line(output) == "loading")
    if signal == nil { #expect(Self.line(output).hasPrefix("took")) }
  }

  deinit {
    // Swift's own threads block other signals, and so do the processes that they start.
    kill(process, SIGKILL)
    pclose(output)
  }

  private static func line(_ file: UnsafeMutablePointer<FILE>) -> String {
    var buffer = [CChar](repeating: 0, count: 1024)
    guard fgets(&buffer, Int32(buffer.count), file) != nil else { return "" }
    let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
