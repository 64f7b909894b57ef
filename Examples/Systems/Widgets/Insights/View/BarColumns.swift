/// The division of a width among the labels of values and the bars, which fill it: the columns that they leave are
/// spread evenly over the gaps between them, or over the bars if there are no gaps.
struct BarColumns: Hashable {
  /// The columns of labels, with the blank one between them and the bars.
  let labels: Int
  /// The number of bars.
  let count: Int
  private let values: Int
  /// The number of values of each bar, except perhaps of the first.
  private let share: Int
  /// The columns of all bars and gaps.
  private let room: Int
  /// The columns of each bar; `nil` if there are no gaps, and some bars are a column wider.
  private let bar: Int?

  /// Divides a width among labels and the bars of `count` values, `share` of which have one bar;
  /// `nil` if the bars do not fit.
  init?(count values: Int, share: Int, labels least: Int, width: Int) {
    labels = least + 1
    room = width - labels
    count = (values + share - 1) / share
    guard count > 0, count <= room else { return nil }
    bar = 2 * count - 1 <= room ? (room + 1) / count - 1 : nil
    (self.values, self.share) = (values, share)
  }

  /// Returns the indices of a bar's values. The last bar has all of its values.
  func values(of bar: Int) -> Range<Int> {
    let end = values - (count - 1 - bar) * share
    return max(0, end - share)..<end
  }

  /// Returns the bar of a value.
  func bar(of value: Int) -> Int { count - 1 - (values - 1 - value) / share }

  /// Returns the columns of a bar.
  func width(of bar: Int) -> Int { self.bar ?? start(of: bar + 1) - start(of: bar) }

  /// Returns the columns of the gap after a bar.
  func gap(after bar: Int) -> Int {
    bar < count - 1 ? start(of: bar + 1) - start(of: bar) - width(of: bar) : 0
  }

  /// Returns the first column of a bar; the last bar ends at the right edge.
  func start(of bar: Int) -> Int {
    guard let width = self.bar else { return labels + bar * room / count }
    return labels + bar * (room - width) / max(1, count - 1)
  }
}
