import CLinux
import Foundation
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetTesting

/// Tests of `widgettui serve`: alarms without a screen.
@Suite(.fewAtOnce)
struct ServeTests {
  /// A board with a widget on another page, one in a stack, one of an included board, and one on no
  /// page: each writes its value into `said` when it is above 90.
  private static let board = """
    include: team.yaml
    widgets:
      quiet: {kind: text, source: {run: [echo, nothing here]}, every: 1h}
      loud: \(widget("loud"))
      hidden: \(widget("hidden"))
      unseen: \(widget("unseen"))
    stacks: {now: [quiet, hidden]}
    pages:
      Home: [now]
      Other: [loud]
    """
  private static let team = """
    widgets:
      team: \(widget("team"))
    """

  private static func widget(_ name: String) -> String {
    "{kind: metric, source: {file: \(name), format: text}, every: 1s, "
      + "alert: {above: 90, resolved: yes, run: [sh, -c, "
      + "'echo \"$WIDGETTUI_WIDGET $WIDGETTUI_EVENT $WIDGETTUI_VALUE\" >>said']}}"
  }

  private func folder() throws -> BoardFolder {
    let folder = BoardFolder()
    for name in ["loud", "hidden", "unseen", "team"] { try folder.write(name, "1\n") }
    try folder.write("board.yaml", Self.board)
    try folder.write("team.yaml", Self.team)
    return folder
  }

  /// The lines that alarms wrote, sorted.
  private func said(_ folder: BoardFolder) throws -> [String] {
    (try TextFile.read("\(folder.path)/said") ?? "").split(separator: "\n").map(String.init)
      .sorted()
  }

  /// Returns what is kept of the alarms of a widget.
  private static func record(of widget: String, in folder: BoardFolder) throws -> String {
    let alerts = "\(folder.shared.path)/alerts"
    // Beside the record are the files of its locks.
    let name = FileAccess.names(in: alerts).first { name in
      name.hasPrefix("\(widget)-") && !name.contains(".")
    }
    return try name.flatMap { try TextFile.read("\(alerts)/\($0)") } ?? ""
  }

  private func waitForSaid(_ folder: BoardFolder, _ lines: [String]) async throws {
    var last: [String] = []
    let isSaid: Bool? = try await ask(for: .seconds(20), every: .milliseconds(50)) {
      last = try said(folder)
      return last == lines.sorted() ? true : nil
    }
    if isSaid == true { return }
    throw TimeUp(
      awaited: "\(lines)", timeout: .seconds(20), seen: [("said", last.joined(separator: "\n"))])
  }

  @Test(arguments: [false, true])
  func alarmsOfAllPagesArriveAndTheManagerIsTold(abstract: Bool) async throws {
    let folder = try folder()
    let service = try Service(folder, abstract: abstract)
    try await service.waitUntilReady()
    #expect(service.told.first == "READY=1\nSTATUS=5 widgets, 4 with alarms")
    try await service.waitForLog { $0.contains("event=started boards=1 widgets=5 alarms=4") }
    for name in ["loud", "hidden", "unseen", "team"] { try folder.write(name, "95\n") }
    try await waitForSaid(
      folder, ["hidden alarm 95", "loud alarm 95", "team alarm 95", "unseen alarm 95"])
    for name in ["loud", "hidden", "unseen", "team"] {
      try await service.waitForLog {
        $0.contains("widget=\(name) event=alarm rule=\"above 90\" value=95\n")
      }
    }
    try folder.write("loud", "3\n")
    try await service.waitForLog {
      $0.contains("widget=loud event=resolved rule=\"above 90\" value=3\n")
    }
    try await waitForSaid(
      folder,
      [
        "hidden alarm 95", "loud alarm 95", "loud resolved 3", "team alarm 95", "unseen alarm 95",
      ])
    #expect(try await service.stop() == .exited(0))
    #expect(service.told.last == "STOPPING=1")
    #expect(service.text.contains("event=stopped"))
  }

  @Test func whatSoundedDoesNotSoundAgainAfterAKillAndWhatBeganMeanwhileDoes() async throws {
    let folder = try folder()
    try folder.write("loud", "95\n")
    let first = try Service(folder)
    try await waitForSaid(folder, ["loud alarm 95"])
    // The delivery is recorded as done: before that, it would be done once more.
    let isDone: Bool? = try await ask(for: .seconds(10), every: .milliseconds(50)) {
      let record = try Self.record(of: "loud", in: folder)
      return record.contains(#""sounded""#) && record.contains(#""deliveries":[]"#) ? true : nil
    }
    #expect(isDone == true)
    first.program.end()
    try folder.write("hidden", "97\n")
    let second = try Service(folder)
    try await waitForSaid(folder, ["hidden alarm 97", "loud alarm 95"])
    // Both were read again.
    try folder.write("loud", "96\n")
    try folder.write("unseen", "99\n")
    try await waitForSaid(folder, ["hidden alarm 97", "loud alarm 95", "unseen alarm 99"])
    #expect(try await second.stop() == .exited(0))
  }

  @Test func aBoardThatIsNotValidLeavesTheOldOne() async throws {
    let folder = try folder()
    let service = try Service(folder)
    try await service.waitUntilReady()
    try folder.write("board.yaml", "widgets: {loud: {kind: metrik}}\npages: {Home: [loud, gone]}\n")
    kill(service.program.id, SIGHUP)
    try await service.waitForLog { $0.contains("event=reload-failed errors=2") }
    #expect(service.text.contains("event=board-error place=\(folder.path)/board.yaml:1"))
    try await service.waitForNotice { $0.count == 3 }
    #expect(service.told[1].hasPrefix("RELOADING=1\nMONOTONIC_USEC="))
    #expect(service.told[2].hasPrefix("READY=1"))
    try folder.write("loud", "95\n")
    try await waitForSaid(folder, ["loud alarm 95"])
    // A valid board takes its place; what rings continues to ring.
    try folder.write("fresh", "1\n")
    try folder.write(
      "board.yaml",
      Self.board.replacing("unseen:", with: "fresh:").replacing("unseen", with: "fresh"))
    kill(service.program.id, SIGHUP)
    try await service.waitForLog { $0.contains("event=reloaded boards=1") }
    try folder.write("unseen", "99\n")
    try folder.write("fresh", "98\n")
    try await waitForSaid(folder, ["fresh alarm 98", "loud alarm 95"])
    #expect(try await service.stop() == .exited(0))
  }

  @Test func itTakesTheLeaseFromADashboardsHostAndGivesItBack() async throws {
    let folder = try folder()
    defer { folder.endHost() }
    let dashboard = try await folder.dashboard("board.yaml")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("nothing here") }
    let service = try Service(folder)
    try await service.waitUntilReady()
    #expect(folder.host == service.program.id)
    // The dashboard draws the service's readings.
    try await dashboard.send("2")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("╭ Loud ─") }
    try folder.write("loud", "95\n")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("┏ ! Loud ━") }
    #expect(try await service.stop() == .exited(0))
    let next: pid_t? = try await ask(for: .seconds(10)) {
      folder.host.flatMap { $0 == service.program.id ? nil : $0 }
    }
    #expect(next != nil)
    try folder.write("loud", "42\n")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("╭ Loud ─") }
    #expect(await dashboard.isAlive)
    try await waitForSaid(folder, ["loud alarm 95", "loud resolved 42"])
  }

  @Test(.enabled(if: access("/run/systemd/journal/socket", F_OK) != 0))
  func whereTheJournalCannotBeReachedLinesBeginWithTheirPriority() async throws {
    let folder = try folder()
    try folder.write("loud", "95\n")
    let service = try Service(folder, isLogged: true)
    try await service.waitForLog {
      $0.contains("\n<3>widget=loud event=alarm rule=\"above 90\" value=95\n")
    }
    #expect(service.text.hasPrefix("<5>event=started "))
    #expect(try await service.stop() == .exited(0))
  }

  @Test func aSecondOneSaysWhoServes() async throws {
    let folder = try folder()
    let service = try Service(folder)
    try await service.waitUntilReady()
    let outcome = try await folder.run("serve", "board.yaml")
    #expect(
      outcome
        == .init(
          ending: .exited(1), standardOutput: "",
          standardError:
            "widgettui: another widgettui serve or agent is already running: process \(service.program.id)\n"
        ))
    #expect(try await service.stop() == .exited(0))
  }

  @Test func itGivesSignsOfLifeWhereTheManagerWaitsForThem() async throws {
    let folder = try folder()
    let service = try Service(folder, watchdog: 600_000)
    try await service.waitForNotice { $0.count { $0 == "WATCHDOG=1" } >= 4 }
    #expect(try await service.stop() == .exited(0))
  }

  @Test func twoBoardsWithTheSameWidgetSoundOnce() async throws {
    let folder = try folder()
    try folder.write("other.yaml", "include: team.yaml\npages: {Home: [team]}\n")
    let service = try Service(folder, ["board.yaml", "other.yaml"])
    try await service.waitForLog { $0.contains("event=started boards=2 widgets=6 alarms=5") }
    try folder.write("team", "95\n")
    try await waitForSaid(folder, ["team alarm 95"])
    try folder.write("team", "3\n")
    try await waitForSaid(folder, ["team alarm 95", "team resolved 3"])
    #expect(try await service.stop() == .exited(0))
  }
}
