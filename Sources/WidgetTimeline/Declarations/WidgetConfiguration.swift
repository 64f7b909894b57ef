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

/// A configuration, of a widget or of a control, with one modification.
///
/// It has the same type whatever it modifies, and the type is public, so that the compiler knows it in
/// every module: otherwise each start would build a type for each modifier of each widget.
public struct ModifiedConfiguration: WidgetConfiguration {
  private let content: @MainActor (inout WidgetDescription) -> Void
  private let change: @MainActor (inout WidgetDescription) -> Void

  init(
    content: some WidgetConfiguration,
    change: @escaping @MainActor (inout WidgetDescription) -> Void
  ) {
    self.content = { content.describe(into: &$0) }
    self.change = change
  }

  init(
    content: some ControlWidgetConfiguration,
    change: @escaping @MainActor (inout WidgetDescription) -> Void
  ) {
    self.content = { content.describe(into: &$0) }
    self.change = change
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    content(&description)
    change(&description)
  }
}
