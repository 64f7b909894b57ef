public import WidgetLayout

/// How a widget is made and offered, as in WidgetKit.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// Says what the configuration declares.
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

/// A configuration with one thing more to say.
struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  var body: Never { fatalError("a primitive has no body") }

  func describe(into description: inout WidgetDescription) {
    content.describe(into: &description)
    change(&description)
  }
}

extension WidgetConfiguration {
  /// The name shown in the gallery and in a tile's border.
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = String(name) }
  }

  /// What the gallery says of the widget.
  public func description(_ text: some StringProtocol) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = String(text) }
  }

  /// The families that the widget is made for; without this, all system families.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.families = families }
  }

  /// Gives the widget's content the room inside of its border that others leave free.
  ///
  /// Here: a column on each side; rows are not left free.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.hasContentMargins = false }
  }

  /// When the widget has anything to show at all: a board leaves one out whose hardware is
  /// absent. Terminal-first; WidgetKit has no such thing.
  public func availability(
    _ isAvailable: @escaping @MainActor () -> Bool
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.isAvailable = isAvailable }
  }
}
