package import FoundationEssentials

/// The state of a machine's membership in a fleet, as files and other programs have it.
package struct FleetStatus: Sendable, Hashable {
  package var fleet: String
  package var server: String
  package var machine: String
  /// The date since which the connection stands, or does not.
  package var since: Date
  /// The reason why there is no connection; `nil` if there is one.
  package var failure: String?
  /// True if the server is asked once a second, since its notifications do not arrive.
  package var isPolled = false
  /// The seconds by which this machine's clock is ahead of the server's; `nil` if unknown.
  package var skew: TimeInterval?
  /// The seconds by which that may be wrong.
  package var uncertainty: TimeInterval?

  /// The status as JSON.
  package var json: String {
    let datum: Datum = [
      "fleet": .text(fleet), "server": .text(server), "machine": .text(machine),
      "since": Reading.number(since), "failure": failure.map { .text($0) } ?? .null,
      "polled": .bool(isPolled), "skew": skew.map { .number($0) } ?? .null,
      "uncertainty": uncertainty.map { .number($0) } ?? .null,
    ]
    return datum.json
  }

  /// Decodes a status; `nil` if the bytes are not one.
  package init?(json bytes: [UInt8]) {
    guard let datum = try? JSON.datum(bytes), let fleet = datum["fleet"]?.words,
      let since = Reading.date(datum["since"])
    else { return nil }
    self.init(
      fleet: fleet, server: datum["server"]?.words ?? "", machine: datum["machine"]?.words ?? "",
      since: since)
    failure = datum["failure"]?.words
    isPolled = datum["polled"] == true
    skew = datum["skew"]?.number
    uncertainty = datum["uncertainty"]?.number
  }

  init(fleet: String, server: String, machine: String, since: Date) {
    (self.fleet, self.server, self.machine, self.since) = (fleet, server, machine, since)
  }
}

extension FleetStatus {
  /// Returns the difference between a machine's clock and the server's in words.
  package static func clockWords(skew: TimeInterval, _ uncertainty: TimeInterval) -> String {
    // What a machine told of itself may be anything.
    guard abs(skew) < 1e11, uncertainty.isFinite else { return "clock unknown" }
    guard abs(skew) > max(uncertainty, 0.05) else { return "clock right" }
    let tenths = (abs(skew) * 10).rounded() / 10
    let amount = tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    return "clock \(amount) s \(skew > 0 ? "ahead" : "behind")"
  }
}
