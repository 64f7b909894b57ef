import FoundationEssentials
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of Prometheus sources with a real server.
@Suite struct PrometheusSourceTests {
  private let server: PrometheusServer

  init() throws { server = try PrometheusServer.shared.get() }

  @Test func oneValueIsANumber() throws {
    #expect(try server.read("1 + 1").datum == 2)
    #expect(try server.read("vector(0.5)").datum == 0.5)
    #expect(try server.read("\"word\"").datum == "word")
    #expect(try server.read("1 / 0").datum.number == .infinity)
    #expect(try server.read("vector(-1) / 0").datum.number == -.infinity)
    #expect(try server.read("0 / 0", ["null": "ok"]).datum.number?.isNaN == true)
    #expect(try server.read("nothing_like_this").datum == nil)
    let memory = try #require(try server.read("node_memory_MemTotal_bytes").datum.number)
    #expect(memory > 1_048_576.0)
  }

  @Test func whatIsNoNumberIsNoValue() throws {
    func reason(_ query: String, _ more: [String: Setting] = [:]) -> String {
      failure { () throws(SourceFailure) in try server.read(query, more) }.reason
    }
    #expect(reason("0 / 0") == "the value is NaN")
    #expect(reason("up * 0 / 0") == "all values are NaN")
    #expect(reason("vector(0) / 0", ["range": "1m", "step": "15s"]) == "all values are NaN")
    // Of several values, one may be no number.
    let some = try server.read("up{job=\"node\"} * 0 / 0 or up{job=\"self\"}").datum.items ?? []
    #expect(some.count { $0["value"]?.number?.isNaN == true } == 1)
    #expect(some.count == 2)
  }

  @Test func seriesHaveNamesAndLabels() throws {
    let series = try #require(
      try server.read("up + on(job) count by(job)(up)", ["label": "x"]).datum.items)
    #expect(Set(series.map { $0["labels"]?["job"]?.words }) == ["self", "node"])
    #expect(series.allSatisfy { $0["value"] == 2 })
    let named = try server.read("up", ["label": "{{job}} – {{ missing }}!"]).datum.items
    #expect(Set((named ?? []).map { $0["name"]?.words }) == ["self – !", "node – !"])
    let one = try server.read("up{job=\"node\"}", ["label": "{{job}}"]).datum
    #expect(
      one == [
        [
          "name": "node", "value": 1,
          "labels": [
            "__name__": "up", "instance": .text("127.0.0.1:\(server.exporterPort)"), "job": "node",
          ],
        ]
      ])
    #expect(try server.read("nothing_like_this", ["label": "{{job}}"]).datum == [])
  }

  @Test func rangesHaveSamples() throws {
    let now = Date()
    #expect(
      try eventually {
        let datum = try server.read("up{job=\"self\"}", ["range": "1m", "step": "1s"]).datum
        return (datum.items?.first?["values"]?.items?.count ?? 0) >= 3
      })
    let series = try #require(
      try server.read("vector(time())", at: now, ["range": "1m", "step": "15s"]).datum.items)
    let values = try #require(series.first?["values"]?.items)
    #expect(values.count == 5)
    #expect(series.first?["name"] == "")
    for sample in values { #expect(sample.items?.first?.number == sample.items?.last?.number) }
    let last = try #require(values.last?.items?.first?.number)
    #expect(last == (now.timeIntervalSince1970 / 15).rounded(.down) * 15)
  }

  @Test func thePastCanBeAsked() throws {
    #expect(try server.read("time()", at: testStart).datum.number == 1_773_480_360)
  }

  @Test(arguments: [
    ("up{", "1:4: parse error: unexpected end of input inside braces"),
    ("rate(up)", "1:6: parse error: expected type range vector in call to function"),
    ("up + on(job) up + on() up", "found duplicate series"),
  ])
  func wrongQueries(_ query: String, _ reason: String) {
    let error = failure { () throws(SourceFailure) in try server.read(query) }
    #expect(error.reason.hasPrefix(reason))
    #expect(error.detail.hasPrefix("Prometheus: "))
  }

  @Test func wrongServers() throws {
    func error(_ address: String) throws -> SourceFailure {
      let source = try SourceKind.prometheus.make(["prometheus": .text(address), "query": "up"])
      return failure { () throws(SourceFailure) in try source.read(.test()) }
    }
    #expect(try error("http://127.0.0.1:\(server.exporterPort)").reason != "it gave")
    #expect(try error("http://127.0.0.1:\(server.exporterPort)").reason == "not Prometheus")
    #expect(try error("http://127.0.0.1:\(server.port)/nowhere").reason == "HTTP 404")
  }

  @Test func tooManySteps() {
    let error = failure { () throws(SourceFailure) in
      try server.read("up", ["range": "7d", "step": "1s"])
    }
    #expect(error.reason == "too many steps")
  }
}
