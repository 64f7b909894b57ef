import FoundationEssentials
import WidgetBase

/// The words for what is wrong with a fleet.
enum FleetWords {
  static let strange = SourceFailure(
    "fleet: strange answer", "The fleet's server answered with something that was not asked for.")

  static let noTables = SourceFailure(
    "fleet: no tables",
    "The database has no tables of fleets; an administrator makes them: widgettui fleet init")

  static func noRights(_ user: String) -> SourceFailure {
    SourceFailure(
      "fleet: no rights",
      "The role \(user.cut(64)) may not use the fleet's tables: GRANT \(FleetSchema.role) TO its role"
    )
  }

  static let standby = SourceFailure(
    "fleet: read-only server",
    "The server is a standby, which nobody can write to; name the primary, or add "
      + "target_session_attrs=read-write to the address")

  static func older(_ version: Int) -> SourceFailure {
    SourceFailure(
      "fleet: tables are of version \(version)",
      "This program needs version \(FleetSchema.version); an administrator changes them: "
        + "widgettui fleet upgrade")
  }

  static func newer(_ version: Int) -> SourceFailure {
    SourceFailure(
      "fleet: tables are of version \(version)",
      "This program knows version \(FleetSchema.version) and no newer one; install a newer widgettui"
    )
  }

  static func notConnected(_ failure: SourceFailure?) -> SourceFailure {
    guard let failure else {
      return SourceFailure("fleet: no connection", "The fleet's server does not answer.")
    }
    let reason =
      failure.reason.hasExactPrefix("fleet: ") ? failure.reason : "fleet: \(failure.reason)"
    return SourceFailure(reason, failure.detail)
  }

  static func twice(_ machine: String) -> SourceFailure {
    SourceFailure(
      "fleet: two machines named \(machine)",
      "Another machine takes part as \(machine); give one of them another name: "
        + "fleet: {machine: NAME}")
  }

  static func silent(_ machine: String?) -> SourceFailure {
    guard let machine else {
      return SourceFailure("fleet: no answer", "No machine of the fleet has answered in time.")
    }
    return SourceFailure(
      "fleet: \(machine) has not answered",
      "Only \(machine) asks for this, as the board says with ask:, and it did not.")
  }

  static let noFleet = SourceFailure(
    "no fleet", "The board is in no fleet: add fleet: {postgres: \"postgresql://…\"}")

  static func notAskedOnEach(_ widget: String) -> SourceFailure {
    SourceFailure(
      "no widget \(widget.cut(64)) on each machine",
      "The board has no widget of this name with ask: each and a source")
  }

  static let noMachine = SourceFailure(
    "fleet: no machine has answered yet",
    "Each machine that shows the same board, or runs its agent, publishes what it reads.",
    kind: .waiting)

  static func noValue(of machine: String) -> SourceFailure {
    SourceFailure(
      "fleet: nothing of \(machine.cut(64))",
      "The machine \(machine.cut(64)) has published nothing of this widget; it needs the same widget."
    )
  }

  static func noNews(of machine: String, for seconds: Double) -> SourceFailure {
    SourceFailure(
      "no news for \(Spans.words(seconds))",
      "The machine \(machine.cut(64)) has published nothing newer, which was due.")
  }

  static func over(since date: Date) -> SourceFailure {
    SourceFailure(
      "over since \(DateText.dayAndTime(date))",
      "The time for which the machine's last value was told is over, and there is no other one yet.",
      kind: .waiting)
  }

  static func unpublished(_ machine: String) -> String {
    "not shared: another machine is named \(machine.cut(64))"
  }

  static let future = SourceFailure(
    "fleet: an answer of the future",
    "The fleet's row was read at a time that has not come by the server's clock; nothing says how old it is."
  )

  static let forestalled = SourceFailure(
    "fleet: answers do not arrive",
    "Each answer of this machine found another row in its place; the provider is asked again later."
  )

  static let tooLarge = SourceFailure.tooLarge(
    FleetContent.most,
    "It is too much to be shared by a fleet: select less, or write ask: here, so that each machine asks."
  )

  static let notContent = SourceFailure(
    "fleet: unreadable answer",
    "The fleet's row is no answer of this program; a member with wrong rights or another program wrote it."
  )
}
