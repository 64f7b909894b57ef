import FoundationEssentials
import WidgetLayout
import WidgetPictures
import WidgetSources

/// A picture that a plugin prints in base64.
struct PluginPicture: View {
  private let picture: Picture
  private let rows: Int

  /// The maximum length of a side in pixels: pictures in a menu bar are one line high, so more
  /// pixels would not show.
  private static let longest = 256
  /// The maximum length in base64 characters: many times that of a menu bar's icon.
  private static let most = 256 << 10

  /// Decodes a picture; `nil` if the datum is not one. A picture that stands alone may take `rows`
  /// rows.
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
