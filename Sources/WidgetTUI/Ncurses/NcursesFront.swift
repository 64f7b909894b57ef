import CLinux
import CNcurses
import FoundationEssentials
import Glibc
import WidgetBase
package import WidgetLayout

/// A front end for the terminal through ncurses, and the only code that writes to it.
///
/// Only cells that differ from what is shown are put; ncurses then sends the difference in one
/// update. The screen is never cleared, so nothing flickers.
@MainActor
package final class NcursesFront: FrontEnd {
  private let depthLimit: ColorDepth?
  /// A descriptor that is readable when events must be handled even if the terminal takes no
  /// output.
  private let interrupts: Int32
  private var screen: PresentedScreen
  private var links = PresentedLinks()
  private var pictures: PresentedPictures
  /// True if the terminal is told of links.
  private var hasLinks = false
  /// True to ask the terminal whether it takes pixels.
  var asksForPixels = true
  /// True to show pictures in pixels where the terminal takes them; after a change, everything must be
  /// presented again.
  var usesPixels = true {
    didSet { if usesPixels != oldValue { followPixels() } }
  }
  /// True if the terminal is asked for its background before the first frame.
  var followsBackground = false
  /// The terminal's answers to the questions before the first frame.
  private(set) var answers = TerminalAnswers()
  var decoder = KeyDecoder()
  /// The bytes that were typed while the terminal was asked, and are not read yet.
  var typedAhead: [UInt8] = []
  /// The time at which keys were read last.
  var lastInput = ContinuousClock.now
  /// True if the terminal reports presses of the mouse, which takes away its own selection.
  var usesMouse = false {
    didSet { if usesMouse != oldValue { nc_use_mouse(usesMouse) } }
  }

  /// Creates a front end on standard input and output, at the terminal's depth or a lower one.
  ///
  /// - Parameter interrupts: A descriptor whose events are handled even while the terminal takes no
  ///   output.
  package init(theme: Theme, depthLimit: ColorDepth?, interrupts: Int32 = -1) {
    self.depthLimit = depthLimit
    self.interrupts = interrupts
    screen = PresentedScreen(palette: TerminalPalette(theme: theme, depth: .none))
    pictures = PresentedPictures(
      PictureEncoder(colors: PixelColors(theme: theme, background: nil)))
    pictures.encoder.onEncoded = { [weak self] in self?.presentEncoded() }
  }

  package var theme: Theme {
    get { screen.palette.theme }
    set {
      let palette = screen.palette
      screen = PresentedScreen(
        palette: TerminalPalette(
          theme: newValue, depth: palette.depth, hasOnlyEight: palette.hasOnlyEight),
        glyphs: screen.glyphs)
      screen.pixelBlank = pixelBlank
      screen.isSevenBit = isSevenBit
      followColors()
    }
  }

  /// The characters that the terminal can show; after a change, everything must be presented again.
  var glyphs: GlyphSet {
    get { hasOctants ? .octants : screen.glyphs }
    set {
      hasOctants = newValue == .octants
      screen.glyphs = hasOctants ? .unicode : newValue
      screen.isSevenBit = isSevenBit
      nc_replace_braille(hasOctants ? Octant.characters : nil)
    }
  }

  /// True if the locale has no UTF-8, and no other characters than those that suit it were chosen.
  private var isSevenBit: Bool {
    screen.glyphs == .ascii && !GlyphSet.takesUTF8(TerminalType.variable)
  }

  /// True if octants stand for braille in what is sent.
  private var hasOctants = false

  /// The characters that suit the locale, and the terminal as it answered.
  var suitedGlyphs: GlyphSet {
    let suited = GlyphSet.suiting(TerminalType.variable)
    return suited == .unicode && answers.drawsOctants ? .octants : suited
  }

  package var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    nc_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  package func start() throws {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
      throw TerminalError.noTerminal
    }
    let type = TerminalType.variable("TERM") ?? ""
    guard type != "dumb" else { throw TerminalError.cannotPlaceCursor }
    if TerminalProbe.isUnderstood(by: type), nc_is_ecma48(type) { ask(type) }
    guard open(type) else { throw TerminalError.unknownType(type) }
    typedAhead = answers.keys
    hasLinks = PresentedLinks.areTaken(byType: type)
    if hasLinks { nc_keep_cells() }
    nc_restore_on_crash()
    nc_interrupt_by(interrupts)
    nc_use_mouse(usesMouse)
    let depth = ColorDepth(colors: Int(nc_colors()))
    screen.palette = TerminalPalette(
      theme: theme, depth: min(depth, depthLimit ?? depth), hasOnlyEight: nc_colors() < 16)
    background = answers.background
    pictures.showsOnlyCodes = screen.palette.depth == .none
    followPixels()
  }

  /// The terminal's background as it told last.
  var background: RGB? {
    didSet {
      guard background != oldValue else { return }
      followColors()
    }
  }

  /// Has pictures be encoded anew in the colours of the theme and the background.
  private func followColors() {
    pictures.encoder.colors = PixelColors(theme: theme, background: background)
    pictures.forgetColors()
    awaiting = nil
  }

  private var pixelBlank: UInt32 {
    if case .sixel = pictures.means?.graphics { 0xA0 } else { 0x20 }
  }

  /// Shows pictures by the terminal's means, or in cells.
  private func followPixels() {
    let former = pictures.means
    let means = usesPixels && asksForPixels ? PixelMeans(answers, in: TerminalWindowSize()) : nil
    if means == nil, former?.graphics == .kitty {
      Self.send(KittyGraphics.clearing)
    }
    pictures.means = means
    pictures.forgetAll()
    screen.pixelBlank = pixelBlank
    nc_use_pictures(means?.graphics == .kitty)
    // A cell keeps its place in its row, as pixels are in it.
    if means != nil { nc_keep_cells() }
    if former != nil, former != means { nc_redraw_all() }
  }

  private static func send(_ text: String) {
    text.withCString { nc_send($0, Int32(text.utf8.count)) }
  }

  /// Asks the terminal what it has, before the first frame shows it.
  private func ask(_ type: String) {
    let isOpen =
      depthLimit == nil && !type.hasExactSuffix("-direct")
      && TerminalType.trueColor(type: type, answers: answers) == nil
    let pixels =
      asksForPixels ? TerminalProbe.pixels(isInner: TerminalType.isInner(type)) : ""
    let question =
      TerminalProbe.modes + TerminalProbe.version + pixels
      + (followsBackground || asksForPixels ? TerminalProbe.background : "")
      + (isOpen ? TerminalProbe.trueColor : "")
    let patience = TerminalProbe.patience(TerminalType.variable)
    answers = TerminalProbe.answers(to: question, within: patience)
    decoder.awaitsAnswers = answers.attributes == nil
    useModes()
  }

  private func useModes() {
    nc_use_modes(
      answers.has(TerminalAnswers.synchronizedOutput), answers.has(TerminalAnswers.themeReports))
  }

  /// Takes the answers that came after the first frame, and uses what they tell once all have come;
  /// returns true if pictures or characters are others then, and everything must be presented again.
  ///
  /// The depth of colour stays, since ncurses has the terminal open at one.
  func takeLateAnswers() -> Bool {
    guard !decoder.answers.isEmpty else { return false }
    answers.add(decoder.answers)
    decoder.answers = []
    guard answers.attributes != nil else { return false }
    decoder.awaitsAnswers = false
    useModes()
    let former = pictures.means
    followPixels()
    return pictures.means != former || suitedGlyphs == .octants
  }

  /// Opens the terminal with 24-bit colour if it takes that, else as terminfo describes it.
  private func open(_ type: String) -> Bool {
    let isWanted = depthLimit ?? .trueColor == .trueColor && !type.hasExactSuffix("-direct")
    let isAsked = depthLimit == .trueColor
    if isWanted, isAsked || TerminalType.trueColor(type: type, answers: answers) != nil {
      if nc_open_direct(type) { return true }
      if TerminalType.directTypes(of: type).contains(where: { nc_open($0) }) { return true }
    }
    return nc_open(type)
  }

  package func stop() {
    awaiting = nil
    nc_close()
  }

  /// Rings the bell of the terminal.
  func ring() { nc_ring() }

  /// Asks the terminal for its background colour; an answer arrives as a key.
  func askForBackground() {
    guard let terminal = ttyname(STDIN_FILENO) else { return }
    let descriptor = Glibc.open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let question = TerminalProbe.background
    _ = question.withCString { write(descriptor, $0, question.utf8.count) }
    close(descriptor)
  }

  /// Suspends the program until the shell continues it, then redraws everything.
  func suspend() {
    nc_close()
    kill(getpid(), SIGSTOP)
    nc_reopen()
    pictures.forgetAll()
    followSize()
    forget()
  }

  /// Adopts the terminal's size.
  func followSize() {
    guard let window = TerminalWindowSize() else { return }
    nc_resize(Int32(max(1, window.cells.width)), Int32(max(1, window.cells.height)))
    follow(window.cell)
    forget()
  }

  /// Adopts the pixels of a cell, which change with the font.
  private func follow(_ cell: Size?) {
    guard let means = pictures.means, let cell, PixelMeans.isCredible(cell), cell != means.cell
    else { return }
    pictures.means = PixelMeans(means.graphics, cell: cell)
    if means.graphics == .kitty { Self.send(KittyGraphics.clearing) }
    pictures.forgetAll()
  }

  /// Sends everything at the next presentation, for a screen that another program wrote on.
  package func redrawAll() {
    nc_redraw_all()
    pictures.forgetAll()
    forget()
  }

  /// Hands a text to the terminal's clipboard by OSC 52; tmux passes it on if `set-clipboard` is on.
  func copy(_ text: ClipboardText) -> ClipboardRefusal? {
    guard nc_has_clipboard() else { return .noClipboard }
    if let state = TmuxServer(within: 0.5)?.clipboard, state != "on" { return .tmux(state) }
    let bytes = "\u{1B}]52;c;\(Data(text.text.utf8).base64EncodedString())\u{7}"
    bytes.withCString { nc_send($0, Int32(bytes.utf8.count)) }
    nc_flush()
    return nil
  }

  package func forget() {
    awaiting = nil
    screen.forget()
    links.forget()
    pictures.forget()
  }

  package func present(_ grid: CellGrid, areas: [Rect], links shown: [GridLink]) {
    if nc_is_cut() { pictures.forget() }
    screen.put(grid, areas: areas, pixels: pictures.prepare(grid))
    if hasLinks {
      nc_update()
      links.put(shown, in: grid.bounds, rows: Set(screen.changed.keys))
    }
    if pictures.means != nil {
      nc_update()
      pictures.put(written: screen.changed)
    }
    nc_flush()
    awaiting = pictures.isWaiting ? (grid, shown) : nil
  }

  /// The frame on the screen while a picture of it is encoded; not kept without need, as it would be copied when the
  /// next frame is drawn.
  private var awaiting: (grid: CellGrid, links: [GridLink])?

  /// Shows the pictures that have been encoded meanwhile.
  private func presentEncoded() {
    guard let awaiting else { return }
    present(awaiting.grid, areas: [], links: awaiting.links)
  }
}
