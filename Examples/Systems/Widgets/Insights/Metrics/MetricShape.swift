import FoundationEssentials
import WidgetLayout

/// The shape of metrics of some types. A metric of a new type needs a new shape, and no change to
/// the existing ones.
protocol MetricShape: Decodable, Sendable {
  /// The types of this shape, by their names in answers.
  static var types: [String] { get }

  /// Returns the metric ready to be drawn.
  func cell(of head: MetricHead) -> InsightCell
}

/// The attributes of a metric that do not depend on its shape.
struct MetricHead: Sendable {
  /// The metric's name at the back end.
  let id: String
  let title: String
  /// The date of the answer.
  let now: Date
  /// The words for remarks.
  let words: InsightsWords
}

/// The known shapes.
struct MetricShapes: Sendable {
  /// The shapes of all metrics that the back end sends.
  static let known = MetricShapes([
    CourseShape.self, RatioShape.self, OpenShape.self, RankingShape.self, RatingShape.self,
  ])

  private let shapes: [String: any MetricShape.Type]

  init(_ shapes: [any MetricShape.Type]) {
    let pairs = shapes.flatMap { shape in shape.types.map { ($0, shape) } }
    self.shapes = Dictionary(pairs) { first, _ in first }
  }

  private init(_ shapes: [String: any MetricShape.Type]) { self.shapes = shapes }

  /// Returns these shapes and another.
  func adding(_ shape: any MetricShape.Type) -> MetricShapes {
    MetricShapes(
      shapes.merging(shape.types.map { ($0, shape) }) { _, new in new })
  }

  /// Returns the shape of a type, or `nil` if it is unknown.
  subscript(type: String) -> (any MetricShape.Type)? { shapes[type] }
}
