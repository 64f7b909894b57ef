import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The disks' read and write rates.
struct DiskIOWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "diskio",
      provider: machine.provider(
        every: TrafficModel.Flow.interval, sample: TrafficModel(sampleOf: .diskIO),
        isPending: { $0.isPending },
        read: { [machine] monitor, now, _ in
          TrafficModel.Flow.diskIO.model(monitor.diskRates(at: now), of: machine, at: now)
        })
    ) { TrafficView(model: $0.model) }
    .configurationDisplayName("Disk I/O")
    .description("What the disks read and write, in all and each.")
    .supportedFamilies(TrafficModel.families)
    .history { [machine] _ in
      machine.monitor.diskRates(at: machine.clock.now).flatMap {
        TrafficModel.Flow.diskIO.history($0, of: machine)
      }
    }
    .availability { machine.has { $0.diskRates(at: $1) } }
  }
}

extension TrafficModel.Flow {
  fileprivate static let diskIO = TrafficModel.Flow(
    name: "Disk", incoming: MachineValue(.diskRead, named: "← read"),
    outgoing: MachineValue(.diskWrite, named: "→ write"), devices: "disks")
}

extension TrafficModel {
  init?(diskIO monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.diskRates(at: now) else { return nil }
    self.init(reading, of: .diskIO, monitor, at: now)
  }
}
