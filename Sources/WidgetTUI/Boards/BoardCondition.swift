import Glibc
import WidgetSettings
import WidgetSources

/// Where a widget is shown: on some machines, or where something is set or there.
struct BoardCondition: Sendable, Hashable {
  /// The machines' names; none is all.
  var hosts: [String] = []
  /// An environment variable that must be set and not empty.
  var variable: String?
  /// A file that must be there.
  var file: String?
  /// A command that must be found on `PATH`.
  var command: String?

  /// Whether it holds on this machine, whose name is `host`.
  func holds(on host: String) -> Bool {
    let short = host.split(separator: ".").first.map(String.init) ?? host
    return (hosts.isEmpty || hosts.contains(host) || hosts.contains(short))
      && variable.map { getenv($0).map { $0.pointee != 0 } ?? false } ?? true
      && file.map { access($0, F_OK) == 0 } ?? true
      && command.map { ProgramPath.isThere($0, in: "", .own) } ?? true
  }
}
