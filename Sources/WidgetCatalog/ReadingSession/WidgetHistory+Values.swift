import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

extension WidgetHistory.Series {
  /// Creates the past of a value on a board.
  init(_ value: ValueSettings, _ samples: [ValueReading.Sample]) {
    self.init(
      value,
      samples: samples.map {
        .init(
          date: $0.date, value: $0.value.flatMap { $0.isFinite ? $0 : nil },
          isFailed: $0.outcome == .failed)
      })
  }

  /// Creates the past of a value that was read at regular times, the newest last.
  init(_ value: ValueSettings, _ history: [Double?], date: Date, interval: TimeInterval) {
    self.init(
      value,
      samples: history.enumerated().map { index, number in
        .init(date: date - Double(history.count - 1 - index) * interval, value: number)
      })
  }

  private init(_ value: ValueSettings, samples: [WidgetHistory.Sample]) {
    let format = ValueFormat(value, symbols: .system)
    self.init(
      name: value.name, samples: samples, range: value.range,
      bounds: value.thresholds.compactMap { threshold in
        (threshold.above ?? threshold.below).map {
          .init(value: $0, role: threshold.level.role)
        }
      },
      ramp: LevelRamp(value.thresholds, from: value.range?.lowerBound ?? 0),
      text: { format.text($0) })
  }
}
