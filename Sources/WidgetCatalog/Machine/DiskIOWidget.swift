import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The disks' read and write rates.
struct DiskIOWidget: MachineWidget {
  let machine: MachineContext
  private static let names = (incoming: "← read", outgoing: "→ write")

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "diskio",
      provider: machine.provider(
        every: 1,
        sample: TrafficModel.sample(
          name: "Disk", incoming: Self.names.incoming, outgoing: Self.names.outgoing),
        isPending: { $0.isPending },
        read: { monitor, now, _ in
          monitor.diskRates(at: now).map {
            TrafficModel(
              $0, name: "Disk", incoming: Self.names.incoming, outgoing: Self.names.outgoing)
          }
        })
    ) { TrafficView(model: $0.model) }
    .configurationDisplayName("Disk I/O")
    .description("What the disks read and write, in all and each.")
    .supportedFamilies(TrafficModel.families)
    .availability { machine.has { $0.diskRates(at: $1) } }
  }
}
