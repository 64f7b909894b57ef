package import FoundationEssentials
import WidgetBase

/// The name of a row: an instance, and the machine that it belongs to.
package struct FleetKey: Sendable, Hashable {
  package let instance: String
  /// The machine's name; empty for an answer that all machines share.
  package let machine: String

  package init(_ instance: String, machine: String = "") {
    (self.instance, self.machine) = (instance, machine)
  }

  /// Names are the same only with the same bytes, as in the database.
  package static func == (one: FleetKey, other: FleetKey) -> Bool {
    ExactText.isSame(one.machine, other.machine) && ExactText.isSame(one.instance, other.instance)
  }

  package func hash(into hasher: inout Hasher) {
    ExactText(instance).hash(into: &hasher)
    ExactText(machine).hash(into: &hasher)
  }
}

/// An answer that the machines of a fleet share. Its times are seconds since 1970 by the server's
/// clock.
package struct FleetRow: Sendable, Hashable {
  package let key: FleetKey
  /// The number of the answer, which orders them.
  package var generation: Int64
  /// The content as text, as it is in the table.
  package var content: String
  /// The member that asked.
  package var asker: String
  /// The time at which the reading began.
  package var read: TimeInterval
  /// The time from which another reading is due; `nil` for never.
  package var due: TimeInterval?
  /// The seconds by which the asker's clock was ahead of the server's.
  package var skew: TimeInterval

  /// Returns the number of the answer after another: the greatest is followed by the first, since a member
  /// may have written any.
  package static func generation(after generation: Int64) -> Int64 {
    generation < Int64.max ? max(generation, 0) + 1 : 1
  }
}
