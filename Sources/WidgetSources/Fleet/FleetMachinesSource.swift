import FoundationEssentials
import WidgetSettings

/// A source of what the machines of a fleet read each for itself: a record a machine, or the value of one.
final class FleetMachinesSource: Source {
  /// The word that stands for all machines.
  static let each = "each"

  /// The machine whose value it is; `nil` for all.
  private let machine: String?
  private let widget: String

  /// The longest time for which the rows are awaited, in seconds.
  private static let patience: TimeInterval = 8
  /// The seconds between two readings where nothing moves: a machine that is gone moves no row.
  private static let pace: TimeInterval = 60

  fileprivate init(_ setting: Setting) {
    let name = setting["fleet"]?.text ?? Self.each
    machine = name == Self.each ? nil : name
    widget = setting["widget"]?.text ?? ""
  }

  func pace(_ request: SourceRequest) -> SourcePace? { .every(Self.pace) }

  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool { true }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let members = request.fleet as? FleetMembers,
      let (settings, instance) = try? place(request)
    else { return nil }
    return members.member(settings, request).watch(instance, isOfMachines: true, onChange: onChange)
  }

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let (settings, instance) = try place(request)
    let machines = try machines(instance, settings, request)
    guard let machine else { return try machines.each(now: Date()) }
    return try machines.value(of: machine, now: Date())
  }

  private func place(
    _ request: SourceRequest
  ) throws(SourceFailure) -> (FleetSettings, instance: String) {
    guard let fleet = request.fleetSetting else { throw FleetWords.noFleet }
    guard let instance = request.sharedNames[widget] else {
      throw FleetWords.notAskedOnEach(widget)
    }
    return (FleetSettings(fleet), instance)
  }

  /// Returns what the machines published: by the host's connection or, where there is none, by one for
  /// this question.
  private func machines(
    _ instance: String, _ settings: FleetSettings, _ request: SourceRequest
  ) throws(SourceFailure) -> FleetMachines {
    guard let members = request.fleet as? FleetMembers else {
      let store = try FleetStore(settings, request)
      try store.checkTables()
      let clock = try store.clock()
      return FleetMachines(
        try store.readings(of: [instance], ofMachines: [instance]).filter {
          !$0.key.machine.isEmpty
        },
        seen: try store.machines(), by: clock)
    }
    let listing = FleetListing(instance)
    members.member(settings, request).send(.listing(listing))
    return try listing.wait(min(Self.patience, request.timeout)).get()
  }
}

extension SourceKind {
  /// The kind of what the machines of a fleet read each for itself.
  package static var fleet: SourceKind {
    SourceKind(
      name: "fleet",
      note: "What the machines of the board's fleet read of a widget with ask: each.",
      schema: .text(FleetSettings.machineName),
      keys: [
        SettingKey(
          "widget", .text, isRequired: true,
          "The widget that each machine asks for itself, with ask: each.")
      ]
    ) { setting throws(SourceFailure) in FleetMachinesSource(setting) }
  }
}
