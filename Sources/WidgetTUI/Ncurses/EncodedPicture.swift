import WidgetLayout

/// A picture as a terminal takes it.
enum EncodedPicture: Sendable {
  case kitty(KittyPixels)
  /// The sixels of each part that is seen, by its place in the picture, in cells.
  case sixels([Rect: String])

  /// A picture, the parts of it that are seen, and the terminal that is to show them.
  struct Request: Hashable, Sendable {
    /// The picture at the grid's first cell.
    let picture: GridPicture
    /// The cells of each part; none for kitty, which has whole pictures and shows parts of them.
    let places: [Rect]
    let means: PixelMeans

    /// Creates the request for a picture of which some pieces are on the screen.
    init(_ picture: GridPicture, of pieces: [PixelPiece], _ means: PixelMeans) {
      self.picture = picture.atOrigin
      places = means.graphics == .kitty ? [] : pieces.map(\.place)
      self.means = means
    }

    /// The number of pixels that are made for it.
    var pixels: Int {
      let size = means.pixels(of: picture.rect).size
      return size.width * size.height
    }
  }

  /// Encodes what is asked for; `nil` for a picture that has no pixels in its size.
  init?(_ request: Request, colors: PixelColors) {
    let size = request.means.pixels(of: request.picture.rect).size
    guard
      let pixels = request.picture.pixels(width: size.width, height: size.height, colors: colors)
    else { return nil }
    switch request.means.graphics {
    case .kitty: self = .kitty(KittyPixels(pixels))
    case .sixel(let colors, _):
      let texts = request.places.map { place in
        let part = request.means.pixels(of: place)
        let seen = pixels.part(x: part.x, y: part.y, width: part.width, height: part.height)
        return (place, SixelGraphics.picture(seen, colors: colors))
      }
      self = .sixels(Dictionary(texts) { first, _ in first })
    }
  }
}
