/// A builder that combines the widgets in a block, as in WidgetKit.
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Adds a control as a widget.
  public static func buildExpression(_ content: some ControlWidget) -> some Widget {
    content.widget
  }

  public static func buildBlock() -> some Widget { WidgetGroup { _ in } }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    WidgetGroup { descriptions in
      repeat (each content).describe(into: &descriptions)
    }
  }

  public static func buildOptional(_ content: (some Widget)?) -> some Widget {
    WidgetGroup { content?.describe(into: &$0) }
  }

  public static func buildEither<Content: Widget>(first: Content) -> some Widget {
    WidgetGroup { first.describe(into: &$0) }
  }

  public static func buildEither<Content: Widget>(second: Content) -> some Widget {
    WidgetGroup { second.describe(into: &$0) }
  }

  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    WidgetGroup { content.describe(into: &$0) }
  }
}

/// A group of widgets that stands for one widget.
struct WidgetGroup: Widget {
  private let describeAll: @MainActor (inout [WidgetDescription]) -> Void

  init() { describeAll = { _ in } }

  init(_ describeAll: @escaping @MainActor (inout [WidgetDescription]) -> Void) {
    self.describeAll = describeAll
  }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func describe(into descriptions: inout [WidgetDescription]) { describeAll(&descriptions) }
}
