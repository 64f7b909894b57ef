import WidgetBase
package import WidgetSettings

/// The machines of a fleet that ask a widget's sources.
package enum FleetAsking: Sendable, Hashable {
  /// Whichever machine is first; all share its answer.
  case anywhere
  /// Each machine for itself; nothing is shared.
  case here
  /// Each machine for itself; all see each other's answers.
  case each
  /// The machine of this name; all share its answer.
  case machine(String)

  /// The key of a widget's settings.
  package static let key = SettingKey(
    "ask",
    .either([
      .text(.choice("way to ask", ["anywhere": 0, "here": 1, "each": 2])),
      .mapping([
        SettingKey(
          "machine", .text(FleetSettings.machineName), isRequired: true,
          "The machine of the fleet that asks for all.")
      ]),
    ]),
    "The machines of the fleet that ask: anywhere (one for all), here, each (and all see the "
      + "values of all), or {machine: NAME}.")

  /// Reads the checked setting for the key; `nil` if there is none.
  package init?(_ setting: Setting?) {
    guard let setting else { return nil }
    switch setting.text {
    case "anywhere": self = .anywhere
    case "here": self = .here
    case "each": self = .each
    default:
      guard let name = setting["machine"]?.text else { return nil }
      self = .machine(name)
    }
  }

  /// Returns the way for sources for which a board names none: what several machines reach under the
  /// same name is asked anywhere, and what each has for itself on each alone.
  package static func usual(for servers: [[String]]) -> FleetAsking {
    servers.isEmpty || servers.contains { $0.isEmpty || $0.contains(where: isLocal) }
      ? .here : .anywhere
  }

  private static func isLocal(_ server: String) -> Bool {
    guard server.contains("://") else { return true }
    let host = HTTPOrigin(server).host
    return ["localhost", "::1", "[::1]", ""].contains(host) || host.hasExactPrefix("127.")
      || host.hasExactSuffix(".localhost")
  }
}
