import CZlib
import FoundationEssentials
package import WidgetLayout

/// The pixels of a picture, packed for kitty's graphics protocol.
package struct KittyPixels: Sendable {
  private let width: Int
  private let height: Int
  private let isOpaque: Bool
  private let isPacked: Bool
  /// The pixels in base64.
  private let data: [UInt8]

  package init(_ pixels: PixelGrid) {
    (width, height) = (pixels.width, pixels.height)
    let opaque = pixels.opaqueColors
    isOpaque = opaque != nil
    let plain = opaque ?? pixels.rgba
    let packed = Self.packed(plain)
    isPacked = packed != nil
    data = Array(Data(packed ?? plain).base64EncodedData())
  }

  /// The most bytes of a sequence's data.
  private static let most = 4096

  /// Returns what hands the pixels over under a number, without showing them.
  package func transmission(as number: Int) -> String {
    var text = ""
    var start = 0
    repeat {
      let end = min(start + Self.most, data.count)
      let more = end < data.count ? 1 : 0
      let keys =
        start == 0
        ? "a=t,q=2,f=\(isOpaque ? 24 : 32),s=\(width),v=\(height),i=\(number)"
          + (isPacked ? ",o=z" : "") + ",m=\(more)"
        : "q=2,m=\(more)"
      text += KittyGraphics.sequence(keys, String(decoding: data[start..<end], as: UTF8.self))
      start = end
    } while start < data.count
    return text
  }

  /// Returns fewer bytes for bytes; `nil` if they do not become fewer.
  private static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var target = [UInt8](repeating: 0, count: bytes.count)
    var room = target.count
    guard cz_compress(bytes, bytes.count, &target, &room) else { return nil }
    return Array(target.prefix(room))
  }
}
