import CLinux
import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSettings

/// The accesses that a program's sandbox refuses, found by running it once more under a trace.
struct SandboxRefusals {
  private let sandbox: ProgramSandbox
  private var read: Set<String> = []
  private var written: Set<String> = []
  /// The letters of the places that are proposed, beyond which nobody would write them.
  private static let mostLetters = 400
  /// The most places that are looked at: a program can ask for any number of them.
  private static let most = 100
  /// The key `allow` with which the board would permit what was refused; `nil` if nothing was.
  private(set) var proposal: String?
  /// True if more was refused than the proposal permits.
  private(set) var hasMore = false
  private var needsNetwork = false
  private var needsSockets = false

  /// Runs a command; `nil` if it cannot be traced.
  init?(of command: Command) {
    guard let sandbox = command.sandbox, let temporary = ScratchFolder(),
      let name = command.arguments.first,
      let path = try? ProgramPath.found(name, folder: command.folder, in: command.environment)
    else { return nil }
    self.sandbox = sandbox
    let variables = sandbox.variables(temporary: temporary.path)
    let confinement = Confinement(
      sandbox, of: command, program: path, temporary: temporary.path)
    let error = withUnsafeMutablePointer(to: &self) { refusals in
      clinux_program.with(
        path: path, arguments: command.arguments,
        environment: command.environment.adding(variables).lines, folder: command.folder,
        confinement: confinement
      ) { program in
        clinux_trace(program, UInt32(min(max(command.timeout, 1), 60)), refusals) {
          context, refusal, path in
          context?.assumingMemoryBound(to: SandboxRefusals.self).pointee
            .add(refusal, path.map { String(cString: $0) } ?? "")
        }
      }
    }
    guard error == 0 else { return nil }
    proposal = proposed()?.written(home: sandbox.origin["HOME"])
  }

  /// Adds a refusal, except of a file that the user himself may not reach.
  private mutating func add(_ refusal: clinux_refusal, _ path: String) {
    let isPlace = refusal == clinux_refused_reading || refusal == clinux_refused_writing
    if isPlace, read.count + written.count >= Self.most || path.utf8.count > Self.mostLetters {
      hasMore = true
      return
    }
    switch refusal {
    case clinux_refused_reading:
      if access(path, R_OK) == 0, !Self.isOfKernel(path) { read.insert(path) }
    case clinux_refused_writing:
      let place = access(path, F_OK) == 0 ? path : FilePath.folder(of: path)
      if access(place, W_OK) == 0, !Self.isOfKernel(place) { written.insert(place) }
    case clinux_refused_network: needsNetwork = true
    default: needsSockets = true
    }
  }

  private static func isOfKernel(_ path: String) -> Bool {
    path == "/dev" || ["/dev/", "/proc/"].contains { path.hasExactPrefix($0) }
  }

  /// Returns the permissions that the board would have to give, with those that it gives already; `nil` if nothing was
  /// refused.
  private mutating func proposed() -> Permissions? {
    var permissions = sandbox.permissions
    var letters = Self.mostLetters
    func fitting(_ places: [String]) -> [String] {
      let fitting = places.prefix { place in
        letters -= place.utf8.count
        return letters >= 0
      }
      if fitting.count < places.count { hasMore = true }
      return Array(fitting)
    }
    let proposed = fitting(places(written))
    // What lies in a folder that it may write is permitted with it.
    let links = FollowedLinks(sandbox.origin, board: sandbox.board)
    let steered = SteeredPaths(sandbox.written(by: links) + proposed)
    permissions.write += proposed.filter { !steered.contains($0) }
    permissions.read += fitting(
      places(read.subtracting(written)).filter { !steered.contains($0) })
    if needsNetwork { permissions.network = true }
    // Programs look for a server of names in passing, which they do without.
    let isAlone = permissions == sandbox.permissions
    if needsSockets, isAlone { permissions.sockets = true }
    return permissions == sandbox.permissions ? nil : permissions
  }

  /// Returns places in order; of many in one folder, the folder.
  ///
  /// A folder that contains what belongs to many programs, such as the home folder, is never proposed:
  /// interpreters look into the folder in which they start, and do without.
  private func places(_ paths: Set<String>) -> [String] {
    let wide = WideFolders(sandbox.origin)
    func isWide(_ path: String) -> Bool { FilePath.real(path).map(wide.contains) ?? true }
    // Who permits a link must see where it leads.
    let paths = Set(paths.map { ExactText(FilePath.real($0) ?? $0) }).map(\.text)
    let folders = Dictionary(grouping: paths.filter { !isWide($0) }) { FilePath.folder(of: $0) }
    return folders.flatMap { folder, paths in
      paths.count > 3 && !isWide(folder) ? [folder] : paths
    }.sorted()
  }
}

extension Permissions {
  /// Returns a text as YAML has it in a list.
  private static func text(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || "/._~+-*".unicodeScalars.contains($0)
    }
    if isPlain, !text.hasExactPrefix("*") { return text }
    // What would be shown as another character is written by its number, and so can be copied.
    return Setting.text(text).json.escaping { scalar in
      guard scalar.isActive else { return nil }
      let digits = String(scalar.value, radix: 16)
      let (letter, count) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
      return "\\\(letter)" + String(repeating: "0", count: count - digits.count) + digits
    }
  }

  /// The permissions as a board has them.
  fileprivate func written(home: String?) -> String {
    func short(_ path: String) -> String {
      guard let home, home != "/", path.hasExactPrefix(home + "/") else { return path }
      return "~" + path.dropFirst(home.count)
    }
    func list(_ items: [String]) -> String {
      let texts = items.map(Self.text)
      return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    }
    var parts: [String] = []
    if !read.isEmpty { parts.append("read: \(list(read.map(short)))") }
    if !write.isEmpty { parts.append("write: \(list(write.map(short)))") }
    if network { parts.append("network: yes") }
    if sockets { parts.append("sockets: yes") }
    if processes { parts.append("processes: yes") }
    if !variables.isEmpty { parts.append("variables: \(list(variables))") }
    return "allow: {\(parts.joined(separator: ", "))}"
  }
}
