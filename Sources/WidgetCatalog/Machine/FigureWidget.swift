import WidgetLayout
import WidgetTimeline

/// The widget of a figure of the machine.
struct FigureWidget: Widget {
  let preset: FigurePreset
  let machine: MachineContext

  init(_ preset: FigurePreset, of machine: MachineContext) {
    (self.preset, self.machine) = (preset, machine)
  }

  /// Required by `Widget`; shows the processors of this machine by its own clock.
  init() { self.init(.cpu, of: MachineContext()) }

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: preset.kind,
      provider: machine.provider(
        every: preset.interval, sample: preset.sample,
        isPending: { $0.value.value == ValueFormat.pending },
        read: { [preset, machine] _, now, _ in preset.figure(of: machine, at: now) })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName(preset.name)
    .description(preset.description)
    .supportedFamilies(WidgetFamily.allCases)
    .history { [preset, machine] _ in preset.history(of: machine) }
    .availability { preset.isThere(machine.monitor, machine.clock.now) }
  }
}
