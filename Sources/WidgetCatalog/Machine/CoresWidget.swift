import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The usage of each processor.
struct CoresWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "cores",
      provider: machine.provider(
        every: 1, sample: .sample, isPending: { $0.parts.isEmpty },
        read: { monitor, now, _ in monitor.cpu(at: now).map(CoresModel.init) })
    ) { CoresView(model: $0.model) }
    .configurationDisplayName("Cores")
    .description("How busy each processor is.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular,
    ])
  }
}

/// The usage of each processor, 0 to 1; empty until the second sample.
struct CoresModel {
  var parts: [Double]
  /// The usage of all together, the newest last.
  var history: [Double?]
  /// The usage of each in the last samples, the newest last.
  var courses: [[Double?]] = []

  /// One processor.
  static let core = MachineValue(.cores, warn: 80, bad: 95)
}

extension CoresModel {
  init(_ reading: CPUReading) {
    self.init(
      parts: reading.perCore, history: reading.history.last(300),
      courses: reading.coreHistories.map { $0.last(128) })
  }

  static let sample = CoresModel(parts: [0.2, 0.8, 0.4, 0.6], history: [])
}
