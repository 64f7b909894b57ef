import CZlib
import FoundationEssentials
import WidgetLayout

/// The sequences of kitty's graphics protocol.
///
/// All have `q=2`: the terminal answers none of them, as answers would be read as keys.
enum KittyGraphics {
  /// The most bytes of a sequence's data.
  private static let most = 4096

  /// Returns what hands a picture's pixels over under a number, without showing it.
  static func transmission(of pixels: PixelGrid, as number: Int) -> String {
    let isOpaque = stride(from: 3, to: pixels.rgba.count, by: 4).allSatisfy {
      pixels.rgba[$0] == 255
    }
    let plain =
      isOpaque ? pixels.rgba.indices.filter { $0 & 3 != 3 }.map { pixels.rgba[$0] } : pixels.rgba
    let packed = compressed(plain)
    let data = Array(Data(packed ?? plain).base64EncodedData())
    var text = ""
    var start = 0
    repeat {
      let end = min(start + most, data.count)
      let more = end < data.count ? 1 : 0
      let keys =
        start == 0
        ? "a=t,q=2,f=\(isOpaque ? 24 : 32),s=\(pixels.width),v=\(pixels.height),i=\(number)"
          + (packed == nil ? "" : ",o=z") + ",m=\(more)"
        : "q=2,m=\(more)"
      text += sequence(keys, String(decoding: data[start..<end], as: UTF8.self))
      start = end
    } while start < data.count
    return text
  }

  /// Returns what shows a part of a picture, in pixels, in a rectangle of cells.
  static func placement(
    _ placement: Int, of number: Int, part: Rect, in cells: Rect
  ) -> String {
    "\u{1B}[\(cells.y + 1);\(cells.x + 1)H"
      + sequence(
        "a=p,q=2,i=\(number),p=\(placement),x=\(part.x),y=\(part.y),w=\(part.width),"
          + "h=\(part.height),c=\(cells.width),r=\(cells.height),C=1")
  }

  /// Returns what removes one showing of a picture.
  static func removal(of placement: Int, of number: Int) -> String {
    sequence("a=d,d=i,q=2,i=\(number),p=\(placement)")
  }

  /// Returns what removes a picture and frees its pixels.
  static func release(of number: Int) -> String { sequence("a=d,d=I,q=2,i=\(number)") }

  /// The sequence that removes all pictures of the screen and keeps their pixels.
  static let clearing = sequence("a=d,d=a,q=2")

  private static func sequence(_ keys: String, _ data: String = "") -> String {
    "\u{1B}_G\(keys)\(data.isEmpty ? "" : ";")\(data)\u{1B}\\"
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var target = [UInt8](repeating: 0, count: bytes.count)
    var room = target.count
    guard cz_compress(bytes, bytes.count, &target, &room) else { return nil }
    return Array(target.prefix(room))
  }
}
