/// A value of the user's settings, as in SwiftUI; it is read when the view is drawn.
@propertyWrapper public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding for controls that change the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(_ key: String, _ store: UserDefaults?, _ fallback: Value) {
    let store = store ?? .prepared
    read = { store.object(forKey: key) as? Value ?? fallback }
    write = { store.set($0, forKey: key) }
  }

  private init<Raw>(
    _ key: String, _ store: UserDefaults?, _ fallback: Value, _ make: @escaping (Raw) -> Value?,
    _ raw: @escaping (Value) -> Raw?
  ) {
    let store = store ?? .prepared
    read = { (store.object(forKey: key) as? Raw).flatMap(make) ?? fallback }
    write = { store.set(raw($0), forKey: key) }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, URL.init(string:)) { $0.absoluteString }
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, Value.init(rawValue:)) { $0.rawValue }
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, Value.init(rawValue:)) { $0.rawValue }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    let store = store ?? .prepared
    read = { store.object(forKey: key) as? Wrapped }
    write = { store.set($0, forKey: key) }
  }
}
