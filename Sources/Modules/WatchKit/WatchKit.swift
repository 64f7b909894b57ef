@_exported public import AppleFoundation

/// A watch. None is available here.
open class WKInterfaceDevice: NSObject {
  public class func current() -> WKInterfaceDevice { WKInterfaceDevice() }
  public var screenBounds: CGRect { .zero }
  public var screenScale: CGFloat { 1 }
  public var name: String { "" }
  public var model: String { "" }
  public var systemName: String { "" }
  public var systemVersion: String { "" }
  public func play(_ type: WKHapticType) { Absence.report("WKInterfaceDevice") }
}

/// A knock of a watch.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
