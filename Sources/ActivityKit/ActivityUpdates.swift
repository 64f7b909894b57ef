// The updates of a Live Activity for those who follow it. Here, each sequence has what holds at present, after which
// it ends: a program of widgets runs for a moment only.

/// A place in what holds at present.
final class UpdateCursor<Element> {
  private var rest: ArraySlice<Element>

  init(_ elements: [Element]) { rest = elements[...] }

  func next() -> Element? { rest.popFirst() }
}

extension Activity {
  /// The contents of an activity, as in ActivityKit; here, the present one.
  public struct ContentUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityContent<ContentState>
    let elements: [Element]

    public func makeAsyncIterator() -> Iterator { Iterator(cursor: UpdateCursor(elements)) }

    /// The contents one by one.
    public struct Iterator: AsyncIteratorProtocol {
      let cursor: UpdateCursor<Element>
      public func next() async -> Element? { cursor.next() }
    }
  }

  /// The states of an activity's content, as in ActivityKit; here, the present one.
  public struct ContentStateUpdates: AsyncSequence {
    public typealias Element = ContentState
    let elements: [Element]

    public func makeAsyncIterator() -> Iterator { Iterator(cursor: UpdateCursor(elements)) }

    /// The states one by one.
    public struct Iterator: AsyncIteratorProtocol {
      let cursor: UpdateCursor<Element>
      public func next() async -> Element? { cursor.next() }
    }
  }

  /// The states of an activity's life, as in ActivityKit; here, the present one.
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityState
    let elements: [Element]

    public func makeAsyncIterator() -> Iterator { Iterator(cursor: UpdateCursor(elements)) }

    /// The states one by one.
    public struct Iterator: AsyncIteratorProtocol {
      let cursor: UpdateCursor<Element>
      public func next() async -> Element? { cursor.next() }
    }
  }

  /// The tokens for pushes, as in ActivityKit; here, there are none.
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    public typealias Element = Data

    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// The tokens one by one.
    public struct Iterator: AsyncIteratorProtocol {
      public func next() async -> Data? { nil }
    }
  }

  /// The activities that are started, as in ActivityKit; here, those that are shown at present.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    public typealias Element = Activity<Attributes>
    let elements: [Element]

    public func makeAsyncIterator() -> Iterator { Iterator(cursor: UpdateCursor(elements)) }

    /// The activities one by one.
    public struct Iterator: AsyncIteratorProtocol {
      let cursor: UpdateCursor<Element>
      public func next() async -> Element? { cursor.next() }
    }
  }
}

extension Activity.ContentStateUpdates: Sendable where Attributes.ContentState: Sendable {}

extension Activity {
  /// The present content.
  public var contentUpdates: ContentUpdates { ContentUpdates(elements: [content]) }
  /// The present state of its content.
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(elements: [contentState])
  }
  /// The present state of its life.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates(elements: [activityState])
  }
  /// Always empty: nothing is pushed here.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
  /// The activities that are shown at present.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates(elements: activities) }
  /// Always empty: nothing is pushed here.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
  /// Always `nil`: nothing is pushed here.
  public static var pushToStartToken: Data? { nil }
}

extension ActivityAuthorizationInfo {
  /// The permissions to start activities, as in ActivityKit; here, the present one.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    let elements: [Bool]

    public func makeAsyncIterator() -> Iterator { Iterator(cursor: UpdateCursor(elements)) }

    /// The permissions one by one.
    public struct Iterator: AsyncIteratorProtocol {
      let cursor: UpdateCursor<Bool>
      public mutating func next() async -> Bool? { cursor.next() }
    }
  }

  /// The permissions for frequent pushes, as in ActivityKit; here, the present one.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    let elements: [Bool]

    public func makeAsyncIterator() -> Iterator { Iterator(cursor: UpdateCursor(elements)) }

    /// The permissions one by one.
    public struct Iterator: AsyncIteratorProtocol {
      let cursor: UpdateCursor<Bool>
      public mutating func next() async -> Bool? { cursor.next() }
    }
  }

  /// The present permission, which does not change.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    ActivityEnablementUpdates(elements: [areActivitiesEnabled])
  }
  /// The present permission, which does not change.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
    FrequentPushEnablementUpdates(elements: [frequentPushesEnabled])
  }
}
