/// The division of a width among the labels of values and the bars.
struct BarColumns: Hashable {
  /// The columns of labels, with the blank one between them and the bars.
  let labels: Int
  /// The number of bars.
  let count: Int
  /// The columns of a bar.
  let bar: Int
  private let values: Int
  /// The number of values of each bar, except perhaps of the first.
  private let share: Int
  /// The columns between two bars.
  private let gap: Int
  /// The number of gaps that are a column wider: the first ones.
  private let widerGaps: Int

  /// Divides a width among labels and the bars of `count` values, `share` of which have one bar;
  /// `nil` if the bars do not fit, or would leave more than a quarter of their columns empty.
  init?(count values: Int, share: Int, labels least: Int, width: Int) {
    let room = width - least - 1
    count = (values + share - 1) / share
    guard count > 0, count <= room else { return nil }
    gap = 2 * count - 1 <= room ? 1 : 0
    bar = (room - gap * (count - 1)) / count
    let spare = room - count * bar - gap * (count - 1)
    // Without gaps, a gap between some bars would look like a missing value.
    widerGaps = gap > 0 ? spare : 0
    guard spare - widerGaps <= room / 4 else { return nil }
    labels = least + 1 + spare - widerGaps
    (self.values, self.share) = (values, share)
  }

  /// Returns the indices of a bar's values. The last bar has all of its values.
  func values(of bar: Int) -> Range<Int> {
    let end = values - (count - 1 - bar) * share
    return max(0, end - share)..<end
  }

  /// Returns the bar of a value.
  func bar(of value: Int) -> Int { count - 1 - (values - 1 - value) / share }

  /// Returns the columns of the gap after a bar.
  func gap(after bar: Int) -> Int { bar < count - 1 ? gap + (bar < widerGaps ? 1 : 0) : 0 }

  /// Returns the first column of a bar.
  func start(of bar: Int) -> Int { labels + bar * (self.bar + gap) + min(bar, widerGaps) }
}
