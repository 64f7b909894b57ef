import SwiftUI
import Testing

struct MeshGradientTests {
  @Test func aNetMayNameItsSpaceOfColours() throws {
    func net(_ space: Gradient.ColorSpace?) -> MeshGradient {
      let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
      let colors: [Color] = [.black, .white, .white, .black]
      guard let space else {
        return MeshGradient(width: 2, height: 2, points: points, colors: colors)
      }
      return MeshGradient(
        width: 2, height: 2, points: points, colors: colors, smoothsColors: true,
        colorSpace: space)
    }
    let plain = paints(net(nil))
    #expect(!plain.isEmpty)
    #expect(paints(net(.perceptual)) == plain && paints(net(.device)) == plain)
  }

  private func paints(_ net: MeshGradient) -> [Paint] {
    [0, 4, 8].map {
      net.paint(
        at: ShapePoint($0, $0), in: ShapeRect(minX: 0, minY: 0, width: 8, height: 8))
    }
  }
}
