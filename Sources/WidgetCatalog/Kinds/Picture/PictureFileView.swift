import WidgetLayout
import WidgetPictures
import WidgetSettings
import WidgetSources

/// A file's picture, or the reason that there is none.
struct PictureFileView: View {
  let path: String?
  let datum: Datum
  let scaling: PictureView.Scaling
  let budget: PictureBudget
  @Environment(\.redactionReasons) private var redaction

  var body: some View {
    if redaction.contains(.placeholder) {
      // The file behind a placeholder is not read.
      Rectangle().foregroundStyle(.role(.faint))
    } else if path == nil, datum == SamplePicture.datum, let sample = SamplePicture.picture {
      PictureView(sample, scaling: scaling).frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if let path, !path.isEmpty {
      switch Result(catching: { () throws(PictureError) in try picture(path) }) {
      case .success(let picture):
        PictureView(picture, scaling: scaling)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .failure(let error): NoticeView("\(error)")
      }
    } else {
      NoticeView(
        datum == .null
          ? "No picture: name a file" : DatumMismatch(expected: "a path", read: datum).description)
    }
  }

  private func picture(_ path: String) throws(PictureError) -> Picture {
    try Picture(contentsOfFile: FilePath.absolute(path, in: ""), in: budget)
  }
}
