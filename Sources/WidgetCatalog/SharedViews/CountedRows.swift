import WidgetLayout

/// Rows with the number of those that have no room: in a row below them, or at the end of the only row.
///
/// Without it, a list would look like all that there is.
struct CountedRows<Content: View>: View {
  private let hidden: Int
  private let isBeside: Bool
  private let content: Content

  /// - Parameters:
  ///   - hidden: The number of rows that have no room.
  ///   - height: The rows of the tile that the rows and their number share.
  init(hidden: Int, height: Int, @ViewBuilder content: () -> Content) {
    self.hidden = hidden
    isBeside = height < 2
    self.content = content()
  }

  var body: some View {
    if hidden > 0, isBeside {
      HStack {
        content
        Spacer(minLength: 0)
        Text(verbatim: Self.mark(hidden)).foregroundStyle(.secondary).lineLimit(1)
          .layoutPriority(1)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        content
        if hidden > 0 {
          Text(verbatim: "+\(hidden) more").foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  /// Returns the number at the end of a row, such as `+3`.
  private static func mark(_ hidden: Int) -> String { "+\(hidden)" }

  /// Returns the columns that the number takes at the end of the only row, with the gap before it; 0 in
  /// higher tiles.
  static func columns(hidden: Int, height: Int) -> Int {
    hidden > 0 && height < 2 ? mark(hidden).utf8.count + 1 : 0
  }
}
