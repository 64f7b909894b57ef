// Declarations of Apple's systems below Foundation.

/// Runs `body`; there is no pool to drain here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds since 2001-01-01, as in Core Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A queue that runs one task after another, as in Dispatch.
public typealias DispatchSerialQueue = DispatchQueue

extension NSObject {
  /// Returns the class itself, as archives name it.
  public class func classForCoder() -> AnyClass { self }
}

/// The number of an error of the kernel of Apple's systems.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias kern_return_t = Int32
/// The name of a port of the kernel of Apple's systems, which has no counterpart here.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias mach_port_t = UInt32
// swift-format-ignore: AlwaysUseLowerCamelCase
public let KERN_SUCCESS: kern_return_t = 0
