@_exported import AppleFoundation
public import SwiftUI

/// A hint for people, as in TipKit. Here, none is ever shown.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var options: [any TipOption] { [] }
  public var shouldDisplay: Bool { false }
  /// Has no effect here: nothing is shown.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// An option of a hint, as in TipKit.
public protocol TipOption: Sendable {}

/// The hints of an app, as in TipKit.
public enum Tips {
  /// The reason why a hint is over.
  public enum InvalidationReason: Sendable, Hashable {
    case actionPerformed, displayCountExceeded, tipClosed, displayDurationExceeded
  }

  /// An action that a hint offers.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let title: String
    public init(id: String? = nil, title: String, perform: @escaping @Sendable () -> Void = {}) {
      (self.id, self.title) = (id ?? title, title)
    }
  }

  /// An event that hints count; none is counted here.
  public struct Event<Donation: Codable & Sendable>: Sendable {
    public let id: String
    public init(id: String) where Donation == EmptyDonation { self.id = id }
    public func donate() async {}
    public func sendDonation() {}
  }

  /// An event without values.
  public struct EmptyDonation: Codable, Sendable {}

  /// The number of times that a hint is shown.
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }

  /// Whether a hint is shown as often as it likes.
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  /// Collects actions, as in TipKit.
  @resultBuilder public enum ActionBuilder {
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }

  /// Collects options, as in TipKit.
  @resultBuilder public enum OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }

  /// A setting of all hints, as in TipKit.
  public struct ConfigurationOption: Sendable {
    /// The frequency with which hints are shown.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// The place in which hints are stored.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  /// Has no effect here: no hint is shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    Absence.report("TipKit")
  }
  /// Has no effect here: no hint is shown.
  public static func resetDatastore() throws {}
}

/// A hint between other views, as in TipKit. Here, it is empty.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// Has no effect here: no hint is shown.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Has no effect here: no hint is shown.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { self }
}
