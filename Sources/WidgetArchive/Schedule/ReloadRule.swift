public import FoundationEssentials

/// The rule for the time of the next reload: WidgetKit's `TimelineReloadPolicy`.
public enum ReloadRule: Sendable, Hashable {
  case atEnd, never
  case after(Date)
}
