import SwiftUI
import Testing
import WidgetTesting

@Suite("Pictures that are drawn")
@MainActor
struct UIGraphicsTests {
  /// Returns the colour of a pixel as letters: red, green, blue, clear.
  private func letters(_ image: UIImage) -> String {
    guard let picture = image.cgImage?.picture else { return "" }
    return (0..<picture.height).map { row in
      (0..<picture.width).map { column in
        let start = (row * picture.width + column) * 4
        let pixel = picture.rgba[start..<start + 4].map { $0 > 127 }
        return switch (pixel[0], pixel[1], pixel[2], pixel[3]) {
        case (_, _, _, false): "."
        case (true, false, false, true): "r"
        case (false, true, false, true): "g"
        case (false, false, true, true): "b"
        default: "?"
        }
      }.joined()
    }.joined(separator: "\n")
  }

  private var flag: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 2, width: 2, height: 2)).fill()
    }
  }

  @Test func areasArePainted() {
    #expect(letters(flag) == "rrrr\nrrrr\nbb..\nbb..")
  }

  @Test func picturesAreScaled() {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      flag.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(letters(small) == "rr\nb.")
    #expect(small.size == CGSize(width: 2, height: 2))
    #expect(flag.preparingThumbnail(of: CGSize(width: 1, height: 2)).map(letters) == "r\n.")
  }

  @Test func roundPathsLimitTheDrawing() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 6), false, 1)
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 6, height: 6)).addClip()
    UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
    let disc = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(disc.map(letters) == ".gggg.\ngggggg\ngggggg\ngggggg\ngggggg\n.gggg.")
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func pathsKnowWhatLiesInside() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.close()
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 5)
  }
}
