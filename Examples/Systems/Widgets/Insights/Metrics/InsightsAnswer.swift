import FoundationEssentials

/// The back end's answer about metrics, each of which is read in the shape of its type.
struct InsightsAnswer: Sendable, DecodableWithConfiguration {
  /// The requested metrics, in order, with their possible shapes.
  struct Wanted: Sendable {
    let metrics: [String]
    var shapes = MetricShapes.known
    var now = Date()
    var words = InsightsWords.english
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
    let short: String?

    private enum CodingKeys: String, CodingKey {
      case type, title
      case short = "short_title"
    }
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
  /// The titles of metrics of unknown types, by name; they have no cells.
  let skipped: [String: String]

  /// Reads an answer; a metric that cannot be read does not affect the others.
  init(from decoder: any Decoder, configuration wanted: Wanted) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    store = try container.decode(Store.self, forKey: .store).name
    let metrics = try container.nestedContainer(keyedBy: Name.self, forKey: .metrics)
    var cells: [InsightCell] = []
    var skipped: [String: String] = [:]
    var mistake: (any Error)?
    for id in wanted.metrics {
      do {
        let head = try metrics.decode(Head.self, forKey: Name(stringValue: id))
        if let shape = wanted.shapes[head.type] {
          cells.append(try Self.cell(id, head, shape, in: metrics, wanted))
        } else {
          skipped[id] = head.title
        }
      } catch {
        mistake = mistake ?? error
        cells.append(
          InsightCell(id: id, title: id, value: "–", note: wanted.words.unreadable))
      }
    }
    if let mistake, cells.allSatisfy({ $0.value == "–" }) { throw mistake }
    self.cells = cells
    self.skipped = skipped
  }

  private static func cell(
    _ id: String, _ head: Head, _ shape: any MetricShape.Type,
    in metrics: KeyedDecodingContainer<Name>, _ wanted: Wanted
  ) throws -> InsightCell {
    let metric = try shape.init(from: metrics.superDecoder(forKey: Name(stringValue: id)))
    var cell = metric.cell(
      of: MetricHead(id: id, title: head.title, now: wanted.now, words: wanted.words))
    cell.short = head.short ?? ""
    return cell
  }
}
