import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetCatalog
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// The appointments when their back end fails: the mirror is still there.
@MainActor
@Suite("Faults of the appointments", .fewAtOnce)
struct AppointmentsFaultTests {
  private let folder = TemporaryFolder()
  private let sandbox: Sandbox
  private let app: SalonApp

  init() throws {
    sandbox = try Sandbox(at: "2026-03-14T09:26:00Z")
    try sandbox.sendTheCalendarAtOnce()
    app = try SharedCalendar(kind: .sqlite).app(in: folder).0
    try app.run("insert", "Ada", "--id", "n", "--at", "2026-03-14T09:30:00Z")
  }

  private func scene(
    in family: WidgetFamily = .systemLarge, state: String? = nil, patience: TimeInterval = 60
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        today: {kind: appointments, store: "\(app.shared)", server: "\(sandbox.address)"}
      """, showing: "today", in: family, state: state, patience: patience)
  }

  @Test func theMirrorStaysAndSaysWhatIsWrong() async throws {
    let scene = try scene(state: folder.path)
    try await scene.settle()
    for fault in Fault.ofTransport {
      try sandbox.fail("/calendar", with: "\"\(fault.name)\"")
      try await scene.reload()
      #expect(scene.failure == nil)
      #expect(scene.text.contains("Ada"), "\(fault.name): \(scene.text)")
      #expect(
        scene.text.contains("⚠") == !fault.reason.isEmpty, "\(fault.name): \(scene.text)")
      // In fewer words where all of them have no room.
      let words = fault.reason.contains("connect") ? "no connection" : fault.reason
      #expect(words.isEmpty || scene.text.contains("⚠ \(words)"), "\(fault.name): \(scene.text)")
    }
  }

  /// The date of the stored rows is shown where it fits.
  @Test func theLastSyncIsDated() async throws {
    let scene = try scene(state: folder.path)
    try await scene.settle()
    try sandbox.fail("/calendar", with: #""500""#)
    try await scene.pass(600)
    #expect(scene.text.contains("⚠ HTTP 500 · as of 09:26"), "\(scene.text)")
    // The border has that date too, instead of that of the mirror's reading.
    #expect(!scene.text.contains("09:36"), "\(scene.text)")
    try await scene.pass(86_400)
    #expect(scene.text.contains("⚠ HTTP 500 · as of 14 Mar 09:26"), "\(scene.text)")
    scene.show(in: .systemSmall)
    try await scene.settle()
    #expect(scene.text.contains("⚠ HTTP 500 "), "\(scene.text)")
    #expect(!scene.text.contains("as of"), "\(scene.text)")
  }

  /// The watch of the mirror starts before it is read: nothing is missed, so nothing is requested
  /// twice.
  @Test func theBackEndIsAskedOnceForEachReload() async throws {
    try sandbox.fail("/calendar", with: #""empty""#)
    let scene = try scene(state: folder.path)
    try await scene.settle()
    // That nothing is asked for again shows only in time.
    try await Task.sleep(for: .milliseconds(200))
    try await scene.settle()
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 1)
    try await scene.reload()
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 2)
  }

  @Test(arguments: ["hung", "stalled"])
  func anAnswerThatNeverComes(fault: String) throws {
    try sandbox.fail("/calendar", with: "\"\(fault)\"")
    let store = AppointmentStore(app.shared, folder: "/")
    let receiver = AppointmentReceiver(
      server: sandbox.address, token: "", store: store, timeout: 0.5)
    let failure = #expect(throws: SourceFailure.self) { try receiver.receive(after: 0) }
    #expect(failure?.reason.hasPrefix("no answer in") == true)
    #expect(try store.rows(matching: AppointmentPredicate()).map(\.id) == ["n"])
  }

  /// The rows of the store are shown although the back end does not answer, and a change of one is
  /// shown before the question about others ends.
  @Test func aLocalChangeDoesNotWaitForTheBackEnd() async throws {
    try sandbox.fail("/calendar", with: #""hung""#)
    let scene = try scene(state: folder.path, patience: 0.2)
    try await scene.settle()
    #expect(scene.text.contains("Ada"))
    #expect(!scene.text.contains("⚠"), "\(scene.text)")
    let store = AppointmentStore(app.shared, folder: "/")
    let row = try #require(try store.rows(matching: AppointmentPredicate()).first)
    let changed = Deadline(after: 60)
    try store.write([row.named("Grace")])
    try await scene.shows("Grace")
    // The question is still pending: it is given up after ten seconds.
    #expect(changed.elapsed < 6)
    #expect(!scene.text.contains("⚠"), "\(scene.text)")
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 1)
    // Its end is shown by itself.
    try await scene.shows("⚠ no answer in 10 s")
    #expect(scene.text.contains("Grace"))
  }

  /// An empty store is no empty day before the back end has answered; the answer is shown when it
  /// comes.
  @Test func anAnswerThatComesLate() async throws {
    try app.run("delete", "n")
    try sandbox.fail("/calendar", with: #""slow;seconds=5""#)
    let scene = try scene(state: folder.path, patience: 0.2)
    try await scene.settle()
    #expect(scene.text.contains("Loading appointments…"), "\(scene.text)")
    try await scene.shows("Loading", not: true)
    try await scene.shows(" ● ")
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 1)
  }

  /// A changed row is applied without a question to the back end, whose own rhythm goes on.
  @Test(arguments: SharedCalendar.both)
  func aChangedRowAsksNobody(_ calendar: SharedCalendar) async throws {
    let (app, store) = try calendar.app(in: folder)
    try sandbox.fail("/calendar", with: #""empty""#)
    let scene = try Scene(
      """
      version: 1
      widgets:
        today:
          {kind: appointments, store: "\(app.database ?? app.shared)", server: "\(sandbox.address)"}
      """, showing: "today", in: .systemLarge, state: folder.path)
    try await scene.settle()
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 1)
    let next = try #require(scene.nextReload)
    try sandbox.send("DELETE", "/_log")
    let row = try FullAppointment(
      json: DiaryMirrorTests.json(
        id: "a", starts: "2026-03-14T09:30:00Z", ends: "2026-03-14T10:00:00Z")
    ).light
    try store.write([row])
    try await scene.shows("Ada Byron")
    try store.write([row.named("Grace")])
    try await scene.shows("Grace")
    #expect(!scene.text.contains("Byron"))
    try store.delete(["a"])
    try await scene.shows("Grace", not: true)
    try await scene.settle()
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 0)
    // Changes do not put the next question off.
    #expect(scene.nextReload == next)
    try await scene.pass(301)
    #expect(try sandbox.requests().count { $0.contains("/calendar") } == 1)
  }

  /// A slow back end is read to its end in steps.
  @Test func aSlowBackEndIsReadInSeveralReloads() async throws {
    try sandbox.send("PUT", "/_settings", #"{"page_delay": 0.2, "page_size": 100}"#)
    let store = AppointmentStore(app.shared, folder: "/")
    let receiver = AppointmentReceiver(
      server: sandbox.address, token: "", store: store, timeout: 0.7)
    var (sequence, reloads, isDone) = (0, 0, false)
    while !isDone, reloads < 40 {
      do throws(SourceFailure) {
        try receiver.receive(after: sequence) { sequence = $0.sequence }
        isDone = true
      } catch {
        reloads += 1
      }
    }
    #expect(isDone && reloads > 0)
    let all = AppointmentReceiver(server: sandbox.address, token: "", store: store)
    var last = 0
    try sandbox.sendTheCalendarAtOnce()
    try all.receive(after: 0) { last = $0.sequence }
    #expect(sequence == last)
  }

  /// An appointment that cannot be read is skipped and counted; the following ones are read all the
  /// same.
  @Test func oneThatCannotBeRead() async throws {
    try sandbox.fail("/calendar", with: #""one-wrong""#)
    let scene = try scene(state: folder.path)
    try await scene.settle()
    #expect(scene.text.contains("⚠ 1 not readable"), "\(scene.text)")
    let store = AppointmentStore(app.shared, folder: "/")
    let count = try store.rows(matching: AppointmentPredicate()).count
    #expect(count > 100)
    try sandbox.heal()
    try await scene.reload()
    #expect(try store.rows(matching: AppointmentPredicate()).count == count)
  }

  /// The app also learns of changes to attributes that only the full appointment has.
  @Test func aChangeThatTheRowDoesNotShow() throws {
    let store = AppointmentStore(app.shared, folder: "/")
    let receiver = AppointmentReceiver(server: sandbox.address, token: "", store: store)
    var sequence = 0
    try receiver.receive(after: 0) { sequence = $0.sequence }
    try app.run("sync", sandbox.address)
    let flagged = AppointmentPredicate(needsSync: true)
    try store.unflag(store.rows(matching: flagged))
    let row = try #require(try store.rows(matching: AppointmentPredicate()).last { $0.id != "n" })
    try sandbox.send(
      "PUT", "/calendar/appointments/\(row.id)", #"{"notes": "Rings when she is near"}"#)
    try receiver.receive(after: sequence)
    let told = try store.rows(matching: flagged)
    #expect(told.map(\.id) == [row.id])
    #expect(told.first?.fullJSON?.contains("Rings when she is near") == true)
  }

  /// The app deletes its calendar and creates another: the widget reads the back end from the
  /// start.
  @Test func aStoreThatBeganAnew() async throws {
    let scene = try scene(state: folder.path)
    try await scene.settle()
    let store = AppointmentStore(app.shared, folder: "/")
    let count = try store.rows(matching: AppointmentPredicate()).count
    for name in [app.shared, app.own] {
      for end in ["", "-wal", "-shm"] { unlink(name + end) }
    }
    try app.run("insert", "Grace", "--id", "m", "--at", "2026-03-14T09:30:00Z")
    try await scene.reload()
    #expect(try store.rows(matching: AppointmentPredicate()).count == count)
    #expect(scene.text.contains("Grace") && !scene.text.contains("Ada"))
  }

  @Test(arguments: ["401", "403", "expired"])
  func whoMayNotSeeThemIsShownNone(fault: String) async throws {
    let scene = try scene()
    try await scene.settle()
    try sandbox.fail("/calendar", with: "\"\(fault)\"")
    try await scene.reload()
    #expect(scene.text.contains("Sign in to see appointments"), "\(scene.text)")
    #expect(!scene.text.contains("Ada"))
    try sandbox.heal()
    try await scene.reload()
    #expect(scene.text.contains("Ada"))
  }

  @Test(arguments: [
    #"{"name": "429", "seconds": 3600}"#, #"{"name": "429-date", "seconds": 3600}"#,
  ])
  func tooManyRequests(fault: String) async throws {
    try sandbox.fail("/calendar", with: fault)
    let scene = try scene()
    try await scene.settle()
    #expect(scene.text.contains("⚠ HTTP 429"))
    // The server's hour counts, not the board's five minutes.
    #expect(try #require(scene.nextReload) > Date() + 3000)
  }

  @Test func noneAndTenThousand() async throws {
    try sandbox.fail("/calendar", with: #""empty""#)
    let scene = try scene()
    try await scene.settle()
    #expect(scene.text.contains("Ada"))
    try sandbox.fail("/calendar", with: #""many""#)
    let store = AppointmentStore(app.shared, folder: "/")
    // On a busy machine an answer of all of them may take longer than it may.
    for _ in 0..<10 {
      try await scene.reload()
      if try store.rows(matching: AppointmentPredicate()).count == 10_001 { break }
    }
    #expect(scene.failure == nil)
    #expect(!scene.text.contains("⚠"), "\(scene.text)")
    #expect(try store.rows(matching: AppointmentPredicate()).count == 10_001)
  }

  /// The same appointments with their dates an hour later: the mirror follows, and has no
  /// duplicates.
  @Test func clockSkew() async throws {
    let scene = try scene()
    try await scene.settle()
    let store = AppointmentStore(app.shared, folder: "/")
    let before = try store.rows(matching: AppointmentPredicate()).map(\.id).sorted()
    try sandbox.fail("/calendar", with: #"{"name": "skew", "seconds": 3600}"#)
    try await scene.reload()
    #expect(scene.failure == nil)
    #expect(try store.rows(matching: AppointmentPredicate()).map(\.id).sorted() == before)
  }

  @Test(arguments: Fault.texts)
  func textsOfAllKinds(texts: String) async throws {
    try app.run("delete", "n")
    try sandbox.send("PUT", "/_settings", #"{"page_size": 100}"#)
    try sandbox.fail("/calendar", with: "\"text-\(texts)\"")
    let scene = try scene(state: folder.path)
    for family in AppointmentsWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.failure == nil)
      #expect(scene.grid.isHarmless, "\(scene.text)")
      #expect(!scene.text.contains("No more"), "\(scene.text)")
    }
  }

  /// Nothing that a server puts into identifiers, addresses, dates and colours reaches the
  /// terminal.
  @Test func textsInEveryField() async throws {
    try sandbox.fail("/calendar", with: #""text-everywhere""#)
    let scene = try scene(state: folder.path)
    for family in AppointmentsWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.grid.isHarmless, "\(scene.text)")
    }
  }

  /// Twenty reloads at once are all denied with an expired token, and then leave the same rows as
  /// one.
  @Test func twentyReloadsAtOnce() async throws {
    let store = AppointmentStore(app.shared, folder: "/")
    let receiver = AppointmentReceiver(server: sandbox.address, token: "", store: store)
    try sandbox.fail("/calendar", with: #""expired""#)
    for outcome in await Self.outcomes(of: receiver) {
      #expect(throws: SourceFailure.self) { try outcome.get() }
    }
    #expect(try store.rows(matching: AppointmentPredicate()).map(\.id) == ["n"])
    try sandbox.heal()
    try sandbox.fail("/calendar", with: #"{"name": "many", "rows": 50}"#)
    for outcome in await Self.outcomes(of: receiver) { try outcome.get() }
    #expect(try store.rows(matching: AppointmentPredicate()).count == 51)
    // Each row is logged once: writing the same row again changes nothing.
    #expect(try store.changes(after: 1, matching: AppointmentPredicate())?.sequence == 51)
  }

  /// Returns the outcomes of twenty reloads at once.
  private nonisolated static func outcomes(
    of receiver: AppointmentReceiver
  ) async -> [Result<Void, SourceFailure>] {
    await withTaskGroup(of: Result<Void, SourceFailure>.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do throws(SourceFailure) {
            return .success(
              try await ReadingThreads.shared.result { () throws(SourceFailure) in
                try receiver.receive(after: 0)
              })
          } catch {
            return .failure(error)
          }
        }
      }
      var outcomes: [Result<Void, SourceFailure>] = []
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
  }

  /// A store that is invalid or locked for long is reported in the border; the data stays.
  @Test func aBrokenStore() async throws {
    let scene = try scene()
    try await scene.settle()
    #expect(scene.text.contains("Ada"))
    for name in ["shared.sqlite", "shared.sqlite-wal", "shared.sqlite-shm"] {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    try Data("this is no database, but long enough to look like a file of some kind".utf8)
      .write(to: URL(filePath: app.shared))
    try await scene.reload()
    // Rows that were written before may be news until the watch, too, has found the store broken.
    try await comesAbout { scene.failure != nil }
    #expect(scene.text.contains("Ada"))
  }
}

extension LightAppointment {
  /// Returns the row with another customer.
  fileprivate func named(_ customer: String) -> LightAppointment {
    var row = self
    row.customer = customer
    return row
  }
}
