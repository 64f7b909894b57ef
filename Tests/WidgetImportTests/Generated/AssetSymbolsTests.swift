import Testing

@testable import WidgetImport

struct AssetSymbolsTests {
  @Test(arguments: [
    ("Bright Blue", "brightBlue"), ("widget-background", "widgetBackground"), ("2x", "_2x"),
    ("WidgetColor", "widget"), ("default", "`default`"), ("URLBar", "urlBar"), ("Color", "color"),
  ])
  func namesAreXcodes(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "color") == symbol)
  }

  @Test func membersOfTheSourcesReplaceThoseOfAssets() {
    let tree = MemoryTree(["/a.xcassets/Sky.colorset/Contents.json": "{}"])
    let code = ["extension Color { static let sky = Color.blue }"]
    let source = AssetSymbols(["/a.xcassets"], hasExtensions: true, code: code, in: tree).source
    #expect(source.contains("static let sky = ColorResource"))
    #expect(!source.contains("static var sky"))
  }

  @Test func foldersMayProvideNamespaces() {
    let tree = MemoryTree([
      "/a.xcassets/Plain/Sky.colorset/Contents.json": "{}",
      "/a.xcassets/Spaced/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "/a.xcassets/Spaced/Tree.imageset/Contents.json": "{}",
    ])
    let source = AssetSymbols(["/a.xcassets"], hasExtensions: true, in: tree).source
    #expect(source.contains("static let sky = ColorResource(name: \"Sky\", bundle: .main)"))
    #expect(
      source.contains(
        """
        extension Image {
          enum Spaced {
            static var tree: Image { Image("Spaced/Tree") }
          }
        }

        """))
    #expect(
      !AssetSymbols(["/a.xcassets"], hasExtensions: false, in: tree).source.contains("static var"))
    #expect(AssetSymbols(["/none.xcassets"], hasExtensions: true, in: tree).isEmpty)
  }
}
