public import WidgetLayout

/// A widget placed somewhere: a kind and a family, with an identifier that stays.
public struct WidgetInstance: Sendable, Hashable, Identifiable {
  public let id: String
  public let kind: String
  public let family: WidgetFamily

  public init(id: String, kind: String, family: WidgetFamily) {
    self.id = id
    self.kind = kind
    self.family = family
  }
}
