public import FoundationEssentials

/// A provider, with or without parameters, whose entries come from servers.
///
/// Terminal-first: WidgetKit has no equivalent.
public protocol RemoteTimelineProvider: SendableMetatype {
  /// The names of the servers. Once one of them answers any widget, requests that failed on it are
  /// repeated soon.
  var servers: [String] { get }
  /// The seconds that an answer may take; `nil`, the default, for the usual 30.
  var deadline: TimeInterval? { get }
}

extension RemoteTimelineProvider {
  public var deadline: TimeInterval? { nil }
}
