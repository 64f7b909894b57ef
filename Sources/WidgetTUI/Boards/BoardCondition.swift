import Glibc
import WidgetBase
import WidgetSettings
import WidgetSources

/// The condition for showing a widget: certain machines, or the presence of a variable, file or
/// command.
struct BoardCondition: Sendable, Hashable {
  /// The names of the machines; empty for all.
  var hosts: [String] = []
  /// An environment variable that must be set and not empty.
  var variable: String?
  /// A file that must exist.
  var file: String?
  /// A command that must be found on `PATH`.
  var command: String?

  /// Returns true if the condition is met on this machine, whose name is `host`.
  func holds(on host: String) -> Bool {
    let short = host.splitExactly(separator: ".").first.map(String.init) ?? host
    return (hosts.isEmpty || hosts.contains(host) || hosts.contains(short))
      && variable.map { getenv($0).map { $0.pointee != 0 } ?? false } ?? true
      && file.map { access($0, F_OK) == 0 } ?? true
      && command.map { ProgramPath.isThere($0, in: "", .own) } ?? true
  }
}

extension BoardCondition {
  /// Creates the condition of a setting; paths are resolved against `folder`.
  init(_ setting: Setting?, folder: String) {
    self.init(
      hosts: setting?["host"]?.items.compactMap(\.text) ?? [], variable: setting?["env"]?.text,
      file: setting?["file"]?.text.map { FilePath.absolute($0, in: folder) },
      command: setting?["command"]?.text)
  }
}
