import WidgetSettings
import WidgetSources

/// The path of a picture in data: a text, or a record's `path`.
enum PicturePath {
  /// Returns the absolute path; `nil` if there is none.
  static func path(in datum: Datum, folder: String) -> String? {
    guard let words = (datum["path"]?.words ?? datum.words)?.trimmed, !words.isEmpty else {
      return nil
    }
    return FilePath.absolute(words, in: folder)
  }
}
