internal import WidgetBase

/// An object that announces its changes, as in Combine.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// A publisher that emits before a published property changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher: one per object, made on first use.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// A publisher that announces changes of an object, as in Combine.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  // Sendable: `listeners` guards itself.
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()

  /// The publishers of objects that still exist.
  private final class Register: @unchecked Sendable {
    // Sendable: `all` is only used under the lock.
    struct Known {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    let lock = Lock()
    var all: [ObjectIdentifier: Known] = [:]
  }

  private static let register = Register()

  /// Returns an object's publisher, and removes those of objects that no longer exist.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    return register.lock.locked {
      if let found = register.all[id], found.object != nil { return found.publisher }
      register.all = register.all.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      register.all[id] = Register.Known(object: object, publisher: publisher)
      return publisher
    }
  }

  public init() {}

  /// Announces that the object is about to change.
  public func send() { listeners.send(()) }

  public func subscribe(
    _ receiveValue: @escaping (()) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { listeners.add(receiveValue, receiveEnd) }
}

/// A property of an object that announces its changes, as in Combine.
@propertyWrapper public struct Published<Value> {
  /// A publisher of a property's values, the current one first.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>

    public func subscribe(
      _ receiveValue: @escaping (Value) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.subscribe(receiveValue, receiveEnd) }
  }

  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Unavailable: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes, not \(newValue)") }
  }

  /// A publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set { subject.send(newValue.subject.value) }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    set {
      let object = object
      ((object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].subject.send(newValue)
    }
  }
}
