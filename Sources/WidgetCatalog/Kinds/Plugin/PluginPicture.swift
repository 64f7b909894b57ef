import WidgetLayout
import WidgetSources

/// A picture that a plugin prints in base64, or the reason why it is not shown.
struct PluginPicture: View {
  private let picture: Result<Picture, PluginPictures.Problem>
  private let rows: Int

  /// Decodes a picture of a plugin, or returns `nil` for an empty datum. A picture that stands alone may take `rows`
  /// rows.
  init?(_ datum: Datum?, of pictures: PluginPictures, rows: Int = 2) {
    guard let text = datum?.words, !text.isEmpty else { return nil }
    picture = Result { () throws(PluginPictures.Problem) in
      try pictures.picture(of: text)
    }
    self.rows = rows
  }

  var body: some View {
    switch picture {
    case .success(let picture):
      PictureView(picture, scaling: .fit).frame(height: Double(16 * rows))
    case .failure(let problem):
      Text(verbatim: "– \(problem.rawValue)").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
