/// The content of an axis, as in Swift Charts.
public protocol AxisContent {
  /// The marks of the axis.
  nonisolated var records: [AxisMarksRecord] { get }
}

/// Several marks of one axis.
public nonisolated struct AnyAxisContent: AxisContent {
  public let records: [AxisMarksRecord]
}

/// A builder that makes the content of an axis from the statements in a block, as in Swift Charts.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(records: content.records)
  }

  public static func buildBlock(_ content: AnyAxisContent...) -> AnyAxisContent {
    AnyAxisContent(records: content.flatMap(\.records))
  }

  public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent {
    content ?? AnyAxisContent(records: [])
  }

  public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }

  public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }

  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(records: content.records)
  }
}

/// The marks of an axis as declared.
public struct AxisMarksRecord {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// Returns the parts at a value; `nil` for the default ones.
  var parts: ((AxisValue) -> [AxisPart])?
}
