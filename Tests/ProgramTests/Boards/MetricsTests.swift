import TestServers
import Testing
import WidgetTesting

/// Tests of exporters' metrics on a board, with the program and its worker.
@Suite(.fewAtOnce)
struct MetricsTests {
  private let folder = BoardFolder()

  /// Returns the picture of a widget.
  private func snapshot(_ widget: String, _ size: String) async throws -> String {
    let outcome = try await folder.run(
      "snapshot", "board.yaml", "--widget", widget, "--size", size)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    return outcome.standardOutput
  }

  /// Returns a picture in which the number of a server's port is always the same.
  private func plain(_ picture: String, _ port: Int) -> String {
    picture.replacing("\(port)", with: String(repeating: "9", count: "\(port)".count))
  }

  @Test func hostsOfATable() async throws {
    let server = try await TestServer(
      answer: """
        node_load1 0.25
        node_memory_MemTotal_bytes 8e9
        node_memory_MemAvailable_bytes 2e9
        node_cpu_seconds_total{cpu="0",mode="idle"} 10
        node_cpu_seconds_total{cpu="0",mode="user"} 30

        """)
    try folder.write("hosts.txt", "127.0.0.1:\(server.port)\n127.0.0.1:9\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        hosts:
          kind: table
          source:
            metrics: "http://{host}/metrics"
            hosts: hosts.txt
            query:
              load: node_load1
              memory: 100 - node_memory_MemAvailable_bytes / node_memory_MemTotal_bytes * 100
          columns: [{field: name, width: 17}, {field: load, digits: 2}, {field: memory, unit: "%"}, {field: error, flexible: yes}]
        modes: {kind: chart, source: {metrics: "http://127.0.0.1:\(server.port)/", query: sum by (mode) (node_cpu_seconds_total)}}
        load: {kind: metric, source: {metrics: ["http://127.0.0.1:\(server.port)/", "http://127.0.0.1:9/"], query: sum(node_load1)}}
      pages:
        Home:
          - hosts hosts
          - modes load
      """)
    for (widget, size) in [("hosts", "90x10"), ("modes", "48x10"), ("load", "60x8")] {
      try expectGolden(plain(try await snapshot(widget, size), server.port), named: widget)
    }
  }

  /// The counter of the snapshot before is kept.
  @Test func aRateTakesTwoSnapshots() async throws {
    let server = try await TestServer(answer: "orders_total 100\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {metrics: "\(server.address)", query: "increase(orders_total[1h])"}}
      pages:
        Home: [orders]
      """)
    let first = try await snapshot("orders", "40x10")
    #expect(first.contains("no rate yet"), "\(first)")
    #expect(!first.contains("0"), "\(first)")
    try server.answer("orders_total 142\n")
    _ = try await folder.run("reload", "orders")
    let isThere: Bool? = try await ask(for: .seconds(60)) {
      try await folder.run("reload", "orders", timeout: .seconds(20)).ending == .exited(0)
        ? true : nil
    }
    #expect(isThere == true)
    let second = try await snapshot("orders", "40x10")
    #expect(second.contains("42"), "\(second)")
  }

  /// Other programs have no place for what is missing of a sum, so they get none, and an alarm goes on.
  @Test func aSumWithoutAPartIsForNoOtherProgram() async throws {
    let (one, two) = (
      try await TestServer(answer: "load 60\n"), try await TestServer(answer: "load 60\n")
    )
    try folder.write(
      "board.yaml",
      """
      widgets:
        load:
          kind: metric
          source: {metrics: ["\(one.address)", "\(two.address)"], query: sum(load)}
          every: 1h
          alert: {above: 100, run: [sh, -c, "echo $WIDGETTUI_EVENT >>said"], resolved: yes}
      pages:
        Home: [load]
      publish: {metrics: load.prom}
      """)
    func waits(_ isAwaited: (String) -> Bool) async throws {
      var last = ""
      let found: Bool? = try await ask(for: .seconds(60), every: .milliseconds(50)) {
        last = try TextFile.read("\(folder.path)/load.prom") ?? ""
        return isAwaited(last) ? true : nil
      }
      #expect(found == true, "\(last)")
    }
    let agent = try Service(folder, command: ["agent"])
    try await waits { $0.contains("widgettui_widget_value{widget=\"load\"} 120\n") }
    try await agent.waitForLog { $0.contains("event=alarm") }
    try two.answer("nonsense\n")
    _ = try await folder.run("reload", "load")
    try await waits {
      $0.contains("widgettui_widget_state") && !$0.contains("widgettui_widget_value")
    }
    let circle = try await folder.run("snapshot", "board.yaml", "-w", "load", "-f", "circular")
    #expect(circle.standardOutput.contains("⚠"), "\(circle)")
    #expect(!agent.text.contains("event=resolved"))
    try two.answer("load 20\n")
    _ = try await folder.run("reload", "load")
    try await waits { $0.contains("widgettui_widget_value{widget=\"load\"} 80\n") }
    try await agent.waitForLog { $0.contains("event=resolved") }
  }

  /// An alarm on failures does not sound at the first reading, and does when the exporter is gone.
  @Test func aRateThatWaitsHasNotFailed() async throws {
    let server = try await TestServer(answer: "orders_total 100\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders:
          kind: metric
          source: {metrics: "\(server.address)", query: "increase(orders_total[1h])"}
          every: 1h
          alert: {failed: yes, run: [sh, -c, "echo $WIDGETTUI_EVENT >>said"]}
      pages:
        Home: [orders]
      publish: {metrics: orders.prom}
      """)
    func metrics(_ isAwaited: (String) -> Bool) async throws -> String {
      var last = ""
      let found: String? = try await ask(for: .seconds(60), every: .milliseconds(50)) {
        last = try TextFile.read("\(folder.path)/orders.prom") ?? ""
        return isAwaited(last) ? last : nil
      }
      return try #require(found, "\(last)")
    }
    let agent = try Service(folder, command: ["agent"])
    let first = try await metrics { $0.contains("state=\"waiting\"} 1") }
    #expect(!first.contains("widgettui_widget_value") && !first.contains("failures_total"))
    // The first one may be answered by the retry that was due at the same moment, and a host that starts
    // anew on a busy machine has forgotten what it read: the orders go on.
    let increase =
      /widgettui_widget_value\{widget="orders"\} (?:42|84|126|168|210|252|294|336|378|420)\n/
    for reading in 1...10 {
      try server.answer("orders_total \(100 + 42 * reading)\n")
      let reload = try await folder.run("reload", "orders")
      #expect(reload.ending == .exited(0), "\(reload.standardOutput)\(reload.standardError)")
      let text = try await metrics { $0.contains("widgettui_widget_value{") }
      if text.contains(increase) { break }
      try await Task.sleep(for: .seconds(1))
    }
    _ = try await metrics { $0.contains(increase) }
    #expect(try TextFile.read("\(folder.path)/said") == nil)
    #expect(!agent.text.contains("event=failed") && !agent.text.contains("event=alarm"))
    try server.answer("orders_total nonsense\n")
    _ = try await folder.run("reload", "orders")
    try await agent.waitForLog { $0.contains("widget=orders event=alarm") }
    _ = try await metrics { $0.contains("failures_total{widget=\"orders\",kind=\"malformed\"}") }
    #expect(try await agent.stop() == .exited(0))
  }

  @Test func mistakesOfAQuery() async throws {
    let complaint = try await folder.complaint(
      """
      widgets:
        top: {kind: table, source: {metrics: "http://localhost:9100/metrics", query: "topk(3, node_load1)"}}
      pages:
        Home: [top]

      """)
    try expectGolden(complaint, named: "topk")
  }

  @Test func textsThatActOrEndEarly() async throws {
    let server = try await TestServer(answer: "load 1\nload{x=\"\u{1b}]0;owned\u{7}\"} 2")
    try folder.write(
      "board.yaml",
      """
      widgets:
        load: {kind: table, source: {metrics: "\(server.address)", query: load}}
      pages:
        Home: [load]
      """)
    let check = try await folder.run("check", "--live", "board.yaml")
    #expect(check.ending == .exited(1))
    let said = check.standardOutput + check.standardError
    #expect(said.contains("line 2: the text ends in the middle of this line"), "\(said)")
    try server.answer("load 1\nload{x=\"\u{1b}]0;owned\u{7}\"} 2\n")
    let live = try await folder.run("check", "--live", "board.yaml")
    #expect(live.ending == .exited(0), "\(live.standardError)")
    #expect(!(live.standardOutput + live.standardError).contains("\u{1b}"))
    let picture = try await snapshot("load", "80x10")
    #expect(picture.contains("owned"), "\(picture)")
    #expect(!picture.contains("\u{1b}"), "\(picture)")
  }
}
