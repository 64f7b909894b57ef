public import WidgetLayout

/// A widget that is placed somewhere, as in WidgetKit.
public struct WidgetInfo: Identifiable, @unchecked Sendable {
  // Sendable: nothing changes after the initializer; nobody sets the configuration anew.
  /// The kind that its configuration has.
  public let kind: String
  /// Its family.
  public let family: WidgetFamily
  /// What was chosen by SiriKit's means. It is not changed once the info is made.
  public let configuration: INIntent?
  private let intent: (any AppIntent)?
  private let values: [String: ParameterValue]

  public var id: WidgetInfo { self }

  /// A widget with what was chosen for it.
  package init(
    kind: String, family: WidgetFamily, intent: (any AppIntent)? = nil,
    values: [String: ParameterValue] = [:], configuration: INIntent? = nil
  ) {
    self.kind = kind
    self.family = family
    self.intent = intent
    self.values = values
    self.configuration = configuration
  }

  /// What was chosen, where it is an intent of the type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { intent as? Intent }
}

extension WidgetInfo: Hashable {
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family && left.values == right.values
      && left.configuration == right.configuration
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(values)
  }
}

extension WidgetInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
