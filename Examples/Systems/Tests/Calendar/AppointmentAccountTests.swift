import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSources
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

/// Two accounts, whose appointments are never shown, stored or opened together.
@MainActor
@Suite("Accounts of the calendar", .fewAtOnce)
struct AppointmentAccountTests {
  private let folder = TemporaryFolder()
  private let sandbox: Sandbox
  private let app: SalonApp

  init() throws {
    sandbox = try Sandbox(at: "2026-03-14T09:26:00Z")
    try sandbox.sendTheCalendarAtOnce()
    app = SalonApp(folder: folder.path)
    for (user, password) in [("alice", "aurora"), ("bob", "borealis")] {
      let token = try token(of: user, password)
      try sandbox.send(
        "POST", "/calendar/appointments",
        """
        {"id": "\(user)-guest", "customer": {"name": "Guest of \(user)"}, "status": "booked",
        "employee": {"name": "Nora"}, "services": [{"name": "Cut"}],
        "starts": "2026-03-14T09:20:00Z", "ends": "2026-03-14T10:00:00Z"}
        """, token: token)
    }
  }

  private func token(of user: String, _ password: String) throws -> String {
    let answer = try sandbox.send(
      "POST", "/calendar/login", #"{"user": "\#(user)", "password": "\#(password)"}"#)
    return try #require(answer["token"]?.words)
  }

  /// Writes a token to where the app keeps it.
  private func keep(_ token: String) throws {
    let path = "\(app.own).token"
    unlink(path)
    try token.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o600)
  }

  private var board: String {
    """
    version: 1
    secrets: {salon: {file: "\(app.own).token"}}
    widgets:
      today:
        {kind: appointments, store: "\(app.shared)", diary: "\(app.own)",
         server: "\(sandbox.address)", token: "${secret:salon}"}
    """
  }

  private func scene() throws -> Scene {
    try Scene(
      board, showing: "today", in: .systemLarge, state: folder.path, patience: 0.2,
      path: "\(folder.path)/board.yaml")
  }

  private func owners() throws -> Set<String> {
    let rows = try AppointmentStore(app.shared, folder: "/").rows(matching: AppointmentPredicate())
    return Set(rows.map { String($0.id.prefix { $0 != "-" }) })
  }

  /// Returns the last state of an opening by `widgettui open`.
  private func opened(_ id: String) throws -> LinkRoute.State? {
    let path = try folder.write(board + "\npages: {Home: [today]}\n", to: "board.yaml")
    let told = Told<LinkRoute.State>()
    let command = try OpenCommand(
      options: try Options(["widgettui", "open", "--board", path, "salon://appointments/\(id)"]),
      board: nil,
      catalog: { [folder] in
        Catalog(SystemWidgets(clock: $0.clock, state: folder.path))
      }, show: { told.add($0) })
    try? command.run()
    return told.all.last
  }

  @Test func nothingOfAliceIsBesideBobs() async throws {
    try app.run("sign-in", "alice", "aurora", sandbox.address)
    try app.run("sync", sandbox.address)
    let scene = try scene()
    try await scene.shows("Guest of alice")
    #expect(try owners() == ["alice"])

    // The app is another process; nobody presses a key.
    try app.run("sign-in", "bob", "borealis", sandbox.address)
    try await scene.shows("Guest of alice", not: true)
    try await scene.shows("Guest of bob")
    #expect(!scene.text.contains("alice"))
    #expect(try owners() == ["bob"])
    guard case .failed(let words)? = try opened("alice-guest") else {
      Issue.record("the appointment of alice was opened")
      return
    }
    #expect(words.hasPrefix("no appointment alice-guest"))
    guard case .opened(let page)? = try opened("bob-guest") else {
      Issue.record("the appointment of bob was not opened")
      return
    }
    #expect(page.title == "Guest of bob")
  }

  /// Whoever has a token that the back end refuses sees and opens nothing of what is stored.
  @Test(arguments: [("wrong", "Sign in"), ("eve", "Sign in")])
  func aBadTokenShowsAndOpensNothing(_ user: String, _ words: String) async throws {
    try app.run("sign-in", "alice", "aurora", sandbox.address)
    try app.run("sync", sandbox.address)
    #expect(try opened("alice-guest") != nil)
    try keep(user == "eve" ? try token(of: "eve", "denied") : "wrong")
    let scene = try scene()
    try await scene.shows("\(words) to see appointments")
    #expect(!scene.text.contains("alice"))
    #expect(try opened("alice-guest") == .failed("Sign in to open appointments."))
    #expect(try owners() == ["alice"])
  }

  /// A token of Bob beside the stores of Alice: nothing is shown, mixed or opened.
  @Test func anotherAccountsToken() async throws {
    try app.run("sign-in", "alice", "aurora", sandbox.address)
    try app.run("sync", sandbox.address)
    try keep(try token(of: "bob", "borealis"))
    let scene = try scene()
    try await scene.shows("another account's calendar")
    #expect(!scene.text.contains("Guest of"))
    #expect(try owners() == ["alice"])
    for id in ["alice-guest", "bob-guest"] {
      guard case .failed(let words)? = try opened(id) else {
        Issue.record("\(id) was opened")
        continue
      }
      #expect(words.hasPrefix("another account's calendar"))
    }
  }

  /// Rows are not shown for a token of which it is unknown whose it is; once that is known, they stay
  /// while the back end is away.
  @Test func aTokenThatTheBackEndHasNotSeen() async throws {
    try app.run("sign-in", "alice", "aurora", sandbox.address)
    try app.run("sync", sandbox.address)
    try sandbox.fail("/calendar", with: #""500""#)
    let scene = try scene()
    try await scene.shows("HTTP 500")
    #expect(!scene.text.contains("alice"), "\(scene.text)")
    guard case .failed? = try opened("alice-guest") else {
      Issue.record("an appointment was opened for a token of nobody")
      return
    }
    try sandbox.heal()
    try await scene.reload()
    try await scene.shows("Guest of alice")
    try sandbox.fail("/calendar", with: #""500""#)
    let next = try self.scene()
    try await next.shows("⚠ HTTP 500")
    #expect(next.text.contains("Guest of alice"))
    guard case .opened? = try opened("alice-guest") else {
      Issue.record("the appointment was not opened")
      return
    }
  }

  /// The same account with a new token goes on with what is stored.
  @Test func theSameAccountSignsInAgain() async throws {
    try app.run("sign-in", "alice", "aurora", sandbox.address)
    try app.run("sync", sandbox.address)
    let scene = try scene()
    try await scene.shows("Guest of alice")
    try app.run("sign-in", "alice", "aurora", sandbox.address)
    try await scene.reload()
    try await scene.shows("Guest of alice")
    try app.run("sign-out")
    try await scene.reload()
    try await scene.shows("Guest of alice", not: true)
    #expect(try owners() == [])
  }

  @Test(arguments: SharedCalendar.both)
  func aStoreIsOfOneAccount(_ calendar: SharedCalendar) throws {
    let store = try calendar.app(in: folder).1
    let row = try FullAppointment(json: DiaryMirrorTests.json(id: "w"))
    try store.mirror([row.light])
    // What was stored for nobody in particular is not Alice's.
    try store.receive([], deleting: [], for: "alice")
    #expect(try store.rows(matching: AppointmentPredicate()) == [])
    try store.receive([row.flagged], deleting: [], for: "alice")
    for account in ["bob", ""] {
      #expect(throws: AppointmentAccount.another) {
        try store.receive([], deleting: ["w"], for: account)
      }
      #expect(throws: AppointmentAccount.another) {
        try store.mirror([row.light], deleting: ["w"], for: account)
      }
    }
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [row.flagged])
    #expect(try store.account() == "alice")
  }

  /// Flagged rows of another account stay flagged, for that account's app.
  @Test func theDiaryTakesNothingOfAnotherAccount() throws {
    let store = try SharedCalendar(kind: .sqlite).app(in: folder).1
    let row = try FullAppointment(json: DiaryMirrorTests.json(id: "w"))
    try store.receive([row.flagged], deleting: [], for: "alice")
    let diary = DiaryStore(path: "\(folder.path)/other.sqlite")
    let syncs = Told<Result<Int, SourceFailure>>()
    let mirror = DiaryMirror(of: diary, in: store, onSync: { syncs.add($0) })
    #expect(syncs.all == [.failure(AppointmentAccount.another)])
    #expect(try diary.find("w") == nil)
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [row.flagged])
    withExtendedLifetime(mirror) {}
  }
}
