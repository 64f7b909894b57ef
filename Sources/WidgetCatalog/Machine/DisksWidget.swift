import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The usage of the disks.
struct DisksWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "disks",
      provider: machine.provider(
        every: 5, sample: GaugeModel.disksSample,
        read: { monitor, now, _ in
          monitor.fileSystems(at: now)?.fileSystems.map(GaugeModel.init(fileSystem:))
        })
    ) { GaugesView(name: "Disks", models: $0.model) }
    .configurationDisplayName("Disks")
    .description("File system usage, as df reports it.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular,
      .accessoryInline,
    ])
    .availability { machine.has { $0.fileSystems(at: $1) } }
  }
}

extension GaugeModel {
  private static let used = MachineValue(.disk, warn: 85, bad: 95)

  init(fileSystem: FileSystem) {
    let bytes = MachineValue(.diskFree).format
    self = Self.used.gauge(fileSystem.usedFraction.map { $0 * 100 }, label: fileSystem.mountPoint)
    details = [
      "\(bytes.text(Double(fileSystem.available))) free",
      "\(bytes.text(Double(fileSystem.used))) of \(bytes.text(Double(fileSystem.total)))",
    ]
  }

  static var disksSample: [GaugeModel] {
    [
      used.gauge(48, label: "/"), used.gauge(81, label: "/home"), used.gauge(93, label: "/data"),
    ]
  }
}
