/// What stands on an axis, as in Swift Charts.
public protocol AxisContent {
  /// The axis's marks.
  nonisolated var records: [AxisMarksRecord] { get }
}

/// Several marks of one axis.
public nonisolated struct AnyAxisContent: AxisContent {
  public let records: [AxisMarksRecord]
}

/// Makes the content of an axis of the statements in a block, as in Swift Charts.
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
}

/// Marks of an axis as they were declared.
public struct AxisMarksRecord {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// What stands at a value; nil is what an axis has of its own.
  var parts: ((AxisValue) -> [AxisPart])?
}
