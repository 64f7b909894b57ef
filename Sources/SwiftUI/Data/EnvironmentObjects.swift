/// An object that a view above has set, as in SwiftUI.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings of the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public init() {}

  @MainActor public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[ObjectKey<ObjectType>.self] else {
      fatalError(
        "no \(ObjectType.self) in the environment: a view above needs .environmentObject(_:)")
    }
    return object
  }

  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

private enum ObjectKey<Object>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension Environment {
  /// Reads an object that a view above has set, as in SwiftUI.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    self.init(\EnvironmentValues.[name: ObjectName<Object>()])
  }
}

/// The type of an object as an argument of a key path.
private struct ObjectName<Object>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object>(name name: ObjectName<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  fileprivate subscript<Object>(needed name: ObjectName<Object>) -> Object {
    guard let object = self[ObjectKey<Object>.self] else {
      fatalError("no \(Object.self) in the environment: a view above needs .environment(_:)")
    }
    return object
  }
}

extension Environment where Value: AnyObject {
  /// Reads an object that a view above has set, as in SwiftUI.
  public init(_ type: Value.Type) {
    self.init(\EnvironmentValues.[needed: ObjectName<Value>()])
  }
}

extension View {
  /// Gives an object to the views inside, as in SwiftUI.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    environment(\.[name: ObjectName<Object>()], object)
  }

  /// Gives an object to the views inside, as in SwiftUI.
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environment(\.[name: ObjectName<Object>()], object)
  }
}
