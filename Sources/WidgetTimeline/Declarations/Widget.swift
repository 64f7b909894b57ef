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
    // A Live Activity has no kind: it is started by an app, and is not offered.
    if !description.kind.isEmpty { descriptions.append(description) }
  }
}

/// Several widgets in one program, as in WidgetKit.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
  /// Told when a board's widgets are others than the last time: what was added, removed or
  /// reconfigured since then. Terminal-first: WidgetKit does not say.
  func instancesChanged(_ changes: [InstanceChange])
}

extension WidgetBundle {
  public func instancesChanged(_ changes: [InstanceChange]) {}
}

extension WidgetBundle {
  /// The descriptions of all widgets in the bundle, in order.
  public var descriptions: [WidgetDescription] {
    var descriptions: [WidgetDescription] = []
    body.describe(into: &descriptions)
    return descriptions
  }
}
