import CLinux
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetSources

/// The findings about the locale, the sandbox, the state folder, the host and secrets.
struct MachineFindings {
  let folder: SharedFolder?
  /// The places of the board's secrets, by name.
  let secrets: [String: Setting]
  /// The fleet that the board or the settings name; `nil` for none.
  var fleet: Setting?
  /// The folder against which their paths are resolved.
  let base: String

  @MainActor var all: [Finding] { [locale] + sandbox + state + host + fleets + secretFiles }

  private var locale: Finding {
    let name = Self.localeName
    guard name != nil else {
      return Finding("locale", "none", "none is set, so the terminal is taken to have UTF-8")
    }
    return GlyphSet.suiting(locale: name, terminal: nil) == .unicode
      ? Finding("locale", name ?? "", "UTF-8")
      : Finding(
        "locale", name ?? "", .warn, "no UTF-8, so lines and charts are drawn in ASCII",
        fix: "Set LANG=C.UTF-8, or a language's locale with UTF-8, or start with --glyphs unicode.")
  }

  private static var localeName: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(TerminalType.variable).first { !$0.isEmpty }
  }

  private var sandbox: [Finding] {
    let gaps = SandboxGaps.found() + SecondNames.words(in: ProcessEnvironment.own["HOME"])
    guard !gaps.isEmpty else {
      return [Finding("sandbox", "programs", "files, network and processes are confined")]
    }
    return gaps.map {
      Finding(
        "sandbox", "programs", .warn, $0,
        fix:
          "Use a newer kernel, or one that allows user namespaces, or run no strangers' programs.")
    }
  }

  // MARK: The state folder and the host

  private var state: [Finding] {
    guard let folder else {
      return [
        Finding(
          "state", "folder", .fail, "there is none, so nothing is kept or shared",
          fix: "Set HOME or XDG_STATE_HOME to a full path.")
      ]
    }
    do throws(ForeignFolder) { try folder.claim() } catch {
      return [
        Finding(
          "state", "folder", .fail, "\(error)",
          fix: "Give the folder to your user alone: chmod 700.")
      ]
    }
    guard access(Self.existing(folder.path), W_OK) == 0 else {
      return [
        Finding(
          "state", "folder", .fail, "\(folder.path) cannot be written",
          fix: "Make it writable, or set XDG_STATE_HOME to a folder that is.")
      ]
    }
    return [Finding("state", "folder", folder.path)]
  }

  /// Returns the nearest folder above a path that exists.
  private static func existing(_ path: String) -> String {
    var path = path
    while access(path, F_OK) != 0, path != "/", !path.isEmpty { path = FilePath.folder(of: path) }
    return path
  }

  private var host: [Finding] {
    guard let folder else { return [] }
    if let problem = HostProblem(in: folder) {
      return [
        Finding(
          "host", "problem", .fail, problem.failure.reason,
          fix: "Run widgettui host to see what it says, then open the board again.")
      ]
    }
    guard Lease.isHeld(in: folder) else {
      return [Finding("host", "lease", "nobody is the host, as nothing is shown that needs one")]
    }
    let holder = (try? Lease(of: folder))?.holder.map { "process \($0)" } ?? "a process"
    let kind = Lease.isServed(folder) ? ", which serves for good" : ""
    return [Finding("host", "lease", "\(holder) is the host\(kind)")]
  }

  // MARK: Fleets

  /// The state of the host's memberships in fleets, as it noted them last, and what the server of a fleet says of
  /// which it is no member.
  private var fleets: [Finding] {
    let noted = folder.map { Lease.isHeld(in: $0) ? FleetMembers.statuses(in: $0.path) : [] } ?? []
    let findings = noted.map(finding)
    guard let settings = fleet.map(FleetSettings.init),
      !noted.contains(where: { $0.fleet == settings.name })
    else { return findings }
    return findings + [asked(settings)]
  }

  private func finding(of status: FleetStatus) -> Finding {
    let since = LocalTime(status.since).words(at: LocalTime(Date()))
    if let failure = status.failure {
      return Finding(
        "fleet", status.fleet, .fail,
        "not connected to \(status.server) since \(since): \(failure)",
        fix: Self.fleetFix)
    }
    let clock = status.skew.map {
      ", " + FleetStatus.clockWords(skew: $0, status.uncertainty ?? 0)
    }
    let words = "\(status.machine) is connected to \(status.server) since \(since)\(clock ?? "")"
    guard status.isPolled else { return Finding("fleet", status.fleet, words) }
    return Finding(
      "fleet", status.fleet, .warn, words + ", but notifications do not arrive",
      fix: "Name the server itself in fleet:, not a proxy that pools transactions.")
  }

  private static let fleetFix = "Run widgettui fleet status to see what the server says."

  /// Asks the server of a fleet.
  private func asked(_ settings: FleetSettings) -> Finding {
    let request = SourceRequest(now: Date(), environment: .own, folder: base)
    do throws(SourceFailure) {
      switch try FleetAdministration(settings, request).version() {
      case FleetSchema.version?:
        return Finding(
          "fleet", settings.name,
          "\(settings.server) answers; no host of this machine is connected, as none needs it")
      case let version?:
        return Finding(
          "fleet", settings.name, .fail,
          "the tables on \(settings.server) are of version \(version), not \(FleetSchema.version)",
          fix: version < FleetSchema.version
            ? "Run widgettui fleet upgrade." : "Install a newer widgettui on this machine.")
      case nil:
        return Finding(
          "fleet", settings.name, .fail, "there are no tables of fleets on \(settings.server)",
          fix: "Run widgettui fleet init.")
      }
    } catch {
      return Finding(
        "fleet", settings.name, .fail, "\(settings.server): \(error)", fix: Self.fleetFix)
    }
  }

  // MARK: Secrets

  private var secretFiles: [Finding] {
    secrets.sorted { $0.key < $1.key }.compactMap { name, place in
      guard let file = place["file"]?.text else { return nil }
      return finding(of: name, FilePath.absolute(file, in: base))
    }
  }

  private func finding(of name: String, _ path: String) -> Finding {
    var status = Glibc.stat()
    guard stat(path, &status) == 0 else {
      return Finding(
        "secrets", name, .fail, "\(path): \(String(cString: strerror(errno)))",
        fix: "Write the secret into that file, then: chmod 600 \(path)")
    }
    guard status.st_mode & 0o077 == 0 else {
      return Finding(
        "secrets", name, .fail, "others may read or write \(path)", fix: "Run: chmod 600 \(path)")
    }
    return Finding("secrets", name, "\(path) is readable by its owner alone")
  }
}
