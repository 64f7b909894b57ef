import CNcurses
import Glibc
import WidgetLayout

/// The pictures that the terminal shows in pixels now, so that only differences are sent.
///
/// ncurses knows no pictures. It writes blanks in the cells of those that are shown, and the pictures
/// follow each frame's cells. What is drawn over a picture leaves pieces of it.
@MainActor
struct PresentedPictures {
  /// The terminal's means of showing pixels; `nil` to show pictures in cells.
  var means: PixelMeans?
  /// True to show only codes, as on a terminal without colours.
  var showsOnlyCodes = false
  /// The colours of what has roles.
  var colors: PixelColors
  private var pieces: Set<PixelPiece> = []
  /// The pieces of the next frame.
  private var next: Set<PixelPiece> = []
  /// The pixels of the pictures on the screen, wherever they are on it; no value for those that cannot
  /// be shown.
  private var pixels: [GridPicture: PixelGrid?] = [:]
  /// False if it is unknown what the terminal shows.
  private var isKnown = true

  // MARK: kitty

  /// The numbers of pictures that the terminal has, the last used last.
  private var numbers: [(picture: GridPicture, number: Int)] = []
  private var placements: [PixelPiece: (number: Int, placement: Int)] = [:]
  /// Other programs of the terminal begin elsewhere.
  private var lastNumber = Int(getpid() & 0xffff) << 12
  private var lastPlacement = 0
  /// The most pictures that the terminal keeps without showing them, as for the page before.
  private static let mostKept = 16

  init(colors: PixelColors) { self.colors = colors }

  /// Discards what is known of the screen; the terminal keeps the pixels that it has.
  mutating func forget() {
    isKnown = false
    pixels = [:]
  }

  /// Discards all that is known, for a terminal that was given back meanwhile.
  mutating func forgetAll() {
    forget()
    pieces = []
    numbers = []
    placements = [:]
  }

  /// Looks at the next frame, and returns for each of its pictures whether it is shown in pixels.
  mutating func prepare(_ grid: CellGrid) -> [Bool] {
    guard let means, !grid.pictures.isEmpty else {
      next = []
      return []
    }
    next = Set(PixelPiece.all(of: grid).filter { isShown($0.picture, means, in: grid.size) })
    let seen = Set(next.map(\.picture))
    let used = Set(seen.map(\.atOrigin))
    pixels = pixels.filter { used.contains($0.key) || $0.value == nil }
    return grid.pictures.map { seen.contains($0) }
  }

  private mutating func isShown(
    _ picture: GridPicture, _ means: PixelMeans, in screen: Size
  ) -> Bool {
    guard !showsOnlyCodes || picture.isCode, means.canShow(picture.rect.size) else { return false }
    if case .sixel(_, let most) = means.graphics {
      // After a picture in the last row, a terminal moves all rows up.
      guard picture.rect.maxY < screen.height,
        picture.rect.width * means.cell.width <= most.width,
        picture.rect.height * means.cell.height <= most.height
      else { return false }
    }
    return pixels(of: picture, means) != nil
  }

  private mutating func pixels(of picture: GridPicture, _ means: PixelMeans) -> PixelGrid? {
    let key = picture.atOrigin
    if let known = pixels[key] { return known }
    let made = key.pixels(
      width: key.rect.width * means.cell.width, height: key.rect.height * means.cell.height,
      colors: colors)
    pixels[key] = .some(made)
    return made
  }

  /// Sends what differs from the frame before.
  ///
  /// - Parameter written: The columns of rows that ncurses has written cells in.
  mutating func put(written: [Int: Range<Int>]) {
    guard let means else { return }
    var text = ""
    switch means.graphics {
    case .kitty: text = kittyDifference(means)
    case .sixel(let colors, _):
      erase(pieces.subtracting(next))
      for piece in next.sorted(by: Self.isBefore)
      where !isKnown || !pieces.contains(piece) || Self.isDamaged(piece, written) {
        text += sixels(of: piece, colors, means)
      }
    }
    (pieces, isKnown) = (next, true)
    guard !text.isEmpty else { return }
    // The cursor and the colours stay as ncurses left them.
    Self.send("\u{1B}7\(text)\u{1B}8")
  }

  private static func isBefore(_ one: PixelPiece, _ other: PixelPiece) -> Bool {
    (one.rect.y, one.rect.x) < (other.rect.y, other.rect.x)
  }

  private static func send(_ text: String) {
    text.withCString { nc_send($0, Int32(text.utf8.count)) }
  }

  // MARK: sixel

  /// Has ncurses write the cells of pieces that are gone, which removes their pixels.
  private func erase(_ gone: Set<PixelPiece>) {
    guard isKnown, !gone.isEmpty else { return }
    for piece in gone {
      for y in piece.rect.y..<piece.rect.maxY {
        nc_forget(Int32(y), Int32(piece.rect.x), Int32(piece.rect.width))
      }
    }
    nc_update()
  }

  /// The columns that ncurses goes over rather than write them again.
  private static let skipped = 16

  /// Returns true if ncurses may have written over a piece: where it wrote on both sides of a narrow
  /// one.
  private static func isDamaged(_ piece: PixelPiece, _ written: [Int: Range<Int>]) -> Bool {
    guard piece.rect.width < skipped else { return false }
    return (piece.rect.y..<piece.rect.maxY).contains { y in
      guard let columns = written[y] else { return false }
      return columns.lowerBound < piece.rect.maxX && columns.upperBound > piece.rect.x
    }
  }

  private mutating func sixels(of piece: PixelPiece, _ colors: Int, _ means: PixelMeans) -> String {
    guard let pixels = pixels(of: piece.picture, means) else { return "" }
    let part = part(of: piece, means)
    let seen = pixels.part(x: part.x, y: part.y, width: part.width, height: part.height)
    return "\u{1B}[\(piece.rect.y + 1);\(piece.rect.x + 1)H"
      + SixelGraphics.picture(seen, colors: colors)
  }

  /// Returns the pixels of a piece in its picture.
  private func part(of piece: PixelPiece, _ means: PixelMeans) -> Rect {
    let place = piece.place
    return Rect(
      x: place.x * means.cell.width, y: place.y * means.cell.height,
      width: place.width * means.cell.width, height: place.height * means.cell.height)
  }

  // MARK: kitty

  private mutating func kittyDifference(_ means: PixelMeans) -> String {
    var text = isKnown ? "" : KittyGraphics.clearing
    if !isKnown {
      pieces = []
      placements = [:]
    }
    for piece in pieces.subtracting(next).sorted(by: Self.isBefore) {
      guard let shown = placements.removeValue(forKey: piece) else { continue }
      text += KittyGraphics.removal(of: shown.placement, of: shown.number)
    }
    for piece in next.subtracting(pieces).sorted(by: Self.isBefore) {
      guard let number = number(of: piece.picture, means, &text) else { continue }
      lastPlacement += 1
      placements[piece] = (number, lastPlacement)
      text += KittyGraphics.placement(
        lastPlacement, of: number, part: part(of: piece, means), in: piece.rect)
    }
    return text + releases()
  }

  /// Returns the number under which the terminal has a picture, and hands it over if it has not.
  private mutating func number(
    of picture: GridPicture, _ means: PixelMeans, _ text: inout String
  ) -> Int? {
    let key = picture.atOrigin
    if let index = numbers.firstIndex(where: { $0.picture == key }) {
      let known = numbers.remove(at: index)
      numbers.append(known)
      return known.number
    }
    guard let pixels = pixels(of: picture, means) else { return nil }
    lastNumber += 1
    numbers.append((key, lastNumber))
    text += KittyGraphics.transmission(of: pixels, as: lastNumber)
    return lastNumber
  }

  /// Returns what frees the pictures that were not shown for longest.
  private mutating func releases() -> String {
    let shown = Set(placements.values.map(\.number))
    var hidden = numbers.filter { !shown.contains($0.number) }.count
    var text = ""
    while hidden > Self.mostKept,
      let index = numbers.firstIndex(where: { !shown.contains($0.number) })
    {
      text += KittyGraphics.release(of: numbers.remove(at: index).number)
      hidden -= 1
    }
    return text
  }
}
