import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The traffic of the network.
struct NetworkWidget: MachineWidget {
  let machine: MachineContext
  private static let names = (incoming: "↓ down", outgoing: "↑ up")

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "network",
      provider: machine.provider(
        every: 1,
        sample: TrafficModel.sample(
          name: "Net", incoming: Self.names.incoming, outgoing: Self.names.outgoing),
        isPending: { $0.isPending },
        read: { monitor, now, _ in
          monitor.networkRates(at: now).map {
            TrafficModel(
              $0, name: "Net", incoming: Self.names.incoming, outgoing: Self.names.outgoing)
          }
        })
    ) { TrafficView(model: $0.model) }
    .configurationDisplayName("Network")
    .description("Network traffic, total and per interface.")
    .supportedFamilies(TrafficModel.families)
    .availability { machine.has { $0.networkRates(at: $1) } }
  }
}
