/// A screen, as in UIKit. Here, it is an iPhone's of 393 × 852 points, which widgets expect.
@MainActor public final class UIScreen {
  public static let main = UIScreen()
  /// The size of the screen in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The number of pixels per point: a cell is 8 × 16 points, and has no finer resolution.
  public let scale: CGFloat = 1
  public let nativeScale: CGFloat = 1
  public let traitCollection = UITraitCollection(userInterfaceStyle: .dark)
}

/// A device, as in UIKit: the properties that widgets read, with values for a terminal.
@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public var name: String { ProcessInfo.processInfo.hostName }
  public let model = "Terminal"
  public let systemName = "Linux"
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

/// The kind of a device, as in UIKit.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}

/// Light or dark, as in UIKit.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits of the environment, as in UIKit.
open class UITraitCollection: @unchecked Sendable {
  // Sendable: all properties are constants.
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat = 1
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// Creates the traits of a light or dark environment.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the environment that is drawn for.
  public static let current = UITraitCollection(userInterfaceStyle: .dark)
}

/// Corners of a rectangle, as in UIKit.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: 15)
}
