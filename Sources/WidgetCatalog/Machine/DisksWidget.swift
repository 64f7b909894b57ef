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
  init(fileSystem: FileSystem) {
    let part = fileSystem.usedFraction
    self.init(
      label: fileSystem.mountPoint,
      value: fileSystem.usedPercent.map { "\($0) %" } ?? "–", part: part,
      role: part.map { Self.role(of: $0, warn: 0.85, bad: 0.95) } ?? .accent,
      details: [
        "\(Numbers.bytes(fileSystem.available)) free",
        "\(Numbers.bytes(fileSystem.used)) of \(Numbers.bytes(fileSystem.total))",
      ])
  }

  static var disksSample: [GaugeModel] {
    [
      GaugeModel(label: "/", value: "48 %", part: 0.48),
      GaugeModel(label: "/home", value: "81 %", part: 0.81),
      GaugeModel(label: "/data", value: "93 %", part: 0.93, role: .warn),
    ]
  }
}
