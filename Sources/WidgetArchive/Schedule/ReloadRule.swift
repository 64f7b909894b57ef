public import FoundationEssentials

/// When the provider is asked again.
public enum ReloadRule: Sendable, Hashable {
  case atEnd, never
  case after(Date)
}
