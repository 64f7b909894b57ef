import WidgetLayout
import WidgetSources

/// The last lines of a log, as many as fit.
struct LogView: View {
  let datum: Datum
  let wraps: Bool
  let hasColors: Bool
  let showsTimes: Bool
  let empty: String
  @Environment(\.contentSize) private var size
  @Environment(\.numberSymbols) private var symbols

  var body: some View {
    let lines = lines
    if lines.isEmpty {
      NoticeView(empty)
    } else {
      LinesView(lines: lines, wraps: wraps, showsEnd: true)
    }
  }

  /// The maximum number of lines; no screen has more.
  private static let most = 200

  /// The last lines only; in a narrow tile without their times, which would take the space of the
  /// words.
  private var lines: [StyledLine] {
    let texts = TextLinesOfDatum(symbols: symbols)
    let all: [StyledLine] =
      switch datum {
      case .text(let text):
        StyledText.lines(
          of: String(text.suffix(StyledText.most / 4)), hasColors: hasColors, endsLooks: true)
      case .list(let items):
        texts.lines(of: .list(Array(items.suffix(Self.most))), hasColors: hasColors)
      default: texts.lines(of: datum, hasColors: hasColors)
      }
    let last = all.suffix(Self.most)
    // If one time is shortened, all are, so that they stay aligned.
    let isShort = last.suffix(size.height).contains { $0.width > size.width }
    return last.map {
      LogLine($0, showsTime: showsTimes && size.width >= 24, isShort: isShort).line
    }
  }
}
