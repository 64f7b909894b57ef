internal import FoundationEssentials
import Glibc
internal import WidgetArchive

extension HostedTimelines {
  /// Creates the timelines of one bundle's widgets.
  ///
  /// - Parameters:
  ///   - folder: The bundle's folder, or `nil` if nothing is shared; its widgets cannot be read then.
  ///   - describe: Returns the widget of a kind, as the bundle's program calls it.
  convenience init(
    of origin: BundleOrigin, folder: SharedFolder?, like own: SharedTimelines,
    describe: @escaping @MainActor (String) -> WidgetDescription?
  ) {
    let shared = SharedTimelines(
      scheduler: Scheduler(clock: own.clock, alarm: ManualAlarm()), clock: own.clock,
      folder: folder, moment: own.moment, describe: describe)
    shared.role = own.role
    let program = origin.program
    self.init(
      shared, folder: folder, patience: HostSupervision.Patience(), refusal: origin.problem
    ) { lease in
      folder.flatMap { HostStart(bundle: program, in: $0).start(lease: lease) }
    }
  }
}
