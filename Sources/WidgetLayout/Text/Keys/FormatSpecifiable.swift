/// A number that can be interpolated in a key, as SwiftUI's `_FormatSpecifiable`.
public protocol FormatSpecifiable {
  /// The number's specifier in the key that is looked up, such as `%lld`.
  static var formatSpecifier: String { get }
  /// The number without its type.
  var formatNumber: FormatNumber { get }
}

/// A number without its type.
public enum FormatNumber: Sendable, Hashable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
}

extension FormatSpecifiable where Self: SignedInteger {
  public static var formatSpecifier: String { MemoryLayout<Self>.size > 4 ? "%lld" : "%d" }
  public var formatNumber: FormatNumber { .signed(Int64(clamping: self)) }
}

extension FormatSpecifiable where Self: UnsignedInteger {
  public static var formatSpecifier: String { MemoryLayout<Self>.size > 4 ? "%llu" : "%u" }
  public var formatNumber: FormatNumber { .unsigned(UInt64(clamping: self)) }
}

extension FormatSpecifiable where Self: BinaryFloatingPoint {
  public static var formatSpecifier: String { MemoryLayout<Self>.size > 4 ? "%lf" : "%f" }
  public var formatNumber: FormatNumber { .floating(Double(self)) }
}

extension Int: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension Float: FormatSpecifiable {}
extension Double: FormatSpecifiable {}
