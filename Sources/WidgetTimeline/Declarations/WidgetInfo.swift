public import WidgetLayout

/// A placed widget, as in WidgetKit.
public struct WidgetInfo: Identifiable, @unchecked Sendable {
  // Sendable: nothing changes after the initializer; the configuration is never modified again.
  /// The kind of its configuration.
  public let kind: String
  /// The widget's family.
  public let family: WidgetFamily
  /// The configuration chosen through SiriKit. It does not change once the info is created.
  public let configuration: INIntent?
  private let intent: (any AppIntent)?
  private let values: [String: ParameterValue]

  public var id: WidgetInfo { self }

  /// Creates the info of a widget with its chosen values.
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

  /// Returns the chosen configuration if it is an intent of the given type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
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
