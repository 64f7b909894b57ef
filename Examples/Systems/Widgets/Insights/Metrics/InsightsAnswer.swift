import FoundationEssentials

/// The back end's answer about metrics, each of which is read in the shape of its type.
struct InsightsAnswer: Sendable, DecodableWithConfiguration {
  /// The requested metrics, in order, with their possible shapes.
  struct Wanted: Sendable {
    let metrics: [String]
    var shapes = MetricShapes.known
    var now = Date()
  }

  private enum Keys: String, CodingKey {
    case store, metrics
  }

  private struct Store: Decodable {
    let name: String
  }

  /// The attributes common to metrics of all shapes.
  private struct Head: Decodable {
    let type: String
    let title: String
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let store: String
  /// The metrics in the requested order.
  let cells: [InsightCell]

  /// Reads an answer; a metric that cannot be read does not affect the others.
  init(from decoder: any Decoder, configuration wanted: Wanted) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    store = try container.decode(Store.self, forKey: .store).name
    let metrics = try container.nestedContainer(keyedBy: Name.self, forKey: .metrics)
    var cells: [InsightCell] = []
    var mistake: (any Error)?
    for id in wanted.metrics {
      do {
        cells.append(try Self.cell(id, in: metrics, wanted))
      } catch {
        mistake = mistake ?? error
        cells.append(InsightCell(id: id, title: id, value: "–", note: "cannot be read"))
      }
    }
    if let mistake, cells.allSatisfy({ $0.value == "–" }) { throw mistake }
    self.cells = cells
  }

  private static func cell(
    _ id: String, in metrics: KeyedDecodingContainer<Name>, _ wanted: Wanted
  ) throws -> InsightCell {
    let name = Name(stringValue: id)
    let head = try metrics.decode(Head.self, forKey: name)
    guard let shape = wanted.shapes[head.type] else {
      return InsightCell(id: id, title: head.title, value: "–", note: "of a newer version")
    }
    let metric = try shape.init(from: metrics.superDecoder(forKey: name))
    return metric.cell(id: id, title: head.title, now: wanted.now)
  }
}
