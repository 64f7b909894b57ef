import WidgetLayout

/// A builder that makes one part of a chart from the statements in a block, as in Swift Charts.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }

  public static func buildBlock(_ content: AnyChartContent...) -> AnyChartContent {
    AnyChartContent(content)
  }

  public static func buildOptional(_ content: AnyChartContent?) -> AnyChartContent {
    content ?? AnyChartContent([])
  }

  public static func buildEither(first: AnyChartContent) -> AnyChartContent { first }

  public static func buildEither(second: AnyChartContent) -> AnyChartContent { second }

  public static func buildArray(_ content: [AnyChartContent]) -> AnyChartContent {
    AnyChartContent(content)
  }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// A type-erased part of a chart, as in Swift Charts.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
  private let parts: [any ChartContent]

  /// Creates a type-erased part.
  public init(erasing content: some ChartContent) { parts = [content] }

  init(_ parts: [AnyChartContent]) { self.parts = parts }

  @MainActor public func collect(into marks: inout ChartMarks) {
    for part in parts { part.collect(into: &marks) }
  }
}

/// Several parts of a chart that are treated alike, as in Swift Charts.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  /// Creates a group of the parts in a block.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func collect(into marks: inout ChartMarks) { content.collect(into: &marks) }
}
