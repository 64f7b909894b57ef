import WidgetLayout

/// A picture, or a part of it, as a terminal takes it.
enum EncodedPicture: Sendable {
  case kitty(KittyPixels)
  case sixels(String)

  /// A picture, the part of it that is seen, and the terminal that is to show it.
  struct Request: Hashable, Sendable {
    /// The picture at the grid's first cell.
    let picture: GridPicture
    /// The cells of the picture that are seen.
    let place: Rect
    let means: PixelMeans

    /// Creates the request for a piece of the screen. kitty has whole pictures, and shows parts of them.
    init(_ piece: PixelPiece, _ means: PixelMeans) {
      picture = piece.picture.atOrigin
      place = means.graphics == .kitty ? picture.rect : piece.place
      self.means = means
    }

    /// The number of pixels that are made for it.
    var pixels: Int {
      picture.rect.width * picture.rect.height * means.cell.width * means.cell.height
    }
  }

  /// Encodes what is asked for; `nil` for a picture that has no pixels in its size.
  init?(_ request: Request, colors: PixelColors) {
    let (cell, size) = (request.means.cell, request.picture.rect.size)
    let whole = request.picture.pixels(
      width: size.width * cell.width, height: size.height * cell.height, colors: colors)
    guard let whole else { return nil }
    switch request.means.graphics {
    case .kitty: self = .kitty(KittyPixels(whole))
    case .sixel(let colors, _):
      let part = request.means.pixels(of: request.place)
      let seen =
        request.place == request.picture.rect
        ? whole : whole.part(x: part.x, y: part.y, width: part.width, height: part.height)
      self = .sixels(SixelGraphics.picture(seen, colors: colors))
    }
  }
}
