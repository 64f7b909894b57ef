import Glibc
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// Checks that the sources of a widget exist on this machine, without reading them.
@MainActor
enum SourcePresence {
  /// Returns true if each source of a widget exists; of several calendars, one is enough.
  static func isThere(_ settings: InstanceSettings, _ machine: MachineContext) -> Bool {
    (settings["source"]?.items ?? []).allSatisfy { source in
      absences(of: source, in: settings.place.folder, machine).count
        < max(1, source["ical"]?.items.count ?? 1)
    }
  }

  /// Returns the missing needs of a widget, in words: files, programs, parts of the machine, and
  /// secrets.
  static func problems(_ settings: InstanceSettings, _ machine: MachineContext) -> [String] {
    let place = settings.place
    let secrets = Secrets(place.secrets).problems(
      in: settings["source"] ?? .list([]), folder: place.folder, environment: .own)
    let absences = (settings["source"]?.items ?? []).flatMap {
      Self.absences(of: $0, in: place.folder, machine)
        + Self.absences(ofPermissions: $0["allow"] ?? [:], in: place.folder)
        + [refusal(of: $0, in: place.folder)].compactMap { $0 }
    }
    // A picture's kind names its file itself.
    let file = settings["file"]?.text.flatMap { absence(ofFile: $0, in: place.folder) }
    return absences + [file].compactMap { $0 } + secrets.map(\.description)
  }

  /// Returns the missing needs of a source, in words.
  private static func absences(
    of source: Setting, in folder: String, _ machine: MachineContext
  ) -> [String] {
    if let figure = source.text.flatMap(MachineFigure.init) {
      return machine.has { $0.datum(of: figure, at: $1) }
        ? [] : ["this machine has no \(source.text ?? "")"]
    }
    let files = ["file", "sqlite", "xbar", "feed", "ical"].lazy.compactMap { source[$0] }.first
    if let files {
      return files.items.compactMap(\.text).compactMap { absence(ofFile: $0, in: folder) }
    }
    let own = (source["run"] ?? source["stream"])?.items.first?.text
    guard let program = source["ssh"] == nil ? own : "ssh" else { return [] }
    // A path is found from the folder in which the program starts.
    let start = source["folder"]?.text
    if let start, let absence = absence(ofFile: start, in: folder) { return [absence] }
    return ProgramPath.isThere(
      program, in: start.map { FilePath.absolute($0, in: folder) } ?? folder, .own)
      ? [] : ["\(program): command not found"]
  }

  /// Returns the reason why a plugin is not run, in words, or `nil` if it is.
  private static func refusal(of source: Setting, in folder: String) -> String? {
    guard let path = source["xbar"]?.text else { return nil }
    do throws(ForeignFile) {
      try ForeignFile.check(FilePath.absolute(path, in: folder))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the files and folders that a program may reach but that are missing, in words.
  private static func absences(ofPermissions allow: Setting, in folder: String) -> [String] {
    let paths = ["read", "write"].flatMap { allow[$0]?.items.compactMap(\.text) ?? [] }
    return paths.compactMap { absence(ofFile: $0, in: folder) }.map { "allow: \($0)" }
  }

  /// Returns the words for a missing file; `nil` if it exists, or if its path is an address or
  /// holds a secret, and so cannot be checked.
  private static func absence(ofFile path: String, in folder: String) -> String? {
    if path.contains("://") || SecretReference.isIn(path) { return nil }
    let whole = FilePath.absolute(path, in: folder)
    if access(whole, F_OK) == 0 { return nil }
    let host = path.prefix { $0 != "/" }
    let hint =
      path.hasExactPrefix("www.") || host.contains(".") && !host.hasExactPrefix(".") && host != path
      ? "; an address begins with https://" : ""
    return "no such file: \(whole)\(hint)"
  }
}
