import FoundationEssentials
import WidgetLayout

/// What a metric of some types says. A metric of a new type needs one more shape, and no change of
/// those that there are.
protocol MetricShape: Decodable, Sendable {
  /// The types that have this shape, by the names that answers give them.
  static var types: [String] { get }

  /// How it is drawn.
  func cell(id: String, title: String, now: Date) -> InsightCell
}

/// The shapes that are known.
struct MetricShapes: Sendable {
  /// All that the back end sends today.
  static let known = MetricShapes([
    CourseShape.self, RatioShape.self, OpenShape.self, RankingShape.self, RatingShape.self,
  ])

  private let shapes: [String: any MetricShape.Type]

  init(_ shapes: [any MetricShape.Type]) {
    let pairs = shapes.flatMap { shape in shape.types.map { ($0, shape) } }
    self.shapes = Dictionary(pairs) { first, _ in first }
  }

  private init(_ shapes: [String: any MetricShape.Type]) { self.shapes = shapes }

  /// These and another.
  func adding(_ shape: any MetricShape.Type) -> MetricShapes {
    MetricShapes(
      shapes.merging(shape.types.map { ($0, shape) }) { _, new in new })
  }

  /// The shape of a type; nil for one that is not known.
  subscript(type: String) -> (any MetricShape.Type)? { shapes[type] }
}
