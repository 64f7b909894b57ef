package import FoundationEssentials
package import WidgetLayout
import WidgetPictures
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// A file's picture, in cells.
package struct PictureKind: ReadingKind {
  /// The scaling of a picture.
  enum Fit: String, CaseIterable {
    case fit, fill
  }

  package static let kind = "picture"
  package static let displayName = "Picture"
  package static let description = "A picture of a file (PNG, JPEG…), in cells."
  package static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular,
    .accessoryCircular,
  ]
  package static let sourceNeed = SourceNeed.optional
  package static let keys: [SettingKey] = [
    SettingKey("file", .text, "The picture's path; else the source's."),
    SettingKey(
      "fit", .text(.choice("fit", of: Fit.self)),
      "Shows the whole picture, or fills the room."),
  ]

  /// True if the board itself names the picture.
  var hasFile: Bool { file != nil }
  private let file: String?
  /// The folder of relative paths.
  private let folder: String
  private let fit: Fit
  /// The time of this tile, so that its pictures take none of those of others.
  private let budget = PictureBudget()

  package init(_ settings: Setting) { self.init(settings, at: BoardPlace()) }

  package init(_ settings: Setting, at place: BoardPlace) {
    file = settings["file"]?.text
    folder = place.folder
    fit = settings.value("fit", .choice("fit", of: Fit.self)) ?? .fit
  }

  package func view(of entry: ReadingEntry) -> some View {
    PictureFileView(
      path: (file ?? entry.datum["path"]?.words ?? entry.datum.words?.trimmed).map {
        FilePath.absolute($0, in: folder)
      }, datum: entry.datum, scaling: fit == .fill ? .fill : .fit, budget: budget)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(date: date, datum: SamplePicture.datum)
  }
}

extension PictureKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    guard !hasFile, entry.datum != .null else { return nil }
    let path = (entry.datum["path"]?.words ?? entry.datum.words)?.trimmed ?? ""
    return path.isEmpty ? "\(DatumMismatch(expected: "a path", read: entry.datum))" : nil
  }
}
