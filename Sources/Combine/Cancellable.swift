internal import WidgetBase

/// An activity that can be cancelled, as in Combine.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

/// Cancels an activity on request or when it is released, as in Combine.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // The action need not be Sendable; it is taken out under the lock and run once.
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates an object that runs `action` once, on cancellation.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Creates an object that cancels `cancellable`.
  public convenience init(_ cancellable: some Cancellable) { self.init(cancellable.cancel) }

  deinit { cancel() }

  public func cancel() {
    var taken: (() -> Void)?
    lock.locked {
      taken = action
      action = nil
    }
    taken?()
  }

  /// Stores it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores it in a collection.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
