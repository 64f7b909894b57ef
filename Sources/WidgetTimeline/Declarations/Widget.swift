/// A declared widget, as in WidgetKit; its body is its configuration.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
  /// Adds the description of the widget, or those of the widgets it groups.
  func describe(into descriptions: inout [WidgetDescription])
}

extension Widget {
  public func describe(into descriptions: inout [WidgetDescription]) {
    var description = WidgetDescription()
    body.describe(into: &description)
    if !description.kind.isEmpty { descriptions.append(description) }
    descriptions += description.companions
  }
}

/// A program's widgets, as in WidgetKit.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
  /// Called when a board's widgets have changed since the last time, with what was added, removed
  /// or reconfigured. Terminal-first: WidgetKit has no equivalent.
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
    if !descriptions.contains(where: { $0.kind == ProgramShortcuts.kind }) {
      descriptions += ProgramShortcuts.description.map { [$0] } ?? []
    }
    return descriptions
  }
}
