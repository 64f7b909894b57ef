import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of programs that try to leave their sandbox, in each separation that a kernel may permit.
@Suite struct HostilePluginTests {
  /// A program that prints `got` if it reaches what it must not reach.
  struct Attempt: Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    var permissions = Permissions()

    init(_ name: String, _ script: String, _ permit: (inout Permissions) -> Void = { _ in }) {
      (self.name, self.script) = (name, script)
      permit(&permissions)
    }

    var testDescription: String { name }
  }

  static let attempts: [Attempt] = [
    Attempt("reads an SSH key", "got(open(home + '/.ssh/id_ed25519').read())"),
    Attempt("reads a GPG key", "got(open(home + '/.gnupg/private-keys-v1.d/key').read())"),
    Attempt("reads a keyring", "got(open(home + '/.local/share/keyrings/login.keyring').read())"),
    Attempt("reads a browser's profile", "got(open(home + '/.mozilla/firefox/cookies').read())"),
    Attempt("lists the home folder", "got(os.listdir(home))"),
    Attempt(
      "reads another board's state",
      "got(open(home + '/.local/state/widgettui/timelines/other').read())"),
    Attempt("reads the variables of its starter", "got(open(f'/proc/{parent}/environ').read())"),
    Attempt("reads the variables of all", "got(secret in everything('environ'))"),
    Attempt("reads the memory of all", "got([open(p, 'rb') for p in processes('mem')])"),
    Attempt("reads the command lines of all", "got(secret in everything('cmdline'))"),
    Attempt("writes a shell's start file", "open(home + '/.bashrc', 'a').write('evil'); got(1)"),
    Attempt("writes into its own folder", "open(own + '/more', 'w'); got(1)"),
    Attempt("writes beside the folders for temporary files", "open(outside + '/x', 'w'); got(1)"),
    Attempt("reads temporary files of others", "got(open(outside + '/file').read())"),
    Attempt("signals the host", "os.kill(parent, 0); got(1)"),
    Attempt("signals a group of others", "os.killpg(bystander, 9); got(1)"),
    Attempt("traces a process", "call(101, 16, bystander, 0, 0)"),
    Attempt("reads another process's memory", "call(310, bystander, 0, 0, 0, 0, 0)"),
    Attempt("connects over TCP", "socket.create_connection(('127.0.0.1', port), 2); got(1)"),
    Attempt(
      "sends over UDP",
      "socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', port)); got(1)"),
    Attempt("listens", "s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen(); got(1)"),
    Attempt(
      "chooses its port with a network", "s = socket.socket(); s.bind(('127.0.0.1', 0)); got(1)"
    ) { $0.network = true },
    Attempt(
      "chooses the range of its ports with a network",
      "s = socket.socket(); s.setsockopt(0, 51, struct.pack('I', 0x90009000)); got(1)"
    ) { $0.network = true },
    Attempt(
      "speaks MPTCP with a network",
      "got(1) if socket.socket(socket.AF_INET, socket.SOCK_STREAM, 262) else None"
    ) { $0.network = true },
    Attempt(
      "listens with a network", "s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen(); got(1)"
    ) { $0.network = true },
    Attempt(
      "connects to a Unix socket",
      "socket.socket(socket.AF_UNIX).connect(outside + '/socket'); got(1)"),
    Attempt(
      "connects to a Unix socket with a network",
      "socket.socket(socket.AF_UNIX).connect(outside + '/socket'); got(1)"
    ) { $0.network = true },
    Attempt(
      "connects to an abstract socket",
      "socket.socket(socket.AF_UNIX).connect('\\0' + secret); got(1)"),
    Attempt(
      "sends raw packets", "socket.socket(socket.AF_PACKET, socket.SOCK_RAW); got(1)"
    ) { $0.network = true },
    Attempt(
      "asks for addresses under the lock of networks",
      "fcntl.ioctl(socket.socket(16, socket.SOCK_RAW), 0x8912, struct.pack('iP', 0, 0)); got(1)"),
    Attempt("asks io_uring", "call(425, 1, ctypes.create_string_buffer(256))"),
    Attempt("reads the kernel's keys", "call(250, 0, -3, 0)"),
    Attempt("loads a BPF program", "call(321, 0, 0, 0)"),
    Attempt("watches performance", "call(298, 0, 0, 0, -1, 0)"),
    Attempt("makes a namespace", "got(1) if libc.unshare(0x10000000) == 0 else None"),
    Attempt("mounts", "got(1) if libc.mount(b'none', b'/mnt', b'tmpfs', 0, 0) == 0 else None"),
    Attempt(
      "makes a namespace with clone",
      "call(56, 0x10000000 | 17, 0, 0, 0, 0)"),
    Attempt("starts a process that cannot be traced", "call(56, 0x00800000 | 17, 0, 0, 0, 0)"),
    Attempt(
      "takes what asynchronous input is counted by", "call(206, 1, ctypes.byref(ctypes.c_long()))"),
    Attempt(
      "changes a file's flags",
      "fcntl.ioctl(os.open(own + '/x', os.O_RDONLY), 0x40086602, b'\\x40' + bytes(7)); got(1)"),
    Attempt(
      "changes a file's project",
      "fcntl.ioctl(os.open(own + '/x', os.O_RDONLY), 0x401c5820, bytes(28)); got(1)"),
    Attempt(
      "reserves room beyond a file's end", "make('s'); call(285, os.open('s', 2), 1, 0, 1 << 20)"),
    Attempt(
      "reserves room by another call",
      "make('s'); fcntl.ioctl(os.open('s', 2), 0x4030582a, struct.pack('hhqqI20x', 0, 0, 0, 4096, 0)); got(1)"
    ),
    Attempt("makes holes in a file", "make('s'); call(285, os.open('s', 2), 3, 0, 4096)"),
    Attempt(
      "makes holes in a file through its memory",
      "f = open('s', 'w+b'); f.write(bytes(8192)); f.flush(); m = mmap.mmap(f.fileno(), 8192); m.madvise(9); got(1)"
    ),
    Attempt("types into a terminal", "fcntl.ioctl(os.openpty()[1], 0x5412, b'x'); got(1)"),
    Attempt(
      "makes a setuid program",
      "make('s'); os.chmod('s', 0o4755); got(os.stat('s').st_mode & 0o6000)"),
    Attempt(
      "opens a folder to others by its mode",
      "os.chmod(home + '/.ssh', 0o777); got(os.stat(home + '/.ssh').st_mode & 0o022)"),
    Attempt(
      "opens a file to others through its descriptor",
      "f = os.open(own + '/x', os.O_RDONLY); os.fchmod(f, 0o666); got(os.fstat(f).st_mode & 0o022)"),
    Attempt(
      "changes a file's dates",
      "os.utime(home + '/.bashrc', (0, 0)); got(os.stat(home + '/.bashrc').st_mtime == 0)"),
    Attempt(
      "gives a file an attribute", "os.setxattr(home + '/.bashrc', 'user.x', b'x'); got(1)"),
    Attempt(
      "makes a pair of sockets for datagrams",
      "socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM); got(1)"),
    Attempt(
      "makes a pair of raw sockets",
      "socket.socketpair(socket.AF_UNIX, socket.SOCK_RAW); got(1)"
    ) { $0.network = true },
    Attempt("shares memory by number", "got(libc.shmget(0x57696467, 4096, 0o1600) >= 0)"),
    Attempt("shares semaphores by number", "got(libc.semget(0x57696467, 1, 0o1600) >= 0)"),
    Attempt(
      "opens a queue of messages", "got(libc.mq_open(b'/widgettui', 0o102, 0o600, None) >= 0)"),
    Attempt("keeps others from opening a file", "fcntl.fcntl(open(own + '/x'), 1024, 1); got(1)"),
    Attempt(
      "limits another process",
      "import resource; resource.prlimit(bystander, resource.RLIMIT_NOFILE, (9, 9)); got(1)"
    ) { $0.processes = true },
    Attempt(
      "slows another process", "os.setpriority(os.PRIO_PROCESS, bystander, 19); got(1)"
    ) { $0.processes = true },
    Attempt(
      "moves another process to a processor", "os.sched_setaffinity(bystander, {0}); got(1)"
    ) { $0.processes = true },
    Attempt("reads the token of a tool", "got(open(home + '/.tool/config.yml').read())"),
    Attempt("creates a setuid program", "os.umask(0); os.open('t', os.O_CREAT, 0o4755); got(1)"),
    Attempt(
      "leaves its folder by a link",
      "os.symlink(home + '/.ssh', 'l'); got(open('l/id_ed25519').read())"),
    Attempt(
      "takes a file by a hard link",
      "os.link(home + '/.ssh/id_ed25519', 'k'); got(open('k').read())"),
    Attempt("opens memory", "open('/dev/mem', 'rb'); got(1)"),
    Attempt("opens a disk", "got([open(d, 'rb') for d in disks()])"),
    Attempt("makes a device", "os.mknod('d', stat.S_IFBLK | 0o666, os.makedev(254, 0)); got(1)"),
    Attempt("changes the host's name", "call(170, b'evil', 4)"),
    Attempt("reads a secret of its environment", "got(secret in str(os.environ))"),
    Attempt("writes a file of two gigabytes", "make('b'); os.truncate('b', 2 << 30); got(1)"),
    Attempt(
      "sees the program's secret in /proc/1", "got(secret in open('/proc/1/environ').read())"),
  ]

  @Test(arguments: attempts, ProgramSandbox.Separation.allCases)
  func fails(_ attempt: Attempt, _ separation: ProgramSandbox.Separation) throws {
    let stage = try HostileStage()
    let result = try stage.run(attempt.script, attempt.permissions, separation)
    #expect(result.text == "", "\(result.text)")
    #expect(result.ending == .exit(0), "\(result.lastErrorLine)")
  }

  /// The same scripts reach it without a sandbox, so that they show something.
  @Test(arguments: attempts.filter { harmless.contains($0.name) })
  func succeedsUnconfined(_ attempt: Attempt) throws {
    let stage = try HostileStage()
    #expect(try stage.run(attempt.script, nil).text == "got\n")
  }

  private static let harmless: Set<String> = [
    "reads an SSH key", "reads a GPG key", "reads a keyring", "reads a browser's profile",
    "lists the home folder", "reads another board's state", "reads the variables of its starter",
    "writes a shell's start file", "writes into its own folder",
    "writes beside the folders for temporary files", "reads temporary files of others",
    "signals the host", "connects over TCP", "sends over UDP", "listens", "listens with a network",
    "chooses its port with a network",
    "asks for addresses under the lock of networks",
    "connects to a Unix socket", "connects to an abstract socket", "makes a setuid program",
    "opens a folder to others by its mode", "opens a file to others through its descriptor",
    "changes a file's dates", "makes a pair of sockets for datagrams",
    "makes a pair of raw sockets",
    "keeps others from opening a file", "limits another process", "slows another process",
    "moves another process to a processor", "reads the token of a tool",
    "creates a setuid program", "leaves its folder by a link", "takes a file by a hard link",
    "reads a secret of its environment", "writes a file of two gigabytes",
    "reserves room beyond a file's end", "reserves room by another call", "makes holes in a file",
    "makes holes in a file through its memory",
  ]

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func leavesNothingBehind(_ separation: ProgramSandbox.Separation) throws {
    let stage = try HostileStage()
    let mark = "\(getpid())\(UInt32.random(in: 0...99_999))"
    let script = """
      for i in range(3):
        if os.fork() == 0:
          os.setsid()
          if os.fork() == 0: os.execlp('sleep', 'sleep', '9\(mark)')
          os._exit(0)
      time.sleep(0.3)
      """
    #expect(try stage.run(script, Permissions(), separation).ending == .exit(0))
    let deadline = Deadline(after: 10)
    while HostileStage.isRunning("9\(mark)"), !deadline.isOver { usleep(20_000) }
    #expect(!HostileStage.isRunning("9\(mark)"))
  }

  /// A filter alone guards what a file has besides its content, also of the program's own ones: a volume of btrfs that
  /// is read only cannot be removed.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func attributesOfAllFileSystemsAreGuarded(_ separation: ProgramSandbox.Separation) throws {
    let stage = try HostileStage()
    // Of F2FS, FAT, CIFS, Ceph and btrfs; another file system knows none of them.
    let script = """
      for number in (0x4004f501, 0x40047211, 0x4004cf0f, 0x40089702, 0x5000940e, 0x4008941a):
        try: fcntl.ioctl(os.open(own + '/x', os.O_RDONLY), number, bytes(64))
        except OSError as error: got(error.errno != 1)
      """
    #expect(try stage.run(script, Permissions(), separation).text == "")
  }

  /// Where there are no namespaces, whoever kills only the first of a chain makes the next one the first, while the
  /// chain grows at its end.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func aChainThatGrowsAtItsEndEnds(_ separation: ProgramSandbox.Separation) throws {
    let stage = try HostileStage()
    let mark = "6\(getpid())\(UInt32.random(in: 0...99_999))"
    let script = """
      if os.fork() == 0:
        for i in range(3000):
          os.setsid()
          if os.fork() > 0: os.execlp('sleep', 'sleep', '\(mark)')
        os._exit(0)
      time.sleep(0.5)
      """
    #expect(try stage.run(script, Permissions(), separation).ending == .exit(0))
    #expect(eventually(within: 10) { !HostileStage.isRunning(mark) })
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func endsWithAllThatItStartedAtItsDeadline(_ separation: ProgramSandbox.Separation) throws {
    let stage = try HostileStage()
    let mark = "8\(getpid())\(UInt32.random(in: 0...99_999))"
    let script = """
      signal.signal(signal.SIGTERM, signal.SIG_IGN)
      if os.fork() == 0:
        os.setsid()
        os.execlp('sleep', 'sleep', '\(mark)')
      time.sleep(1000)
      """
    #expect(throws: SourceFailure.self) {
      try stage.run(script, Permissions(), separation, timeout: 1.5)
    }
    let deadline = Deadline(after: 10)
    while HostileStage.isRunning(mark), !deadline.isOver { usleep(20_000) }
    #expect(!HostileStage.isRunning(mark))
  }

  @Test func forkBombEnds() throws {
    let stage = try HostileStage()
    let mark = "7\(getpid())\(UInt32.random(in: 0...99_999))"
    let script = """
      end = time.time() + 1
      while time.time() < end:
        try: os.fork()
        except OSError: pass
        os.environ['MARK'] = '\(mark)'
      """
    _ = try? stage.run(
      "import resource; resource.setrlimit(resource.RLIMIT_NPROC, (200, 200))\n" + script,
      Permissions(), .user, timeout: 3)
    #expect(try Command(["true"], environment: .own).run().ending == .exit(0))
  }
}

/// A home folder with secrets, a process beside, and sockets that a program might reach.
final class HostileStage {
  private let root: String
  private let sockets: [Int32]
  private let port: Int
  private let bystander: pid_t
  private let secret: String

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/hostile-\(UUID().uuidString)"
    secret = "secret-\(UUID().uuidString)"
    let files = [
      "home/.ssh/id_ed25519", "home/.gnupg/private-keys-v1.d/key",
      "home/.local/share/keyrings/login.keyring", "home/.mozilla/firefox/cookies",
      "home/.local/state/widgettui/timelines/other", "home/.bashrc", "outside/file", "plugins/x",
      "cache/x", "home/.tool/config.yml", "home/.tool/bin/tool",
    ]
    for file in files {
      let path = "\(root)/\(file)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
      try secret.write(toFile: path, atomically: false, encoding: .utf8)
    }
    let (tcp, port) = try Self.listen()
    self.port = port
    sockets = [
      tcp, Self.listen(at: "\(root)/outside/socket"), Self.listen(at: "\0\(secret)"),
    ]
    var process: pid_t = 0
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    let lines: [UnsafeMutablePointer<CChar>?] = [strdup("OTHER=\(secret)"), nil]
    defer { for word in words + lines { free(word) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    #expect(posix_spawnp(&process, "sleep", nil, &attributes, words, lines) == 0)
    posix_spawnattr_destroy(&attributes)
    bystander = process
  }

  deinit {
    for socket in sockets { close(socket) }
    kill(bystander, SIGKILL)
    waitpid(bystander, nil, 0)
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Runs a Python script, in a sandbox unless `permissions` is `nil`.
  func run(
    _ script: String, _ permissions: Permissions?, _ separation: ProgramSandbox.Separation = .best,
    timeout: TimeInterval = 60
  ) throws -> CommandOutput {
    let path = "\(root)/plugins/plugin-\(UUID().uuidString).py"
    let indented = script.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let text = """
      #!/usr/bin/env python3
      import ctypes, fcntl, glob, mmap, os, signal, socket, stat, struct, sys, time
      home, own, outside, parent = '\(root)/home', '\(root)/plugins', '\(root)/outside', \(getpid())
      bystander, port, secret = \(bystander), \(port), '\(secret)'
      libc = ctypes.CDLL(None, use_errno=True)
      def got(what):
        if what:
          print('got')
          sys.stdout.flush()
      def call(number, *arguments):
        if os.uname().machine == 'x86_64' and libc.syscall(number, *arguments) >= 0: got(1)
      def processes(name):
        return [p for p in glob.glob(f'/proc/[0-9]*/{name}') if f'/{os.getpid()}/' not in p]
      def everything(name):
        text = ''
        for p in processes(name):
          try: text += open(p, errors='replace').read()
          except OSError: pass
        return text
      def make(name): open(name, 'w').close()
      def disks(): return ['/dev/' + n for n in os.listdir('/sys/block') if os.path.exists('/dev/' + n)]
      os.chdir(os.environ.get('TMPDIR', '\(root)/cache'))
      try:
      \(indented)
      except (OSError, AttributeError) as error: print(error, file=sys.stderr)
      """
    try ProgramFile.write(text, to: path)
    var sandbox = permissions.map { ProgramSandbox($0, cache: "\(root)/cache") }
    sandbox?.separation = separation
    let search = ProcessEnvironment.own["PATH"] ?? ""
    let origin = ProcessEnvironment.own.adding([
      "HOME": "\(root)/home", "PATH": "\(search):\(root)/home/.tool/bin",
    ])
    sandbox?.origin = origin
    // What the author of a plugin sets himself.
    var environment = origin.adding(["TOKEN": secret, "PATH": "\(search):\(root)/home/.ssh"])
    environment.variables["TMPDIR"] = nil
    environment = sandbox?.environment(environment) ?? environment
    let command = Command(
      [path], environment: environment, folder: "\(root)/plugins", timeout: timeout,
      sandbox: sandbox)
    return try command.run()
  }

  /// Returns true if any process of this machine has an argument.
  static func isRunning(_ argument: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      guard pid_t(process) != nil,
        let bytes = try? FileBytes("/proc/\(process)/cmdline").first(4096)
      else { return false }
      return bytes.split(separator: 0).contains { $0.elementsEqual(argument.utf8) }
    }
  }

  private static func listen() throws -> (Int32, Int) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #expect(bind(socket, $0, size) == 0)
        Glibc.listen(socket, 8)
        getsockname(socket, $0, &size)
      }
    }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }

  private static func listen(at path: String) -> Int32 {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix(107)) }
    let size = socklen_t(2 + bytes.count)
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #expect(bind(socket, $0, size) == 0, "\(path)")
      }
    }
    Glibc.listen(socket, 8)
    return socket
  }
}
