import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The processes that use the most processor time.
struct ProcessesWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "processes", provider: machine.processes(sortedBy: .cpu)
    ) { ProcessesView(model: $0.model) }
    .configurationDisplayName("Processes")
    .description("The processes that use the most processor time.")
    .supportedFamilies(ProcessesModel.families)
    .scrolling { _ in .start }
    .work(.processes(byMemory: false))
  }
}

/// The processes that use the most memory.
struct HogsWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "hogs", provider: machine.processes(sortedBy: .memory)
    ) { ProcessesView(model: $0.model) }
    .configurationDisplayName("Top memory")
    .description("The processes that use the most memory.")
    .supportedFamilies(ProcessesModel.families)
    .scrolling { _ in .start }
    .work(.processes(byMemory: true))
  }
}

extension MachineContext {
  fileprivate func processes(
    sortedBy order: ProcessesReading.Order
  ) -> MonitorProvider<ProcessesModel> {
    provider(
      every: 1, sample: ProcessesModel.sample(order), isPending: { $0.isPending },
      read: { monitor, now, rows in
        monitor.processes(at: now, sortedBy: order, limit: max(1, rows))
          .map { ProcessesModel($0, order: order) }
      })
  }
}
