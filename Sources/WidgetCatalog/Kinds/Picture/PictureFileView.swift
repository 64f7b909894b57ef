import WidgetLayout
import WidgetPictures
import WidgetSources

/// A file's picture, or the reason that there is none.
struct PictureFileView: View {
  let path: String?
  /// The folders in which the picture must lie; `nil` if the board itself names it.
  let folders: PictureFolders?
  let datum: Datum
  let scaling: PictureView.Scaling
  /// The picture of the last reading.
  let decoded: DecodedPicture
  /// The time for other pictures, such as those of coming entries.
  let budget: PictureBudget
  @Environment(\.redactionReasons) private var redaction

  var body: some View {
    if redaction.contains(.placeholder) {
      // The file behind a placeholder is not read.
      Rectangle().foregroundStyle(.role(.faint))
    } else if path == nil, datum == SamplePicture.datum, let sample = SamplePicture.picture {
      PictureView(sample, scaling: scaling).frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if let path {
      switch Result(catching: { () throws(SourceFailure) in try picture(path) }) {
      case .success(let picture):
        PictureView(picture, scaling: scaling)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .failure(let error): NoticeView(error.reason)
      }
    } else {
      NoticeView(
        datum == .null
          ? "No picture: name a file" : DatumMismatch(expected: "a path", read: datum).description)
    }
  }

  private func picture(_ path: String) throws(SourceFailure) -> Picture {
    if let picture = decoded.picture(of: path) { return picture }
    return try CheckedPicture(path, in: folders).picture(in: budget)
  }
}
