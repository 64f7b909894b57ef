package import FoundationEssentials
package import WidgetLayout
import WidgetPictures
package import WidgetSettings
package import WidgetSources
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
      "folders", .oneOrMore(.text(.name(of: "folder"))),
      "The folders whose pictures the source may name; else the board's."),
    SettingKey(
      "fit", .text(.choice("fit", of: Fit.self)),
      "Shows the whole picture, or fills the room."),
  ]

  /// The path of the picture that the board names, absolute; `nil` if its source names one.
  private let file: String?
  /// The folder of relative paths.
  private let folder: String
  /// The folders whose pictures the source may name.
  private let folders: PictureFolders
  private let fit: Fit
  /// The time of this tile, so that its pictures take none of those of others.
  private let budget = PictureBudget()
  /// The picture of the last reading.
  private let decoded = DecodedPicture()

  package init(_ settings: Setting) { self.init(settings, at: BoardPlace()) }

  package init(_ settings: Setting, at place: BoardPlace) {
    file = settings["file"]?.text.map { FilePath.absolute($0, in: place.folder) }
    folder = place.folder
    let named = settings.values("folders", .name(of: "folder"))
    folders = PictureFolders(
      named.isEmpty ? [folder] : named.map { FilePath.absolute($0, in: place.folder) })
    fit = settings.value("fit", .choice("fit", of: Fit.self)) ?? .fit
  }

  package func prepared(_ source: (any Source)?) -> (any Source)? {
    let named = try? file.map { (path) throws(SourceFailure) in
      try SourceKinds.source(["file": .text(path)])
    }
    guard let source = named ?? source else { return nil }
    return PictureSource(
      source: source, file: file, folder: folder, folders: folders, picture: decoded)
  }

  package func view(of entry: ReadingEntry) -> some View {
    PictureFileView(
      path: path(of: entry), folders: file == nil ? folders : nil, datum: entry.datum,
      scaling: fit == .fill ? .fill : .fit, decoded: decoded, budget: budget)
  }

  private func path(of entry: ReadingEntry) -> String? {
    file ?? PicturePath.path(in: entry.datum, folder: folder)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(date: date, datum: SamplePicture.datum)
  }
}

extension PictureKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    guard entry.datum != .null, path(of: entry) == nil else { return nil }
    return "\(DatumMismatch(expected: "a path", read: entry.datum))"
  }
}
