extension StringProtocol {
  /// The beginning of a text of data, as long as a tile may show it in a row: 4096 scalars. All that is laid out is
  /// measured first, on the thread that draws all tiles.
  var beginning: String {
    guard utf8.count > Self.longestBeginning else { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(Self.longestBeginning)))
  }

  private static var longestBeginning: Int { 4096 }
}

extension String? {
  /// The address of a link, or `nil` if it is longer than browsers take in practice: 2048 bytes.
  var asLink: String? { flatMap { $0.utf8.count > 2048 ? nil : $0 } }
}
