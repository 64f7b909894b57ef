import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The traffic of the network.
struct NetworkWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "network",
      provider: machine.provider(
        every: TrafficModel.Flow.interval, sample: TrafficModel(sampleOf: .network),
        isPending: { $0.isPending },
        read: { [machine] monitor, now, _ in
          TrafficModel.Flow.network.model(monitor.networkRates(at: now), of: machine, at: now)
        })
    ) { TrafficView(model: $0.model) }
    .configurationDisplayName("Network")
    .description("Network traffic, total and per interface.")
    .supportedFamilies(TrafficModel.families)
    .history { [machine] _ in
      machine.monitor.networkRates(at: machine.clock.now).flatMap {
        TrafficModel.Flow.network.history($0, of: machine)
      }
    }
    .availability { machine.has { $0.networkRates(at: $1) } }
  }
}

extension TrafficModel.Flow {
  fileprivate static let network = TrafficModel.Flow(
    name: "Net", incoming: MachineValue(.received, named: "↓ down"),
    outgoing: MachineValue(.sent, named: "↑ up"), devices: "interfaces")
}

extension TrafficModel {
  init?(network monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.networkRates(at: now) else { return nil }
    self.init(reading, of: .network, monitor, at: now)
  }
}
