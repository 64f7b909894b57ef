import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTUI

/// The sequences of kitty's graphics protocol.
@Suite("Kitty's graphics") struct KittyGraphicsTests {
  private func pixels(_ width: Int, _ height: Int, isNoise: Bool) throws -> PixelGrid {
    var generator = SplitMix64(seed: 1)
    let rgba = (0..<width * height).flatMap { _ -> [UInt8] in
      let value: UInt64 = isNoise ? generator.next() : 9
      return [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), 255]
    }
    let image = try #require(PixelImage(width: width, height: height, rgba: rgba))
    let picture = GridPicture(
      .image(image), in: Rect(x: 0, y: 0, width: 1, height: 1), on: .none)
    let colors = PixelColors(theme: Theme(name: "plain"), background: nil)
    return try #require(picture.pixels(width: width, height: height, colors: colors))
  }

  /// A terminal takes at most 4,096 bytes of data in a sequence. Noise is not shorter when it is packed.
  @Test func dataAreSentInPieces() throws {
    let text = KittyPixels(try pixels(100, 60, isNoise: true)).transmission(as: 7)
    let pieces = text.split(separator: "\u{1B}\\").map { String($0) }
    #expect(pieces.count > 1)
    #expect(pieces[0].hasPrefix("\u{1B}_Ga=t,q=2,f=24,s=100,v=60,i=7,m=1;"))
    for piece in pieces.dropFirst().dropLast() {
      #expect(piece.hasPrefix("\u{1B}_Gq=2,m=1;"))
    }
    #expect(pieces.last?.hasPrefix("\u{1B}_Gq=2,m=0;") == true)
    for piece in pieces { #expect(piece.drop { $0 != ";" }.count <= 4097) }
  }

  @Test func whatIsOfOneColorIsShort() throws {
    let text = KittyPixels(try pixels(100, 60, isNoise: false)).transmission(as: 7)
    #expect(text.utf8.count < 300)
    #expect(text.contains("i=7,o=z,m=0;"))
  }

  @Test func aPartIsPlacedInCells() {
    #expect(
      KittyGraphics.placement(
        2, of: 7, part: Rect(x: 9, y: 0, width: 18, height: 36),
        in: Rect(x: 4, y: 1, width: 2, height: 2))
        == "\u{1B}[2;5H\u{1B}_Ga=p,q=2,i=7,p=2,x=9,y=0,w=18,h=36,c=2,r=2,C=1\u{1B}\\")
    #expect(KittyGraphics.removal(of: 2, of: 7) == "\u{1B}_Ga=d,d=i,q=2,i=7,p=2\u{1B}\\")
  }
}
