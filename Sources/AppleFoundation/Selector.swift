/// The name of a method, as Objective-C calls it. Here, nothing can be called by a name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

/// Returns a selector's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the selector of a name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObjectProtocol {
  /// Returns false: there is no runtime that knows methods by names.
  public func responds(to selector: Selector?) -> Bool { false }

  /// Has no effect: nothing can be called by its name here.
  @discardableResult public func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
    Absence.report("perform(\(selector))")
    return nil
  }

  /// Has no effect: nothing can be called by its name here.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    Absence.report("perform(\(selector))")
  }
}

extension NotificationCenter {
  /// Has no effect: nothing can be called by its name here.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) { Absence.report("addObserver(selector: \(selector))") }
}

extension Timer {
  /// Returns a timer that calls nothing: nothing can be called by its name here.
  @discardableResult public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Absence.report("Timer(selector: \(selector))")
    return Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

extension NSObject {
  /// The value of a key, as orders read it.
  public subscript(_key key: String) -> Any? { KeyedReading.value(of: self, key) }
}

extension NSSortDescriptor {
  /// Creates an order by values that may be missing: those come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { PredicateComparison.sorted($0, $1) }
  }

  /// Creates an order by a key.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[_key: key ?? ""], ascending: ascending)
  }

  /// Creates an order by a key; a selector chooses how texts compare.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(keyPath: \NSObject[_key: key ?? ""], ascending: ascending)
  }
}

/// A code of four characters.
public typealias FourCharCode = UInt32
/// A code of four characters.
public typealias OSType = UInt32
/// The status of a call; zero is good.
public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFIndex = Int
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt

/// Returns the number of the type of a value that Foundation made, as Core Foundation has it; 1 for others.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFGetTypeID(_ value: CFTypeRef!) -> CFTypeID {
  switch value {
  case let number as NSNumber: isTruth(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 1
  }
}

/// Returns true for a number that was made of true or false.
private func isTruth(_ number: NSNumber) -> Bool { type(of: number) == type(of: truth) }

private let truth = NSNumber(value: true)

/// Returns the number of the type of true and false.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFBooleanGetTypeID() -> CFTypeID { 21 }

/// Returns the number of the type of numbers.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFNumberGetTypeID() -> CFTypeID { 22 }

/// Returns the number of the type of texts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFStringGetTypeID() -> CFTypeID { 7 }

/// Returns the number of the type of dictionaries.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }

/// Returns the number of the type of lists.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFArrayGetTypeID() -> CFTypeID { 19 }

/// Returns the number of the type of data.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetTypeID() -> CFTypeID { 20 }

/// Returns the number of the type of what is missing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFNullGetTypeID() -> CFTypeID { 16 }
