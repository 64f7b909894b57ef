package import FoundationEssentials
package import WidgetSettings

@testable package import WidgetSources

/// A real Prometheus that scrapes itself and a real node exporter every second.
package final class PrometheusServer: Sendable {
  package static let shared = Result { try PrometheusServer() }

  package let port = RunningServer.freePort()
  package let exporterPort = RunningServer.freePort()
  private let server = RunningServer()
  private let exporter = RunningServer()

  package var address: String { "http://127.0.0.1:\(port)" }

  private init() throws {
    exporter.start(["prometheus-node-exporter", "--web.listen-address=127.0.0.1:\(exporterPort)"])
    let configuration = """
      global: {scrape_interval: 1s, scrape_timeout: 1s}
      scrape_configs:
        - {job_name: self, static_configs: [{targets: ["127.0.0.1:\(port)"]}]}
        - {job_name: node, static_configs: [{targets: ["127.0.0.1:\(exporterPort)"]}]}
      """
    let file = try server.folder.write(configuration, to: "prometheus.yml")
    server.start([
      "prometheus", "--config.file=\(file)", "--storage.tsdb.path=\(server.folder["data"])",
      "--web.listen-address=127.0.0.1:\(port)",
    ])
    let isUp = eventually(within: 60) {
      (try? read("sum(up)").entries.first?.datum) == 2
    }
    guard isUp else { throw ServerError(description: "\(server.said) \(exporter.said)") }
  }

  package func read(
    _ query: String, at date: Date = Date(), _ more: [String: Setting] = [:]
  ) throws(SourceFailure) -> Reading {
    var settings: [String: Setting] = ["prometheus": .text("\(address)/"), "query": .text(query)]
    settings.merge(more) { $1 }
    return try SourceKind.prometheus.make(.mapping(settings))
      .read(SourceRequest(now: date, timeout: 20, environment: .own))
  }
}
