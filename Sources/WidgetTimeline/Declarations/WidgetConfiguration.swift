/// The configuration of a widget, as in WidgetKit.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// Adds the configuration's declarations to a description.
  func describe(into description: inout WidgetDescription)
}

extension WidgetConfiguration {
  public func describe(into description: inout WidgetDescription) {
    body.describe(into: &description)
  }
}

extension Never: WidgetConfiguration {
  public func describe(into description: inout WidgetDescription) {}
}

/// A configuration that declares nothing, as in WidgetKit.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("a primitive has no body") }
  public func describe(into description: inout WidgetDescription) {}
}

/// A configuration with one modification.
struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  var body: Never { fatalError("a primitive has no body") }

  func describe(into description: inout WidgetDescription) {
    content.describe(into: &description)
    change(&description)
  }
}
