import FoundationEssentials
import WidgetLayout
import WidgetPictures
import WidgetSettings
import WidgetSources

/// A source that decodes the picture which a board or another source names, on the thread that reads: a picture that
/// cannot be decoded is a failed reading, and drawing takes no time.
struct PictureSource: Source {
  /// The source of the path, or that of a file which the board names, of which only the changes count.
  let source: any Source
  /// The path that the board names, absolute; `nil` if the source gives it.
  let file: String?
  /// The folder of relative paths.
  let folder: String
  /// The folders whose pictures the source may name.
  let folders: PictureFolders
  /// Keeps the picture for the drawing.
  let picture: DecodedPicture

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    if let file {
      try decode(file, in: nil)
      return Reading(.text(file), at: request.now)
    }
    let reading = try source.read(request)
    let entry = reading.entries.current(at: request.now, \.date)
    if let path = entry.flatMap({ PicturePath.path(in: $0.datum, folder: folder) }) {
      try decode(path, in: folders)
    }
    return reading
  }

  private func decode(_ path: String, in folders: PictureFolders?) throws(SourceFailure) {
    picture.keep(try CheckedPicture(path, in: folders).picture(in: .shared), of: path)
  }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    source.watch(request, onChange: onChange)
  }

  var servers: [String] { source.servers }

  func files(_ request: SourceRequest) -> [String] { source.files(request) }

  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool {
    source.mayHaveChanged(since: date, request)
  }

  func pace(_ request: SourceRequest) -> SourcePace? { source.pace(request) }
}
