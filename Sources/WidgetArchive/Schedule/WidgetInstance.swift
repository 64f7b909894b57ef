public import WidgetLayout

/// A widget placed somewhere: a kind, a family and a configuration, with a stable identifier.
public struct WidgetInstance: Sendable, Hashable, Identifiable {
  public let id: String
  public let kind: String
  public let family: WidgetFamily
  /// The parameters' values by name, in the form in which boards and archives hold them.
  public let configuration: [String: String]

  public init(
    id: String, kind: String, family: WidgetFamily, configuration: [String: String] = [:]
  ) {
    self.id = id
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}
