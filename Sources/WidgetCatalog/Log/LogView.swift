import WidgetLayout
import WidgetSources

/// As many of the last lines as there is room for.
struct LogView: View {
  let datum: Datum
  let wraps: Bool
  let hasColors: Bool
  let showsTimes: Bool
  let empty: String
  @Environment(\.contentSize) private var size

  var body: some View {
    let lines = lines
    if lines.isEmpty {
      NoticeView(empty)
    } else {
      LinesView(lines: lines, wraps: wraps, showsEnd: true)
    }
  }

  /// More lines than these no screen has.
  private static let most = 200

  /// Only the last lines are looked at. In a narrow room times would take that of the words.
  private var lines: [StyledLine] {
    let all: [StyledLine] =
      switch datum {
      case .text(let text):
        StyledText.lines(of: String(text.suffix(StyledText.most / 4)), hasColors: hasColors)
      case .list(let items):
        TextLinesOfDatum.lines(of: .list(Array(items.suffix(Self.most))), hasColors: hasColors)
      default: TextLinesOfDatum.lines(of: datum, hasColors: hasColors)
      }
    let last = all.suffix(Self.most)
    // Where one has to give way, all do: times stand below each other.
    let isShort = last.suffix(size.height).contains { $0.width > size.width }
    return last.map {
      LogLine($0, showsTime: showsTimes && size.width >= 24, isShort: isShort).line
    }
  }
}
