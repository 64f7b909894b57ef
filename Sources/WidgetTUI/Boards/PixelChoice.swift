/// The way in which a board shows pictures, rings and codes to scan.
enum PixelChoice: String, CaseIterable, Sendable {
  /// In pixels where the terminal takes them, in cells elsewhere.
  case auto
  /// Always in cells.
  case no
}
