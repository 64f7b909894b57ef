import FoundationEssentials
import WidgetLayout
import WidgetPictures
import WidgetSources

/// A picture that a plugin prints in base64.
struct PluginPicture: View {
  private let picture: Picture
  private let rows: Int

  /// Pictures in a menu bar are as high as a line; more pixels than these say nothing more here.
  private static let longest = 256
  /// The most characters of one in base64: many times what a menu bar's icon has.
  private static let most = 256 << 10

  /// Nil for what is no picture. One that stands alone in its place may take `rows` rows.
  init?(_ datum: Datum?, rows: Int = 2) {
    guard let text = datum?.words, text.utf8.count <= Self.most,
      let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
      let picture = try? Picture(decoding: Array(data), longest: Self.longest)
    else { return nil }
    (self.picture, self.rows) = (picture, rows)
  }

  var body: some View {
    PictureView(picture, scaling: .fit).frame(height: Double(16 * rows))
  }
}
