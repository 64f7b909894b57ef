import CLinux
import WidgetBase
package import WidgetSettings

/// The sandbox of a program: the permissions that the kernel enforces for it and for all programs
/// that it starts.
///
/// Without further permissions it reads the folders of the system and its own, writes its own cache
/// and a private temporary folder, and reaches neither the network nor other programs.
package struct ProgramSandbox: Sendable, Hashable {
  /// The permissions beyond those that every program has; their paths are absolute.
  package var permissions: Permissions
  /// The folder that keeps the program's data between runs, or `nil` if nothing may be stored.
  package var cache: String?
  /// Folders whose files it reads by their names and does not list, among them folders in these.
  ///
  /// The kernel keeps others from changing a folder while it is listed, and a program can make that last for seconds.
  package var unlisted: [String] = []
  /// The folder of the board that runs the program, whose user opened it there; `nil` for a program of none, as a
  /// compiler, of which this program itself says what it may reach.
  package var board: String?
  /// The user's variables, by which folders of programs are found. The program's own variables name any
  /// folder that its author wants to read.
  package var origin = ProcessEnvironment.own
  /// The variables that name the cache.
  var cacheVariables: Set<String> = ["XDG_CACHE_HOME"]
  /// True to run the program once more if it fails, to find out what it was refused.
  var tellsRefusals = false
  /// The way in which the program is separated from other processes.
  var separation: Separation = .best

  /// A way of separating a program from the processes outside of its sandbox.
  enum Separation: CaseIterable {
    /// The strongest way that the kernel permits.
    case best
    /// A namespace of processes in a user namespace.
    case user
    /// No namespace.
    case none
  }

  package init(_ permissions: Permissions = Permissions(), cache: String? = nil) {
    (self.permissions, self.cache) = (permissions, cache)
  }

  /// The most bytes of a file that the program writes.
  ///
  /// A file of many pieces takes the kernel seconds to cut, during which a program can keep others from the folders that
  /// it lists. What this program itself starts, as a compiler, may need more.
  package var largestFile: Int { board == nil ? 1 << 30 : Self.largestOfBoards }

  /// The most bytes of a file that a board's program writes: 128 MiB.
  package static let largestOfBoards = 128 << 20

  /// Returns the places that the program may write beside its temporary folder: what the board permits, and its cache.
  func written(by links: FollowedLinks) -> [String] {
    let paths = permitted(permissions.write, by: links) + [cache].compactMap(\.self)
    return paths.map(FileLink.walk).filter(\.isWhole).map(\.place)
  }

  /// Returns the paths, of those that the board names, that it may permit: all that this program itself names, and
  /// those to which no link leads but those that are followed.
  func permitted(_ paths: [String], by links: FollowedLinks) -> [String] {
    board == nil ? paths : paths.filter { !links.leave($0) }
  }

  /// Returns the variables that tell the program where it may write.
  func variables(temporary: String) -> [String: String] {
    var variables = ["TMPDIR": temporary, "TMP": temporary, "TEMP": temporary]
    for name in cacheVariables { variables[name] = cache ?? temporary }
    return variables
  }
}

extension ProgramSandbox {
  /// Returns the variables of an environment that the program gets: those that describe the system
  /// and the user's language, and those that the board names.
  package func environment(_ environment: ProcessEnvironment) -> ProcessEnvironment {
    var environment = environment
    environment.variables = environment.variables.filter { name, _ in isGiven(name) }
    return environment
  }

  private func isGiven(_ name: String) -> Bool {
    let isNamed = permissions.variables.contains {
      $0.hasExactSuffix("*") ? name.hasExactPrefix($0.dropLast()) : name == $0
    }
    return isNamed || Self.usual.contains(name)
      || Self.usualPrefixes.contains { name.hasExactPrefix($0) }
      || permissions.network && HTTPProxyNames.all.contains(name)
      || permissions.sockets && Self.sockets.contains(name)
  }

  private static let usual: Set<String> = [
    "COLORFGBG", "COLORTERM", "COLUMNS", "GEM_HOME", "GEM_PATH", "GOPATH", "HOME",
    "HOSTNAME", "JAVA_HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LINES", "LOGNAME", "NODE_PATH",
    "NIX_PATH", "NIX_PROFILES", "NIX_SSL_CERT_FILE", "NO_COLOR", "PATH", "PERL5LIB", "PWD",
    "PYTHONHOME", "PYTHONPATH", "SHELL", "SSL_CERT_DIR",
    "SSL_CERT_FILE", "TERM", "TERMINFO", "TZ", "TZDIR", "USER", "VIRTUAL_ENV",
  ]

  private static let usualPrefixes = ["LC_", "XDG_"]

  /// The variables that name a socket of another program.
  private static let sockets: Set<String> = [
    "CONTAINER_HOST", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "DOCKER_HOST", "SSH_AUTH_SOCK",
    "TMUX", "TMUX_PANE", "WAYLAND_DISPLAY", "XAUTHORITY",
  ]
}

/// The names of the variables that name a proxy.
private enum HTTPProxyNames {
  static let all: Set<String> = [
    "ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "all_proxy", "http_proxy",
    "https_proxy", "no_proxy",
  ]
}
