import SwiftUI
import Testing
import WidgetTesting

@Suite("UIKit's colours and pictures")
struct UIColorTests {
  @Test func componentsComeBack() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red) < 1e-9 && abs(green - 1) < 1e-9 && abs(blue) < 1e-9 && alpha == 0.5)
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 2.0 / 3) < 1e-9 && saturation == 1 && brightness == 0.5)
  }

  @Test func namedColoursAreTheThemes() {
    #expect(Color(uiColor: .systemRed) == .red)
    #expect(Color(UIColor.secondaryLabel) == .secondary)
    #expect(
      Color(UIColor { $0.userInterfaceStyle == .dark ? .green : .red })
        == Color(light: .red, dark: .green))
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func assetsAreReadFromTheirFolders() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Colors.xcassets").standardizedFileURL
    #expect(UIColor(named: "Brand") == nil)
    AssetCatalog.add(folder: folder)
    #expect(
      Color("Brand").resolve(in: EnvironmentValues())
        == Color(red: 1, green: 128.0 / 255, blue: 0).resolve(in: EnvironmentValues()) as Paint,
      "the one for dark screens")
    let light = UIColor(named: "Brand")?.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light?.color != Color(red: 1, green: 128.0 / 255, blue: 0))
    #expect(Color("NoSuchColor") == .accentColor)
    #expect(UIImage(named: "NoSuchPicture") == nil)
  }

  @Test @MainActor func picturesAreReadFromTheirFolders() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Pictures.xcassets").standardizedFileURL
    AssetCatalog.add(folder: folder)
    // The file with the largest scale is used; the one of scale 1 is black.
    let drawn = picture(columns: 4, rows: 2) { Image("Flag").resizable() }
    try expectPicture(
      drawn.textWithStyles,
      equals: """
        ▀▀▀▀
        ▀▀▀▀
        ---
        aabb
        aabb
        ---
        a  #ff0000 on #ff0000
        b  #0000ff on #0000ff
        """)
  }

  /// The asset's files are drawings, which need Debian's librsvg2-common.
  @Test @MainActor func aPictureHasAVariantForTheAppearance() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Pictures.xcassets").standardizedFileURL
    AssetCatalog.add(folder: folder)
    let drawn = picture(columns: 5, rows: 1) {
      HStack(spacing: 8) {
        Image("Mood")
        Image("Mood").colorScheme(.light)
      }
    }
    try expectPicture(
      drawn.textWithStyles,
      equals: """
        ▀▀ ▀▀
        ---
        aa·bb
        ---
        a  #ff0000 on #ff0000
        b  #0000ff on #0000ff
        """)
  }

  @Test func picturesAreReadFromTheirBytes() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(systemName: "star.fill")?.size == CGSize(width: 8, height: 16))
  }
}
