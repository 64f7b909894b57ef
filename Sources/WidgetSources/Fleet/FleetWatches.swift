import FoundationEssentials
import WidgetBase

/// The watches of a member, which are told when rows move.
struct FleetWatches {
  private struct Watch {
    let instance: String
    let isOfMachines: Bool
    let onChange: @Sendable () -> Void
    /// The generations that were told last; `nil` for none.
    var told: [ExactText: Int64]?
    /// The uptime at which a change was told last.
    var date = -TimeInterval.infinity
  }

  private var watches: [Int: Watch] = [:]
  /// The watches of machines that are told of a change a little later.
  private var late: Set<Int> = []
  /// The instances that failed for want of a connection.
  private var missed: Set<String> = []

  /// The least seconds between two changes that a watch of all machines is told.
  private static let pace: TimeInterval = 1

  /// The instances that are watched.
  var instances: Set<String> { Set(watches.values.map(\.instance)) }

  /// The instances of which the rows of each machine are watched.
  var ofMachines: Set<String> {
    Set(watches.values.filter(\.isOfMachines).map(\.instance))
  }

  mutating func add(
    _ number: Int, _ instance: String, isOfMachines: Bool,
    _ onChange: @escaping @Sendable () -> Void
  ) {
    watches[number] = Watch(instance: instance, isOfMachines: isOfMachines, onChange: onChange)
  }

  mutating func remove(_ number: Int) {
    watches[number] = nil
    late.remove(number)
  }

  /// Notes that an instance could not be read for want of a connection, so that it is told once there
  /// is one.
  mutating func miss(_ instance: String) { missed.insert(instance) }

  /// Returns true if a row is of interest to a watch.
  func want(_ key: FleetKey) -> Bool {
    watches.values.contains {
      $0.instance == key.instance && $0.isOfMachines != key.machine.isEmpty
    }
  }

  /// Tells watches of instances whose rows have moved, unless a question takes them anyway.
  mutating func tell(
    _ instances: Set<String>, in rows: FleetRows, asked: Set<String>, at uptime: TimeInterval
  ) {
    for (number, watch) in watches where instances.contains(watch.instance) {
      let now = rows.generations(of: watch.instance, isOfMachines: watch.isOfMachines)
      let isMissed = missed.contains(watch.instance)
      guard now != watch.told ?? [:] || isMissed else { continue }
      if watch.isOfMachines, uptime < watch.date + Self.pace {
        late.insert(number)
        continue
      }
      watches[number]?.told = now
      watches[number]?.date = uptime
      if watch.isOfMachines || !asked.contains(watch.instance) { watch.onChange() }
    }
    missed.subtract(instances)
  }

  /// Tells the changes that have waited for long enough.
  mutating func tellLate(in rows: FleetRows, at uptime: TimeInterval) {
    for number in late {
      guard let watch = watches[number], uptime >= watch.date + Self.pace else { continue }
      late.remove(number)
      watches[number]?.told = rows.generations(of: watch.instance, isOfMachines: true)
      watches[number]?.date = uptime
      watch.onChange()
    }
  }

  /// The uptime at which a change is to be told; `nil` for none.
  var next: TimeInterval? { late.compactMap { watches[$0].map { $0.date + Self.pace } }.min() }

  /// Notes shared rows that this member published itself, of which it need not be told.
  mutating func noteOwn(_ keys: Set<FleetKey>, in rows: FleetRows) {
    for (number, watch) in watches
    where !watch.isOfMachines && keys.contains(FleetKey(watch.instance)) {
      watches[number]?.told = rows.generations(of: watch.instance, isOfMachines: false)
    }
  }
}
