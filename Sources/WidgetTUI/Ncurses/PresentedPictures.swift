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
  private var pieces: Set<PixelPiece> = []
  /// The pieces of the next frame.
  private var next: Set<PixelPiece> = []
  /// The encoder's requests, by the pictures of both.
  private var requests: [GridPicture: EncodedPicture.Request] = [:]
  /// The encoder of the pictures.
  let encoder: PictureEncoder
  /// False if it is unknown what the terminal shows.
  private var isKnown = true

  // MARK: kitty

  /// The numbers of pictures that the terminal has, the last used last.
  private var numbers: [(picture: GridPicture, number: Int)] = []
  /// The numbers of pictures that the terminal still has, and that are of no use.
  private var released: [Int] = []
  private var placements: [PixelPiece: (number: Int, placement: Int)] = [:]
  /// Other programs of the terminal begin elsewhere.
  private var lastNumber = Int(getpid() & 0xffff) << 12
  private var lastPlacement = 0
  /// The most pictures that the terminal keeps without showing them, as for the page before.
  private static let mostKept = 16

  init(_ encoder: PictureEncoder) { self.encoder = encoder }

  /// Discards what is known of the screen; the terminal keeps the pixels that it has.
  mutating func forget() { isKnown = false }

  /// Discards what is known of the screen, and the pixels that the terminal has, which are of other colours.
  mutating func forgetColors() {
    forget()
    released += numbers.map(\.number)
    numbers = []
  }

  /// Discards all that is known, for a terminal that was given back meanwhile.
  mutating func forgetAll() {
    forget()
    pieces = []
    numbers = []
    released = []
    placements = [:]
  }

  /// The pieces that stay at their places while what follows them there is encoded, and until when.
  private var standIns: [Rect: (piece: PixelPiece, until: ContinuousClock.Instant)] = [:]
  /// The time for which a former picture may stand for one that is encoded, which looks like a slow terminal;
  /// after that, it would be taken for the present one.
  private static let patience = Duration.milliseconds(500)

  /// True if a picture of the frame is not shown in pixels yet.
  var isWaiting: Bool { encoder.isBusy || !standIns.isEmpty }

  /// Looks at the next frame, and returns for each of its pictures whether it is shown in pixels. One that is still
  /// being encoded is shown in cells until then, unless another one was at its place a moment before.
  mutating func prepare(_ grid: CellGrid) -> [Bool] {
    let means = grid.pictures.isEmpty ? nil : means
    let pieces = means.map { means in
      PixelPiece.all(of: grid).filter { isShowable($0.picture, means, in: grid.size) }
    }
    guard let means, let pieces else {
      encoder.forget()
      (next, standIns) = ([], [:])
      return []
    }
    follow(pieces, means)
    let late = pieces.filter { !isReady($0.picture) }
    standIns = standIns(for: late)
    let missing = Set(late.filter { standIn(for: $0) == nil }.map(\.picture))
    let shown = pieces.filter { !missing.contains($0.picture) }
    next = Set(shown).subtracting(late).union(shown.compactMap { standIn(for: $0) })
    return grid.pictures.map { picture in shown.contains { $0.picture == picture } }
  }

  /// Tells the encoder of the pieces of the next frame. Those that are on the screen now may stand in for them.
  private mutating func follow(_ wanted: [PixelPiece], _ means: PixelMeans) {
    let shown = Set(pieces.map(\.picture))
    let new = Dictionary(grouping: wanted, by: \.picture).map { picture, pieces in
      (picture, EncodedPicture.Request(picture, of: pieces, means))
    }
    requests = requests.filter { shown.contains($0.key) }.merging(new) { $1 }
    encoder.begin(showing: Set(requests.values.filter { number(of: $0) == nil }))
  }

  /// Returns for the places of late pieces what was at them before, with the moment from which that is too old.
  private func standIns(
    for late: [PixelPiece]
  ) -> [Rect: (piece: PixelPiece, until: ContinuousClock.Instant)] {
    guard isKnown, !late.isEmpty else { return [:] }
    let until = ContinuousClock.now.advanced(by: Self.patience)
    let before = Dictionary(pieces.map { ($0.rect, ($0, until)) }) { first, _ in first }
    let places = Set(late.map(\.rect))
    encoder.tell(in: Self.patience)
    return before.merging(standIns) { $1 }.filter { places.contains($0.key) }
  }

  /// Returns what stands in for a piece now.
  private func standIn(for piece: PixelPiece) -> PixelPiece? {
    standIns[piece.rect].flatMap { $0.until > .now ? $0.piece : nil }
  }

  private func isShowable(_ picture: GridPicture, _ means: PixelMeans, in screen: Size) -> Bool {
    guard !showsOnlyCodes || picture.isCode, means.canShow(picture.rect.size) else { return false }
    let pixels = means.pixels(of: picture.rect).size
    guard picture.hasPixels(width: pixels.width, height: pixels.height) else { return false }
    guard case .sixel(_, let most) = means.graphics else { return true }
    // After a picture in the last row, a terminal moves all rows up.
    return picture.rect.maxY < screen.height && pixels.width <= most.width
      && pixels.height <= most.height
  }

  /// Returns true if the terminal has a picture, or can be sent it.
  private func isReady(_ picture: GridPicture) -> Bool {
    guard let request = requests[picture] else { return false }
    return number(of: request) != nil || encoder.encoded(request) != nil
  }

  /// Returns the number under which the terminal has a picture.
  private func number(of request: EncodedPicture.Request) -> Int? {
    numbers.first { $0.picture == request.picture }?.number
  }

  /// Sends what differs from the frame before.
  ///
  /// - Parameter written: The columns of rows that ncurses has written cells in.
  mutating func put(written: [Int: Range<Int>]) {
    guard let means else { return }
    var text = ""
    switch means.graphics {
    case .kitty: text = kittyDifference(means)
    case .sixel:
      erase(pieces.subtracting(next))
      for piece in next.sorted(by: Self.isBefore)
      where !isKnown || !pieces.contains(piece) || Self.isDamaged(piece, written) {
        guard let sixels = sixels(of: piece) else {
          next.remove(piece)
          continue
        }
        text += sixels
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

  /// Returns what shows a piece; `nil` while its picture is being encoded.
  private func sixels(of piece: PixelPiece) -> String? {
    guard let request = requests[piece.picture],
      case .sixels(let texts) = encoder.encoded(request), let text = texts[piece.place]
    else { return nil }
    return "\u{1B}[\(piece.rect.y + 1);\(piece.rect.x + 1)H" + text
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
      guard let number = number(of: piece.picture, &text) else { continue }
      lastPlacement += 1
      placements[piece] = (number, lastPlacement)
      text += KittyGraphics.placement(
        lastPlacement, of: number, part: means.pixels(of: piece.place), in: piece.rect)
    }
    return text + releases()
  }

  /// Returns the number under which the terminal has a picture, and hands it over if it has not.
  private mutating func number(of picture: GridPicture, _ text: inout String) -> Int? {
    guard let request = requests[picture] else { return nil }
    if let index = numbers.firstIndex(where: { $0.picture == request.picture }) {
      let known = numbers.remove(at: index)
      numbers.append(known)
      return known.number
    }
    guard case .kitty(let pixels) = encoder.encoded(request) else { return nil }
    lastNumber += 1
    numbers.append((request.picture, lastNumber))
    text += pixels.transmission(as: lastNumber)
    return lastNumber
  }

  /// Returns what frees the pictures that were not shown for longest.
  private mutating func releases() -> String {
    let shown = Set(placements.values.map(\.number))
    var hidden = numbers.filter { !shown.contains($0.number) }.count
    var text = released.map(KittyGraphics.release).joined()
    released = []
    while hidden > Self.mostKept,
      let index = numbers.firstIndex(where: { !shown.contains($0.number) })
    {
      text += KittyGraphics.release(of: numbers.remove(at: index).number)
      hidden -= 1
    }
    return text
  }
}
