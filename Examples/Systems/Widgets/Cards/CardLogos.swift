import WidgetBase
import WidgetLayout
import WidgetPictures
import WidgetSources

/// The logos of cards, which lie below the folder of the container.
struct CardLogos: Sendable {
  /// The folder that the logos' paths begin at.
  let folder: String

  /// The most logos that are read, and the most bytes of one.
  private static let (mostLogos, longestLogo) = (64, 1 << 20)
  /// The longest side in pixels that is kept: no tile shows more.
  private static let mostPixels = 128

  /// Returns the entries with the logos of their cards; one that cannot be read is left out.
  func entries(_ entries: [CardsEntry]) -> [CardsEntry] {
    let files = Set(entries.flatMap { $0.cards.compactMap(\.logoFile) })
    var logos: [String: Picture] = [:]
    for file in files.sorted().prefix(Self.mostLogos) { logos[file] = logo(file) }
    return entries.map { entry in
      var entry = entry
      for index in entry.cards.indices {
        entry.cards[index].logo = entry.cards[index].logoFile.flatMap { logos[$0] }
      }
      return entry
    }
  }

  /// Reads a logo; `nil` for a path that leads elsewhere.
  private func logo(_ file: String) -> Picture? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }),
      let bytes = try? FileBytes("\(folder)/\(file)").all(limit: Self.longestLogo)
    else { return nil }
    return try? Picture(decoding: bytes, longest: Self.mostPixels)
  }
}
