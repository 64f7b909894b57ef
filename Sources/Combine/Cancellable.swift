internal import WidgetBase

/// Something that can be stopped, as in Combine.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// Stops something when it is told to or forgotten, as in Combine.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // The action need not be Sendable; it is taken out under the lock and run once.
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs `action` once, when it is stopped.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Stops `cancellable`.
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

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
