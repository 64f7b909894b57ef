/// A declared widget, as in WidgetKit: its body says how it is configured.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
  /// Adds the descriptions of the widget, or of the widgets it stands for.
  func describe(into descriptions: inout [WidgetDescription])
}

extension Widget {
  public func describe(into descriptions: inout [WidgetDescription]) {
    var description = WidgetDescription()
    body.describe(into: &description)
    descriptions.append(description)
  }
}

/// Several widgets in one program, as in WidgetKit.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// The descriptions of all widgets in the bundle, in order.
  public var descriptions: [WidgetDescription] {
    var descriptions: [WidgetDescription] = []
    body.describe(into: &descriptions)
    return descriptions
  }
}

/// Makes one widget of the widgets in a block, as in WidgetKit.
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    WidgetGroup { descriptions in
      repeat (each content).describe(into: &descriptions)
    }
  }
}

/// Several widgets where one is expected.
struct WidgetGroup: Widget {
  private let describeAll: @MainActor (inout [WidgetDescription]) -> Void

  init() { describeAll = { _ in } }

  init(_ describeAll: @escaping @MainActor (inout [WidgetDescription]) -> Void) {
    self.describeAll = describeAll
  }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func describe(into descriptions: inout [WidgetDescription]) { describeAll(&descriptions) }
}
