import WidgetLayout
import WidgetPictures
import WidgetSources

/// A picture's file to which no program has led this one, and which data may name.
///
/// The file is found once, and then checked and decoded: a program may exchange the one at its path meanwhile.
struct CheckedPicture: ~Copyable {
  private let file: PictureFile

  /// - Parameter folders: The folders in which the picture must lie; `nil` if the board itself names it.
  init(_ path: String, in folders: PictureFolders?) throws(SourceFailure) {
    // Whether there is a file elsewhere is not told.
    try folders?.check(path)
    let file = try Self.found(path)
    guard !WrittenFolders.isLedAstray(path, to: file.descriptor) else {
      throw FileWords.astray(path)
    }
    try folders?.check(path, at: file.place)
    self.file = file
  }

  private static func found(_ path: String) throws(SourceFailure) -> PictureFile {
    do throws(PictureError) { return try PictureFile(path) } catch {
      throw SourceFailure("\(error)")
    }
  }

  /// Decodes the picture in the time that `budget` has left.
  func picture(in budget: PictureBudget) throws(SourceFailure) -> Picture {
    do throws(PictureError) {
      return try Picture(contentsOf: file, in: budget)
    } catch {
      throw SourceFailure("\(error)")
    }
  }
}
