import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of `widgettui agent`: widgets for other programs, with a real broker.
@Suite(.fewAtOnce)
struct AgentTests {
  /// A number, several values, a text, and one that fails; the last is on no page.
  private static func board(_ publish: String) -> String {
    """
    widgets:
      cpu: {kind: metric, title: CPU, source: {file: cpu, format: text}, unit: "%", every: 1s}
      shop:
        kind: metric
        source: {file: shop.json}
        values: [{name: Orders, pick: .orders}, {name: "Sales \\"x\\"", pick: .sales, unit: "€"}]
        every: 1s
      word: {kind: text, source: {file: word, format: text}, every: 1s}
      gone: {kind: metric, source: {file: gone, format: text}, every: 1s}
      other: {kind: metric, source: {file: cpu, format: text}, every: 1s}
    pages:
      Home: [cpu shop]
    publish: \(publish)
    """
  }

  private func folder(_ publish: String) throws -> BoardFolder {
    let folder = BoardFolder()
    try folder.write("cpu", "12.5\n")
    try folder.write("shop.json", #"{"orders": 7, "sales": 120.5}"#)
    try folder.write("word", "all {{ well }}\n")
    try folder.write("board.yaml", Self.board(publish))
    return folder
  }

  /// Returns the message that the broker keeps of a topic, once it satisfies a condition.
  private func message(
    _ broker: MQTTBroker, _ topic: String, until condition: (String) -> Bool = { _ in true }
  ) async throws -> String {
    let found: String? = try await ask(for: .seconds(30), every: .milliseconds(200)) {
      let lines = (try? broker.received(topic, count: 1)) ?? []
      let text = lines.first.map { String($0.dropFirst(topic.count + 1)) } ?? ""
      return condition(text) ? text : nil
    }
    return try #require(found, "\(topic)")
  }

  @Test func widgetsAreRetainedMessages() async throws {
    let broker = try MQTTBroker(.users)
    defer { broker.end() }
    let folder = try folder(
      "{mqtt: \"\(broker.address)\", user: tester, password: \"\(MQTTBroker.password)\", "
        + "device: box, widgets: [cpu, shop, word, gone]}")
    let agent = try Service(folder, command: ["agent"])
    try await agent.waitForLog { $0.contains("event=publishing broker=\(broker.address)") }
    #expect(try await message(broker, "widgettui/box/status") == "online")
    let cpu = try await message(broker, "widgettui/box/cpu") { $0.contains("fresh") }
    #expect(
      cpu.contains(#"{"state":"fresh","title":"CPU","value":12.5,"unit":"%","text":"12.5 %""#),
      "\(cpu)")
    #expect(cpu.contains(#""read":"20"#), "\(cpu)")
    let shop = try await message(broker, "widgettui/box/shop") { $0.contains("fresh") }
    #expect(
      shop.contains(
        #""values":[{"id":"shop_Orders","name":"Orders","value":7},{"id":"shop_Sales__x_","name":"Sales \"x\"","#
          + #""value":120.5,"unit":"€"}]"#),
      "\(shop)")
    let word = try await message(broker, "widgettui/box/word") { $0.contains("fresh") }
    #expect(word.contains(#""text":"all {{ well }}""#), "\(word)")
    let gone = try await message(broker, "widgettui/box/gone") { $0.contains("failed") }
    #expect(!gone.contains("value") && !gone.contains("text"), "\(gone)")
    #expect(gone.contains(#""reason":"#) && gone.contains(#""since":"#), "\(gone)")

    // What was good and fails has no value any more.
    unlink("\(folder.path)/cpu")
    let failed = try await message(broker, "widgettui/box/cpu") { $0.contains("failed") }
    #expect(!failed.contains("12.5") && failed.contains(#""read":"#), "\(failed)")
    try folder.write("cpu", "13\n")
    _ = try await message(broker, "widgettui/box/cpu") { $0.contains(#""value":13,"#) }

    #expect(try await agent.stop() == .exited(0))
    #expect(try await message(broker, "widgettui/box/status") == "offline")
  }

  @Test func homeAssistantDiscoversThem() async throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    let folder = try folder(
      "{mqtt: \"\(broker.address)\", device: box, widgets: [cpu, shop, gone]}")
    let agent = try Service(folder, command: ["agent"])
    try await agent.waitUntilReady()
    let cpu = try await message(broker, "homeassistant/sensor/box/cpu/config")
    for part in [
      #""unique_id":"widgettui_box_cpu""#, #""state_topic":"widgettui/box/cpu""#,
      #""value_template":"{{ value_json.value }}""#, #""unit_of_measurement":"%""#,
      #""state_class":"measurement""#, #""topic":"widgettui/box/status""#,
      #""identifiers":["widgettui_box"]"#, #""availability_mode":"all""#,
    ] { #expect(cpu.contains(part), "\(part) in \(cpu)") }
    let sales = try await message(broker, "homeassistant/sensor/box/shop_Sales__x_/config")
    #expect(sales.contains("selectattr('id', 'eq', 'shop_Sales__x_')"), "\(sales)")
    let state = try await message(broker, "widgettui/box/shop") { $0.contains("fresh") }
    for (message, shown) in [(state, "120.5 online"), (#"{"state": "failed"}"#, "None offline")] {
      #expect(try await homeAssistant(sales, message) == shown)
    }
    // What was never read has no unit that could be told.
    #expect(throws: (any Error).self) {
      try broker.received("homeassistant/sensor/box/gone/config", count: 1, within: 1)
    }
    // An agent that is killed leaves its will.
    agent.program.end()
    _ = try await message(broker, "widgettui/box/status") { $0 == "offline" }

    // What the board no longer publishes is cleared, although no agent ran meanwhile.
    try folder.write(
      "board.yaml", Self.board("{mqtt: \"\(broker.address)\", device: box, widgets: shop}"))
    let next = try Service(folder, command: ["agent"])
    try await next.waitUntilReady()
    _ = try await message(broker, "widgettui/box/status") { $0 == "online" }
    let isCleared: Bool? = try await ask(for: .seconds(20), every: .milliseconds(200)) {
      (try? broker.received("widgettui/box/cpu", count: 1, within: 1)) == nil ? true : nil
    }
    #expect(isCleared == true)
    #expect(try await next.stop() == .exited(0))
  }

  /// Returns the state and the availability of the sensor with a configuration, computed by Home Assistant's engine of
  /// templates, in its sandbox.
  private func homeAssistant(_ configuration: String, _ message: String) async throws -> String {
    let script = """
      import json, sys
      from jinja2.sandbox import ImmutableSandboxedEnvironment
      configuration, message = map(json.loads, sys.argv[1:])
      templates = configuration["value_template"], configuration["availability"][1]["value_template"]
      engine = ImmutableSandboxedEnvironment()
      print(*(engine.from_string(text).render(value_json=message) for text in templates))
      """
    let run = try await Program("/usr/bin/python3").run(["-c", script, configuration, message])
    return run.standardOutput.filter { $0 != "\n" } + run.standardError
  }

  /// Names of values that come from data, of which one goes, and two boards whose topics begin alike.
  @Test func whatNobodyHasAnyMoreIsCleared() async throws {
    let broker = try MQTTBroker(isLasting: true)
    defer { broker.end() }
    let folder = BoardFolder()
    func write(_ name: String, _ widgets: String) throws {
      try folder.write(
        "\(name).yaml",
        """
        widgets: {\(widgets)}
        pages: {Home: [\(name)]}
        publish: {mqtt: "\(broker.address)", device: box}
        """)
    }
    try folder.write("a.json", #"{"x": 1, "y": 2}"#)
    let a =
      "a: {kind: metric, source: {file: a.json}, values: [{name: x, pick: .x}, {name: y, pick: .y}], every: 1s}"
    let c = "c: {kind: metric, source: {file: a.json}, values: [{pick: .x}], every: 1s}"
    try write("a", "\(a), \(c)")
    try write("b", "b: {kind: metric, source: {file: a.json}, values: [{pick: .y}], every: 1s}")
    let agent = try Service(folder, ["a.yaml", "b.yaml"], command: ["agent"])
    try await agent.waitForLog { $0.contains("event=started") }
    func isThere(_ topic: String) -> Bool {
      (try? broker.received(topic, count: 1, within: 1)) != nil
    }
    let discovery = "homeassistant/sensor/box"
    for topic in [
      "widgettui/box/a", "widgettui/box/b", "\(discovery)/a_y/config", "\(discovery)/b/config",
    ] {
      _ = try await message(broker, topic) { !$0.isEmpty }
    }
    // Neither board clears what the other one has.
    try folder.write("a.json", #"{"x": 3, "y": 4}"#)
    _ = try await message(broker, "widgettui/box/a") { $0.contains(#""value":3"#) }
    _ = try await message(broker, "widgettui/box/b") { $0.contains(#""value":4"#) }
    #expect(isThere("\(discovery)/a_y/config") && isThere("\(discovery)/b/config"))
    #expect(isThere("widgettui/box/c"))
    #expect(try await agent.stop() == .exited(0))

    // What a board no longer has is cleared once the broker is there again.
    broker.stop()
    try write("a", a.replacing(", {name: y, pick: .y}", with: ""))
    let next = try Service(folder, ["a.yaml", "b.yaml"], command: ["agent"])
    try await next.waitForLog { $0.contains("event=not-publishing") }
    #expect(try await next.stop() == .exited(0))
    try broker.start()
    let last = try Service(folder, ["a.yaml", "b.yaml"], command: ["agent"])
    try await last.waitForLog { $0.contains("event=started") }
    _ = try await message(broker, "widgettui/box/a") { $0.contains(#""value":3"#) }
    let isCleared: Bool? = try await ask(for: .seconds(30), every: .milliseconds(500)) {
      isThere("widgettui/box/c") || isThere("\(discovery)/a_y/config") ? nil : true
    }
    #expect(isCleared == true)
    #expect(isThere("\(discovery)/b/config"))
    #expect(try await last.stop() == .exited(0))
  }

  @Test func aBrokerThatComesLater() async throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    broker.stop()
    let folder = try folder("{mqtt: \"\(broker.address)\", device: box, widgets: cpu}")
    let agent = try Service(folder, command: ["agent"])
    try await agent.waitForLog {
      $0.contains("event=not-publishing broker=\(broker.address) reason=\"cannot connect")
    }
    try broker.start()
    _ = try await message(broker, "widgettui/box/cpu") { $0.contains(#""value":12.5"#) }
    #expect(try await agent.stop() == .exited(0))
  }

  @Test func metricsForPrometheus() async throws {
    let folder = try folder("{metrics: own.prom, widgets: cpu}")
    let agent = try Service(folder, command: ["agent", "--metrics", "all.prom"])
    try await agent.waitUntilReady()
    func text(_ name: String, until condition: (String) -> Bool) async throws -> String {
      let found: String? = try await ask(for: .seconds(30), every: .milliseconds(100)) {
        let text = try TextFile.read("\(folder.path)/\(name)") ?? ""
        return condition(text) ? text : nil
      }
      return try #require(found)
    }
    let all = try await text("all.prom") {
      $0.contains("widgettui_widget_value{widget=\"shop\"")
        && $0.contains("widgettui_widget_failures")
        && $0.contains("widgettui_widget_value{widget=\"cpu\"")
    }
    #expect(all.contains("widgettui_widget_value{widget=\"cpu\",unit=\"%\"} 12.5\n"), "\(all)")
    #expect(
      all.contains(
        "widgettui_widget_value{widget=\"shop\",name=\"Sales \\\"x\\\"\",unit=\"€\"} 120.5\n"))
    #expect(all.contains("widgettui_widget_state{widget=\"gone\",state=\"failed\"} 1\n"))
    #expect(all.contains("widgettui_widget_failures_total{widget=\"gone\",kind=\"absent\"} "))
    #expect(!all.contains("widgettui_widget_value{widget=\"gone\""))
    #expect(!all.contains("widgettui_widget_age_seconds{widget=\"gone\"}"))
    let own = try await text("own.prom") { $0.contains("widgettui_widget_value") }
    #expect(own.contains("widget=\"cpu\"") && !own.contains("widget=\"shop\""))

    // A strict reader takes it.
    let strict = try await Program("/bin/sh").run(
      ["-c", "promtool check metrics <all.prom"], directory: folder.path, timeout: .seconds(30))
    #expect(strict.ending == .exited(0), "\(strict.standardOutput)\(strict.standardError)")

    // So does this program's own, which refuses a text with any mistake.
    let server = try await FileServer(["all.txt": all])
    try folder.write(
      "reader.yaml",
      """
      widgets:
        sales:
          kind: text
          source:
            metrics: "\(server.address)/all.txt"
            query: 'widgettui_widget_value{widget="shop",unit="€"}'
      pages: {Home: [sales]}
      """)
    let picture = try await folder.run("snapshot", "reader.yaml", "--size", "40x8")
    #expect(picture.standardOutput.contains("120.5"), "\(picture.standardOutput)")

    // A value that is gone is absent, and no zero.
    unlink("\(folder.path)/cpu")
    let failed = try await text("own.prom") { !$0.contains("widgettui_widget_value") }
    #expect(failed.contains("widgettui_widget_state{widget=\"cpu\",state=\"failed\"} 1\n"))
    #expect(failed.contains("widgettui_widget_failing_seconds{widget=\"cpu\"} "))
    #expect(try await agent.stop() == .exited(0))
    #expect(try TextFile.read("\(folder.path)/own.prom") == nil)
    #expect(try TextFile.read("\(folder.path)/all.prom") == nil)
  }

  @Test func serveDoesNotPublish() async throws {
    let folder = try folder("{metrics: own.prom}")
    let service = try Service(folder)
    try await service.waitUntilReady()
    let second = try await folder.run("agent", "board.yaml")
    #expect(second.ending == .exited(1))
    #expect(second.standardError.contains("another widgettui serve or agent is already running"))
    #expect(try await service.stop() == .exited(0))
    #expect(try TextFile.read("\(folder.path)/own.prom") == nil)
  }

  @Test func mistakes() async throws {
    let complaint = try await BoardFolder().complaint(
      """
      widgets:
        cpu: {kind: metric, source: system.cpu}
      pages:
        Home: [cpu]
      publish: {mqtt: "tcp://broker", widgets: [cpo], topic: "a/+", device: "my box"}

      """)
    try expectGolden(complaint, named: "mistakes")
  }
}
