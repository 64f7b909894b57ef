/// A Live Activity, as in ActivityKit.
///
/// Here, the program's tile of it shows it from then on, and an intent, a control or a provider of the program
/// starts, changes and ends it: there is no app, and nothing is pushed.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  private let first: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, first) = (id, attributes, content)
  }

  private static var type: String { ActivityRecord.name(of: Attributes.self) }

  private convenience init?(_ record: ActivityRecord) {
    guard
      let attributes = try? JSONDecoder().decode(Attributes.self, from: record.attributes),
      let content = Self.content(of: record)
    else { return nil }
    self.init(id: record.id, attributes: attributes, content: content)
  }

  private static func content(of record: ActivityRecord) -> ActivityContent<ContentState>? {
    (try? JSONDecoder().decode(ContentState.self, from: record.state)).map {
      ActivityContent(
        state: $0, staleDate: record.staleDate, relevanceScore: record.relevance)
    }
  }

  private var record: ActivityRecord? { ActivityFolder.own?.record(of: id) }

  /// The content that is shown.
  public var content: ActivityContent<ContentState> {
    record.flatMap { Self.content(of: $0) } ?? first
  }
  /// The state that is shown.
  public var contentState: ContentState { content.state }

  /// The state of its life; dismissed once it is no longer kept.
  public var activityState: ActivityState {
    switch record?.phase(at: Date()) {
    case .active: .active
    case .stale: .stale
    case .ended: .ended
    case .dismissed, nil: .dismissed
    }
  }
  public var activityStyle: ActivityStyle { .standard }
  /// Always `nil`: nothing is pushed here.
  public var pushToken: Data? { nil }

  /// The activities with these attributes that are shown.
  public static var activities: [Activity<Attributes>] {
    let now = Date()
    return (ActivityFolder.own?.records(of: type) ?? [])
      .filter { $0.phase(at: now) != .dismissed }.compactMap { Activity($0) }
  }
}

// MARK: Starting and changing

extension Activity {
  /// The most bytes of attributes and state.
  private static var longest: Int { 4096 }

  /// Starts an activity.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    guard let folder = ActivityFolder.own else { throw ActivityAuthorizationError.denied }
    let encoder = JSONEncoder()
    let record = ActivityRecord(
      id: UUID().uuidString, type: type, attributes: try encoder.encode(attributes),
      state: try encoder.encode(content.state), staleDate: content.staleDate,
      relevance: content.relevanceScore, started: Date())
    guard record.attributes.count + record.state.count <= longest else {
      throw ActivityAuthorizationError.attributesTooLarge
    }
    guard folder.tidy(at: Date()) < ActivityFolder.most else {
      throw ActivityAuthorizationError.targetMaximumExceeded
    }
    do { try folder.write(record) } catch { throw ActivityAuthorizationError.persistenceFailure }
    record.reloadTiles()
    return Activity(id: record.id, attributes: attributes, content: content)
  }

  /// Starts an activity, which is shown in one style here.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType)
  }

  /// Starts an activity.
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// Changes what is kept of it, unless it has ended, and asks for its tiles anew.
  private func change(_ change: (inout ActivityRecord) throws -> Void) {
    guard var record, record.phase(at: Date()) != .dismissed, record.ended == nil else { return }
    guard (try? change(&record)) != nil, (try? ActivityFolder.own?.write(record)) != nil else {
      return
    }
    record.reloadTiles()
  }

  private static func set(_ content: ActivityContent<ContentState>, _ record: inout ActivityRecord)
    throws
  {
    record.state = try JSONEncoder().encode(content.state)
    record.staleDate = content.staleDate
    record.relevance = content.relevanceScore
  }

  /// Replaces the content; an activity that has ended keeps its last one.
  public func update(_ content: ActivityContent<ContentState>) async {
    change { try Self.set(content, &$0) }
  }

  /// Replaces the content; nobody is alerted here.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async { await update(content) }

  /// Replaces the content; nobody is alerted here.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?,
    timestamp: Date
  ) async { await update(content) }

  /// Replaces the state.
  public func update(
    using state: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { await update(ActivityContent(state: state, staleDate: nil)) }

  /// Ends it, with a last content if one is given, and removes it as the policy says.
  public func end(
    _ content: ActivityContent<ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    change { record in
      if let content { try Self.set(content, &record) }
      let now = Date()
      record.ended = now
      record.dismissal = dismissalPolicy.dismissal(now)
    }
  }

  /// Ends it, with a last content if one is given, and removes it as the policy says.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date
  ) async { await end(content, dismissalPolicy: dismissalPolicy) }

  /// Ends it, with a last state if one is given, and removes it as the policy says.
  public func end(
    using state: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      state.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }
}

extension ActivityRecord {
  /// Returns the name that stands for a type of attributes: `TripAttributes`, or `Trip-Attributes` for one in another.
  package static func name(of type: (some ActivityAttributes).Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      .joined(separator: "-")
  }

  /// Asks for the timelines of its tiles anew.
  fileprivate func reloadTiles() {
    WidgetCenter.shared.reloadTimelines(ofKind: type)
    WidgetCenter.shared.reloadTimelines(ofKind: "\(type)-island")
  }
}
