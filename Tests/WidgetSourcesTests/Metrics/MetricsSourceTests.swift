import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetSettings

@testable import WidgetSources

/// Tests of metrics with real servers.
@Suite struct MetricsSourceTests {
  private let sandbox = Sandbox()
  private let server = WebServer.shared
  /// The exporters of this test.
  private let name = UUID().uuidString

  private func address(_ exporter: String = "one", _ more: String = "") -> String {
    server.url("exporter?name=\(name)-\(exporter)\(more)")
  }

  /// Sets what an exporter gives.
  private func give(_ text: String, _ exporter: String = "one") throws {
    _ = try HTTPClient().response(
      to: HTTPRequest(address(exporter), method: "PUT", body: Array(text.utf8)))
  }

  private func source(_ query: Setting, _ more: [String: Setting] = [:]) throws -> any Source {
    let own: [String: Setting] = ["metrics": .text(address()), "query": query]
    return try SourceKinds.source(.mapping(more.isEmpty ? own : own.merging(more) { $1 }))
  }

  private func request(_ second: Double = 0, rows: Bool = false) -> SourceRequest {
    var request = sandbox.request()
    request.now = .second(second)
    request.wantsRows = rows
    return request
  }

  private func failure(_ source: any Source, _ request: SourceRequest) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try source.read(request)
      return nil
    } catch { return error }
  }

  @Test func oneSeriesIsANumber() throws {
    try give("load 0.5\ncpu{mode=\"user\"} 1\ncpu{mode=\"idle\"} 3\n")
    #expect(try source("load").read(request()).entries[0].datum == 0.5)
    #expect(try source("load * 100").read(request()).entries[0].datum == 50)
    let rows = try source("load").read(request(rows: true)).entries[0].datum.items
    #expect(rows?.count == 1)
    #expect(rows?[0]["name"] == "load")
    let cpu = try source("cpu").read(request()).entries[0].datum.items
    #expect(cpu?.map { $0["name"] } == ["user", "idle"])
    #expect(cpu?.map { $0["value"] } == [1, 3])
    #expect(
      cpu?[0]["labels"]
        == [
          "__name__": "cpu", "instance": .text("127.0.0.1:\(server.port)"), "mode": "user",
        ])
  }

  @Test func severalQueriesAreColumns() throws {
    try give("load 0.5\nsize{d=\"a\"} 4\nsize{d=\"b\"} 8\nfree{d=\"b\"} 2\n")
    let record = try source(["load": "load", "sizes": "count(size)"]).read(request())
    #expect(record.entries[0].datum == ["load": 0.5, "sizes": 2])
    let table = try source(["free": "free", "size": "size"]).read(request()).entries[0].datum
    #expect(table.items?.map { $0["name"] } == ["b", "a"])
    #expect(table.items?.map { $0["free"] } == [2, .null])
    #expect(table.items?.map { $0["size"] } == [8, 4])
  }

  @Test func theFirstReadingHasNoRate() throws {
    try give("requests_total 100\n")
    let source = try source("rate(requests_total[5m])")
    let first = try #require(failure(source, request(0)))
    #expect(first.reason == "no rate yet")
    #expect(first.retryAfter == .second(5))
    try give("requests_total 130\n")
    let rate = try #require(try source.read(request(15)).entries[0].datum.number)
    #expect(abs(rate - 2) < 0.01, "\(rate)")
    // The server was restarted.
    try give("requests_total 30\n")
    let next = try #require(try source.read(request(30)).entries[0].datum.number)
    #expect(abs(next - 2) < 0.01, "\(next)")
  }

  /// In a fleet a reading may begin some seconds after the date that it is for.
  @Test func aReadingThatBeginsLateHasTheRateOfItsTime() throws {
    let source = try source("irate(requests_total[5m])")
    try give("requests_total 100\n")
    _ = failure(source, request(0))
    try give("requests_total 400\n")
    var late = request(2)
    late.delay = 1
    let rate = try #require(try source.read(late).entries[0].datum.number)
    #expect(abs(rate - 100) < 10, "\(rate)")
    try give("requests_total 700\n")
    let next = try #require(try source.read(request(6)).entries[0].datum.number)
    #expect(abs(next - 100) < 10, "\(next)")
  }

  @Test func ratesSurviveARestart() throws {
    try give("requests_total 100\n")
    _ = failure(try source("rate(requests_total[5m])"), request(0))
    try give("requests_total 160\n")
    let again = try source("rate(requests_total[5m])").read(request(60))
    let rate = try #require(again.entries[0].datum.number)
    #expect(abs(rate - 1) < 0.01, "\(rate)")
    // What was kept is too old after ten minutes.
    let late = try #require(failure(try source("rate(requests_total[5m])"), request(700)))
    #expect(late.reason.hasPrefix("no rate: readings "), "\(late)")
  }

  @Test func aReadingAloneReadsTwice() throws {
    try give("requests_total 100\n")
    var request = request()
    request.readsOnce = true
    #expect(try source("rate(requests_total[5m])").read(request).entries[0].datum == 0)
  }

  @Test func hostsThatFailHaveRows() throws {
    try give("load 1\n", "one")
    try give("load 3\n", "three")
    let closed = "http://127.0.0.1:\(RunningServer.freePort())/metrics"
    let addresses: Setting = [.text(address("one")), .text(closed), .text(address("three"))]
    let reading = try source("load", ["metrics": addresses]).read(request())
    let rows = try #require(reading.entries[0].datum.items)
    #expect(rows.map { $0["value"] } == [1, 3, .null])
    #expect(rows[2]["error"]?.words?.contains("(refused)") == true, "\(rows[2])")
    #expect(rows[0]["error"] == nil)
    #expect(rows[2]["name"]?.words == HTTPOrigin(closed).words)
    #expect(reading.warnings.first?.contains("(refused)") == true)
    // A sum over all hosts says that one is missing.
    let sum = try source("sum(load)", ["metrics": addresses]).read(request())
    #expect(sum.entries[0].datum == 4)
    #expect(sum.warnings.first?.contains("(refused)") == true)
    #expect(sum.isPartial && !reading.isPartial)
    #expect(reading.lacksRows && !sum.lacksRows)
    let pick: Setting = ["metrics": addresses, "query": "load", "pick": "map(.value) | add"]
    let picked = try SourceKinds.source(pick).read(request())
    #expect(picked.entries[0].datum == 4)
    #expect(picked.isPartial)
    let none = try #require(
      failure(try source("load", ["metrics": [.text(closed), .text(closed + "x")]]), request()))
    #expect(none.reason.contains("(refused)"), "\(none)")
    #expect(none.detail.hasPrefix("All 2 hosts failed."))
  }

  @Test func hostsWithoutTheSeriesHaveRows() throws {
    try give("load 1\n", "one")
    try give("other 3\n", "two")
    let addresses: Setting = [.text(address("one")), .text(address("two"))]
    let reading = try source("load", ["metrics": addresses]).read(request())
    let rows = try #require(reading.entries[0].datum.items)
    #expect(rows.map { $0["error"] } == [nil, "no such series"])
    #expect(reading.warnings.first?.hasSuffix("no such series") == true)
    #expect(reading.lacksRows)
    let whole = try source("load", ["metrics": [.text(address("one"))]]).read(request())
    #expect(!whole.lacksRows && !whole.isPartial)
    let none = try #require(
      failure(try source("nothing{x=\"1\"}", ["metrics": addresses]), request()))
    #expect(none.reason == "no series nothing{x=\"1\"}")
  }

  @Test func hostsOfAFile() throws {
    try give("load 1\n")
    let port = server.port
    let template: Setting = .text(address().replacing("127.0.0.1:\(port)", with: "{host}"))
    try sandbox.write("# mine\n127.0.0.1:\(port)\n\n", to: "hosts")
    let source = try source("load", ["metrics": template, "hosts": "hosts"])
    #expect(source.files(request()) == [sandbox.path("hosts")])
    #expect(try source.read(request()).entries[0].datum == 1)
    try sandbox.write("127.0.0.1:\(port)\nlocalhost:\(port)\n", to: "hosts")
    let rows = try source.read(request()).entries[0].datum.items
    #expect(rows?.map { $0["name"] } == [.text("127.0.0.1:\(port)"), .text("localhost:\(port)")])
    try sandbox.write("127.0.0.1:\(port)\nevil.example/?x=\n", to: "hosts")
    #expect(failure(source, request())?.reason == "line 2 is no host")
    try sandbox.write("\n", to: "hosts")
    #expect(failure(source, request())?.reason == "no hosts")
    let listed = try self.source(
      "load", ["metrics": template, "hosts": [.text("127.0.0.1:\(port)")]])
    #expect(try listed.read(request()).entries[0].datum == 1)
  }

  /// It would say who gets the header fields of requests, and so do what its sandbox keeps it from.
  @Test func aFileOfHostsThatAProgramWritesIsRefused() throws {
    try FileAccess.makeFolder(sandbox.path("found"))
    try sandbox.write("127.0.0.1\n", to: "found/hosts")
    WrittenFolders.note([sandbox.path("found")])
    let source = try source("load", ["metrics": "http://{host}/", "hosts": "found/hosts"])
    #expect(failure(source, request())?.isDenied == true)
  }

  @Test func aFileOfHostsThatOthersWriteIsRefused() throws {
    try sandbox.write("127.0.0.1\n", to: "hosts")
    chmod(sandbox.path("hosts"), 0o666)
    let source = try source("load", ["metrics": "http://{host}/", "hosts": "hosts"])
    #expect(failure(source, request())?.isDenied == true)
  }

  @Test func aHungHostDelaysNoOther() throws {
    try give("load 1\n")
    var addresses: [Setting] = (0..<12).map { .text(address("one", "&hang=\($0)")) }
    addresses += (0..<12).map { .text(address("one", "&more=\($0)")) }
    let source = try source("count(load)", ["metrics": .list(addresses)])
    var request = request()
    request.timeout = 2
    let start = ContinuousClock.now
    _ = try? source.read(request)
    #expect(ContinuousClock.now - start < .seconds(6))
    // The second time those that hung are asked last, so that all others answer.
    let reading = try source.read(request)
    #expect(reading.entries[0].datum == 12)
    #expect(reading.warnings.first?.hasPrefix("12 of 24 hosts missing; ") == true, "\(reading)")
  }

  @Test(
    arguments: [
      ("load 1", "line 1: the text ends in the middle of this line"),
      ("<!DOCTYPE html>\n", "line 1: expected the name of a metric, found '<!DOCTYPE html>'"),
      ("load x\n", "line 1: expected a value, found 'x'"),
      ("load 1 1000\n", "values of "), ("load 1 9223372036854775807\n", "values of "),
    ])
  func malformedTexts(text: String, reason: String) throws {
    try give(text)
    let failure = try #require(failure(try source("load"), request()))
    #expect(failure.reason.hasPrefix(reason), "\(failure)")
  }

  @Test func theTypeOfTheContentCounts() throws {
    try give("load 1\n# EOF\n")
    let open = try source(
      "load", ["metrics": .text(address("one", "&kind=application/openmetrics-text"))])
    #expect(try open.read(request()).entries[0].datum == 1)
    try give("load 1\n")
    #expect(failure(open, request())?.reason.contains("without # EOF") == true)
    let page = try source("load", ["metrics": .text(address("one", "&kind=text/html"))])
    #expect(failure(page, request())?.reason == "text/html instead of metrics")
  }

  @Test func whatIsNoNumberIsNoValue() throws {
    try give("load NaN\nzero 0\n")
    for query: Setting in ["load", "zero / zero", ["one": "load", "two": "zero / zero"]] {
      for rows in [false, true] {
        let reason = failure(try source(query), request(rows: rows))?.reason
        #expect(reason == (query.text == nil ? "all values are NaN" : "the value is NaN"))
      }
    }
    // Of several values, one that is no number is null.
    let both = try source(["load": "load", "zero": "zero"])
    #expect(try both.read(request()).entries[0].datum == ["load": .null, "zero": 0])
    try give("load{cpu=\"0\"} NaN\nload{cpu=\"1\"} 2\n")
    let rows = try source("load").read(request(rows: true)).entries[0].datum.items
    #expect(rows?.map { $0["value"] } == [.null, 2])
  }

  @Test func whatIsNoNumberIsNullWhereTheBoardSaysSo() throws {
    try give("load NaN\n")
    let allowed = try source("load", ["null": "ok"])
    #expect(try allowed.read(request()).entries[0].datum == .null)
    let rows = try allowed.read(request(rows: true)).entries[0].datum.items
    #expect(rows?.map { $0["value"] } == [.null])
    var lenient = request()
    lenient.allowsNull = true
    #expect(try source("load").read(lenient).entries[0].datum == .null)
  }

  @Test func exportedInstancesStayApart() throws {
    try give(
      "c{instance=\"x\",exported_instance=\"1\"} 5\nc{instance=\"x\",exported_instance=\"2\"} 7\n")
    let rows = try source("c").read(request()).entries[0].datum.items
    #expect(rows?.map { $0["value"] } == [5, 7])
    #expect(rows?.map { $0["labels"]?["exported_instance"] } == ["1", "2"])
    #expect(rows?.map { $0["labels"]?["exported_exported_instance"] } == ["x", "x"])
  }

  /// An exporter does not name its row after another machine.
  @Test func theNameOfARowBeginsWithItsHost() throws {
    try give("load{instance=\"other:9100\"} 1\n", "one")
    try give("load 7\n", "two")
    let addresses: Setting = [
      .text(address("one")), .text(address("two").replacing("127.0.0.1", with: "localhost")),
    ]
    let rows = try source("load", ["metrics": addresses]).read(request()).entries[0].datum.items
    #expect(rows?.first?["name"]?.words == "127.0.0.1:\(server.port) other:9100")
  }

  @Test func hostsWhoseValuesAreOldAreNamed() throws {
    let now = Int(testStart.timeIntervalSince1970 * 1000)
    try give("load 1\n", "one")
    try give("load 3 \(now - 3_600_000)\n", "two")
    let addresses: Setting = [.text(address("one")), .text(address("two"))]
    let sum = try source("sum(load)", ["metrics": addresses]).read(request())
    #expect(sum.entries[0].datum == 1)
    #expect(sum.warnings.first?.contains("values too old") == true, "\(sum)")
  }

  /// An answer that a cache has kept is of the time at which the exporter gave it.
  @Test func anAnswerThatACacheHasKeptIsNotOfNow() throws {
    func aged(_ seconds: Int) throws -> any Source {
      let address = server.url("aged?type=text/plain&body=load%201%0A&age=\(seconds)")
      return try source("load", ["metrics": .text(address)])
    }
    #expect(try aged(120).read(request()).entries[0].datum == 1)
    #expect(failure(try aged(4000), request())?.reason.hasPrefix("values of ") == true)
  }

  @Test func ofOneHostTheValuesThatAreOldAreCounted() throws {
    let now = Int(testStart.timeIntervalSince1970 * 1000)
    try give("x{a=\"1\"} 10\nx{a=\"2\"} 20 \(now - 600_000)\nx{a=\"3\"} 30\n")
    let sum = try source("sum(x)").read(request())
    #expect(sum.entries[0].datum == 40)
    #expect(sum.warnings == ["a value is too old: left out"])
    #expect(sum.isPartial)
  }

  @Test func aPatternStandsForTheWholeValue() throws {
    try give("z{m=\"idle\"} 1\nz{m=\"foo\\nidle\"} 2\nz{m=\"idle\\n\"} 4\n")
    #expect(try source("sum(z{m=~\"idle\"})").read(request()).entries[0].datum == 1)
  }

  @Test func nothingIsKeptOfAHostThatDenies() throws {
    var history = MetricHistory(count: 1)
    let (one, two) = (MetricLabels([]).of(instance: "one"), MetricLabels([]).of(instance: "two"))
    history.add(
      [MetricSample(labels: one, value: 1), MetricSample(labels: two, value: 2)], of: 0, range: 60,
      at: testStart)
    let isChanged = history.forget(["one"])
    #expect(isChanged && Array(history.points[0].keys) == [two])
    let isChangedAgain = history.forget(["one"])
    #expect(!isChangedAgain)
  }

  @Test func aReadingEndsAtTheMostSeries() throws {
    let text = (0..<9000).map { "load{x=\"\($0)\"} 1\n" }.joined()
    for exporter in ["one", "two", "three"] { try give(text, exporter) }
    let addresses = ["one", "two", "three"].map { Setting.text(address($0)) }
    let source = try source("sum(load)", ["metrics": .list(addresses)])
    #expect(failure(source, request())?.reason == "more than 20000 series")
  }

  @Test func valuesWithDates() throws {
    let now = testStart.timeIntervalSince1970 * 1000
    try give("load 1 \(Int(now) - 120_000)\n")
    let reading = try source("load").read(request())
    #expect(reading.oldest == .second(-120))
    try give("load 1 \(Int(now))\n")
    #expect(try source("load").read(request()).oldest == nil)
  }

  @Test func limits() throws {
    try give((0..<2000).map { "load{x=\"\($0)\"} 1\n" }.joined())
    #expect(failure(try source("load"), request())?.reason == "more than 1000 series")
    #expect(try source("sum(load)").read(request()).entries[0].datum == 2000)
    let small = try source("sum(load)", ["limit": "1KiB"])
    #expect(failure(small, request())?.reason == "more than 1 KiB")
  }

  @Test(arguments: [#"load{token="hush_hush"} 1"#, #"load{hush_hush="yes"} 1"#])
  func secretsAreCutOut(text: String) throws {
    try give(text + "\n")
    let setting: Setting = [
      "metrics": .text(address("one", "&token=${secret:token}")), "query": "rate(load[5m])",
    ]
    try sandbox.write("hush_hush", to: "token")
    chmod(sandbox.path("token"), 0o600)
    let places: [String: Setting] = ["token": ["file": "token"]]
    let source = try SourceKinds.source(setting)
    for second in [0.0, 15] {
      var request = sandbox.request(secrets: places)
      (request.now, request.wantsRows) = (.second(second), true)
      let datum = try? source.read(request).entries[0].datum
      #expect(datum.map { !"\($0)".contains("hush_hush") } ?? true)
      if second > 0 { #expect("\(try #require(datum))".contains("•••")) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder)
    #expect(!files.contains { $0.hasPrefix("metrics-") })
  }
}

/// Tests with Debian's exporter for machines.
@Suite struct NodeExporterTests {
  private let server: PrometheusServer
  private let sandbox = Sandbox()

  init() throws { server = try PrometheusServer.shared.get() }

  private func read(_ query: String, trial: Bool = false) throws -> Datum {
    let source = try SourceKinds.source([
      "metrics": .text("http://127.0.0.1:\(server.exporterPort)/metrics"), "query": .text(query),
    ])
    var request = sandbox.request()
    (request.now, request.readsOnce) = (Date(), trial)
    return try source.read(request).entries[0].datum
  }

  @Test func whatPrometheusSays() throws {
    for query in [
      "node_memory_MemTotal_bytes", "count(node_cpu_seconds_total)",
      "node_boot_time_seconds * 1000",
      #"count(node_cpu_seconds_total{mode=~"user|system"})"#,
      "sum(node_filesystem_size_bytes{fstype!~\"tmpfs|overlay\"}) / 1024",
    ] {
      #expect(try read(query) == server.read(query).entries[0].datum, "\(query)")
    }
  }

  @Test func shareOfTheProcessors() throws {
    let busy = try read(
      #"100 - avg(rate(node_cpu_seconds_total{mode="idle"}[5m])) * 100"#, trial: true)
    let number = try #require(busy.number)
    #expect(number > -5 && number <= 100, "\(number)")
  }

  /// The exporter of Prometheus itself has histograms and summaries.
  @Test func histogramsOfPrometheus() throws {
    let source = try SourceKinds.source([
      "metrics": .text("\(server.address)/metrics"),
      "query":
        "histogram_quantile(0.99, sum by (le) (prometheus_http_request_duration_seconds_bucket))",
    ])
    let datum = try source.read(sandbox.request(timeout: 20)).entries[0].datum
    #expect(try #require(datum.number) > 0)
  }
}
