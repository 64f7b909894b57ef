public import WidgetLayout

/// A picture in memory, as in Core Graphics.
public final class CGImage: Sendable {
  /// The picture as views draw it.
  public let picture: Picture

  public init(_ picture: Picture) { self.picture = picture }

  public var width: Int { picture.width }
  public var height: Int { picture.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { picture.width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace() }

  /// Returns a part of the picture; nil if nothing of it lies in the rectangle.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, columns) = (Int(part.minX), Int(part.width))
    let bytes = (Int(part.minY)..<Int(part.maxY)).flatMap { row in
      let start = (row * width + left) * 4
      return picture.rgba[start..<start + columns * 4]
    }
    return Picture(width: columns, height: Int(part.height), rgba: bytes).map(CGImage.init)
  }
}

/// A space of colours, as in Core Graphics. Here, there is one.
public final class CGColorSpace: Sendable, Hashable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  public init() {}
  public convenience init?(name: String) { self.init() }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// Returns the space of red, green and blue.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns the space of greys. Here, there is one space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// The place of the opacity in a pixel, as in Core Graphics.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The form of a picture's bytes, as in Core Graphics.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = Self(rawValue: 31)
  public static let byteOrder32Little = Self(rawValue: 8192)
  public static let byteOrder32Big = Self(rawValue: 16384)
}

/// The care for a picture that is scaled, as in Core Graphics.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low
  case medium = 4
  case high = 3
}
