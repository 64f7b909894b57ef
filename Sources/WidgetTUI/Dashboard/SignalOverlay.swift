import WidgetLayout
import WidgetSources

/// A box in the middle of the screen that names a process and a signal, and asks for consent.
struct SignalOverlay {
  /// A part of the box under the mouse.
  enum Part: Hashable {
    case signal(ProcessSignal)
    case send
    case cancel
  }

  static let noRoom = "Not sent: the question cannot be shown on a screen of this size."
  private static let widest = 64
  private static let cancel = "[ Cancel ]"

  private let question: SignalQuestion
  private let tile: Tile

  var rect: Rect { tile.rect }

  /// Creates the box for a screen; it shrinks to fit.
  init(_ question: SignalQuestion, size: Size) {
    self.question = question
    let border = 2
    tile = .box(
      title: "Send a signal?",
      size: Size(width: Self.widest, height: ProcessSignal.allCases.count + 5 + border), in: size)
  }

  /// True if the process, its number and the signal can be read.
  var showsAll: Bool {
    tile.frame == .box && tile.content.height >= 3
      && tile.content.width >= max(Painter.width(of: answer), Painter.width(of: title))
  }

  private var title: String { question.process.title }
  private var send: String { "[ Send \(question.signal.rawValue) ]" }
  private var answer: String { "Enter sends \(question.subject)." }

  /// The rows of the signals between the process and the answer.
  private var room: Int { max(1, tile.content.height - 4) }

  /// The first signal in view.
  private var top: Int {
    let all = ProcessSignal.allCases
    let chosen = all.firstIndex(of: question.signal) ?? 0
    return min(max(0, chosen - room / 2), max(0, all.count - room))
  }

  private var signals: ArraySlice<ProcessSignal> {
    ProcessSignal.allCases.dropFirst(top).prefix(room)
  }

  /// The row of the first signal; those before it name the process.
  private var first: Int { tile.content.height >= 6 ? 2 : 1 }

  /// Returns the part of the box in a cell; `nil` for none.
  func part(under event: MouseEvent) -> Part? {
    let (x, y) = (event.x - tile.content.x, event.y - tile.content.y)
    if y == tile.content.height - 1 {
      if (0..<Painter.width(of: send)).contains(x) { return .send }
      let start = Painter.width(of: send) + 2
      return (start..<start + Painter.width(of: Self.cancel)).contains(x) ? .cancel : nil
    }
    let number = y - first
    guard number >= 0, number < signals.count, (0..<tile.content.width).contains(x) else {
      return nil
    }
    return .signal(signals[signals.startIndex + number])
  }

  func draw(with painter: inout Painter) {
    painter.frame(
      tile, note: TileNote(["↑ ↓ signal · any other key: no"], role: .dim), isFocused: true)
    let content = tile.content
    let bold = painter.number(of: Style(foreground: .role(.text), attributes: .bold))
    let plain = painter.number(of: Style(foreground: .role(.text)))
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    func write(_ words: String, row: Int, from x: Int = 0, _ style: UInt16) {
      guard row < content.height else { return }
      painter.write(
        words.cut(toColumns: content.width - x), x: content.x + x, y: content.y + row,
        width: content.width - x, style: style)
    }
    write(title, row: 0, bold)
    write("of user \(owner)", row: 0, from: Painter.width(of: title) + 1, dim)
    if first > 1 { write(question.process.arguments.joined(separator: " "), row: 1, dim) }
    for (number, signal) in signals.enumerated() {
      write(" \(signal.rawValue)", row: first + number, plain)
      write(signal.meaning, row: first + number, from: 7, dim)
    }
    write(answer, row: content.height - 2, plain)
    write("\(send)  \(Self.cancel)", row: content.height - 1, bold)
    if let chosen = signals.firstIndex(of: question.signal) {
      painter.grid.highlight(
        Rect(
          x: content.x, y: content.y + first + chosen - signals.startIndex, width: content.width,
          height: 1))
    }
  }

  private var owner: String {
    question.process.user.isEmpty ? "unknown" : question.process.user
  }
}
