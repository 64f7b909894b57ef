import CLinux
import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase

@testable import WidgetSources

/// Tests of commands with real processes.
@Suite struct CommandTests {
  private func shell(_ script: String, timeout: TimeInterval = 20, limit: Int = 1 << 20) -> Command
  {
    Command(["sh", "-c", script], environment: .own, timeout: timeout, limit: limit)
  }

  private func failure(_ command: Command) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try command.output()
      return nil
    } catch { return error }
  }

  private func isRunning(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state.map { !$0.contains(") Z ") } ?? false
  }

  private func ends(_ process: pid_t) -> Bool {
    let deadline = Deadline(after: 10)
    while isRunning(process), !deadline.isOver { usleep(10_000) }
    return !isRunning(process)
  }

  @Test func outputAndErrorOutputAreApart() throws {
    let result = try shell("echo one; echo two >&2; printf three").run()
    #expect(result.ending == .exit(0))
    #expect(result.text == "one\nthree")
    #expect(result.errorOutput == Array("two\n".utf8))
    #expect(!result.isCut)
  }

  /// Each further one of a program that waits for a disk would wait, too.
  @Test func aProgramWhoseLastRunHasNotEndedIsNotStarted() throws {
    let command = Command(["sleep", "47.11"], environment: .own, folder: "/", timeout: 0.1)
    let path = try ProgramPath.found("sleep", folder: "/", in: .own)
    let child = try clinux_child(
      path: path, arguments: command.arguments, environment: [], folder: "/", by: clinux_start)
    let run = LingeringProcesses.Run(path: path, arguments: command.arguments, folder: "/")
    LingeringProcesses.add(child, of: run)
    let refused = try #require(failure(command))
    #expect(
      "\(refused)"
        == "its last run has not ended: sleep was stopped, and waits for a disk or a server that does "
        + "not respond. It starts again when that run has ended.")
    #expect(failure(shell("exit 0")) == nil)
    kill(child.process, SIGKILL)
    #expect(failure(command)?.reason == "no answer in 100 ms")
  }

  @Test func aFileOfMoreThanAProgramMayWriteIsTheReason() throws {
    let folder = TemporaryFolder()
    var command = Command(
      ["sh", "-c", "exec head -c 129MiB /dev/zero >large"], environment: .own, folder: folder.path,
      timeout: 60)
    var sandbox = ProgramSandbox()
    sandbox.permissions.write = [folder.path]
    command.sandbox = sandbox
    command.sandbox?.board = "/"
    #expect(
      failure(command).map { "\($0)" }
        == "ended by SIGXFSZ: It wrote a file beyond the size that it may have, in a sandbox 128 MiB."
    )
    command.sandbox?.board = nil
    #expect(failure(command) == nil)
  }

  @Test func aLaunchedProgramGoesOnByItself() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/launch-\(UUID().uuidString)"
    mkdir(folder, 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The command behaves like a desktop's opener: it starts the program and ends.
    let script = "sh -c 'sleep 0.5; echo $$ >number; exec sleep 60' & exit 0"
    try Command(["sh", "-c", script], environment: .own, folder: folder).launch()
    var number: pid_t?
    let deadline = Deadline(after: 20)
    while number == nil, !deadline.isOver {
      usleep(10_000)
      let text = try? String(contentsOfFile: "\(folder)/number", encoding: .utf8)
      number = text.flatMap { pid_t($0.dropLast()) }
    }
    let opened = try #require(number)
    #expect(isRunning(opened))
    kill(opened, SIGKILL)
    for (arguments, reason) in [
      (["sh", "-c", "exit 3"], "exit 3"), (["no-such"], "no-such: command not found"),
    ] {
      let failure: SourceFailure?
      do throws(SourceFailure) {
        try Command(arguments, environment: .own).launch()
        failure = nil
      } catch { failure = error }
      #expect(failure?.reason == reason)
    }
  }

  @Test func argumentsAreNotWords() throws {
    let result = try Command(["printf", "%s|", "a b", "$HOME", "*", ""], environment: .own).run()
    #expect(result.text == "a b|$HOME|*||")
  }

  @Test func variablesAndFolder() throws {
    var command = shell("printf '%s %s' \"$GREETING\" \"${PATH:+path}\"; pwd")
    command.environment = .own.adding(["GREETING": "hello there"])
    command.folder = "/usr"
    #expect(try command.run().text == "hello there path/usr\n")
  }

  @Test func itReadsNothing() throws {
    #expect(try Command(["wc", "-c"], environment: .own).run().text == "0\n")
  }

  @Test func itInheritsNoDescriptor() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let words = try shell("ls /proc/self/fd | tr '\\n' ' '").run().text
    // The fourth is the folder that `ls` reads.
    #expect(words == "0 1 2 3 ")
  }

  @Test func itHasEverySignalAfresh() throws {
    signal(SIGUSR2, SIG_IGN)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    defer {
      pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
      signal(SIGUSR2, SIG_DFL)
    }
    let lines = try Command(
      ["grep", "-E", "SigBlk|SigIgn", "/proc/self/status"], environment: .own
    ).run().text
    let masks = lines.split(separator: "\n").map {
      $0.split(separator: "\t").last.map { UInt64($0, radix: 16) }
    }
    // Two signals belong to the C library.
    #expect(masks.map { $0.map { ($0 ?? 1) & 0x7fff_ffff } } == [0, 0])
  }

  @Test func itLeadsASession() throws {
    let parts = try shell("cat /proc/self/stat").run().text.split(separator: " ")
    // The session is not this process's.
    #expect(Int32(parts[5]) != getsid(0))
    #expect(Int32(parts[4]) == Int32(parts[5]))
  }

  @Test func neverReturns() {
    let started = Deadline(after: 100)
    let error = failure(shell("echo waiting for the moon >&2; exec sleep 1000", timeout: 1.5))
    #expect(error?.reason == "no answer in 1 s 500 ms")
    #expect(error?.detail == "waiting for the moon")
    #expect(started.elapsed < 30)
  }

  @Test func ignoresTERM() {
    let started = Deadline(after: 100)
    let script = "trap '' TERM; while :; do sleep 1000; done"
    #expect(failure(shell(script, timeout: 1))?.reason == "no answer in 1 s")
    #expect(started.elapsed >= 2)
    #expect(started.elapsed < 30)
  }

  @Test func theWholeGroupEndsAtTheDeadline() throws {
    let file = try temporaryFile("")
    defer { unlink(file) }
    _ = failure(shell("sleep 1000 & echo $! > \(file); sleep 1000", timeout: 1.5))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let process = try #require(pid_t(text.prefix { $0.isNumber }))
    #expect(ends(process))
  }

  @Test func whatHoldsThePipesDoesNotDelay() throws {
    let started = Deadline(after: 100)
    let result = try shell("sleep 1000 & echo $!; exit 0").run()
    #expect(result.ending == .exit(0))
    #expect(started.elapsed < 10)
    let process = try #require(pid_t(result.text.prefix { $0.isNumber }))
    #expect(ends(process))
  }

  @Test func daemonWithASessionOfItsOwnLivesOn() throws {
    let started = Deadline(after: 100)
    let script = """
      setsid sleep 1000 & echo $!
      until [ "$(cut -d ' ' -f 6 /proc/$!/stat)" = $! ]; do sleep 0.02; done
      """
    let result = try shell(script).run()
    #expect(started.elapsed < 10)
    let process = try #require(pid_t(result.text.prefix { $0.isNumber }))
    #expect(isRunning(process))
    kill(process, SIGKILL)
  }

  @Test func floodsBoth() throws {
    let flood = "head -c 600000 /dev/zero"
    let result = try shell("\(flood) >&2 & \(flood); wait; echo >&2; echo end >&2").run()
    #expect(result.output.count == 600_000)
    #expect(result.errorOutput.count == 16_384)
    #expect(result.lastErrorLine == "end")
  }

  @Test func gigabyte() throws {
    let started = Deadline(after: 100)
    let command = shell("head -c 1000000000 /dev/zero; sleep 1000")
    let result = try command.run()
    #expect(result.isCut)
    #expect(result.output.count == 1 << 20)
    #expect(started.elapsed < 20)
    #expect(failure(command)?.reason == "more than 1 MiB")
  }

  @Test func closesItsOutputEarly() throws {
    let result = try shell("printf start; exec >&- 2>&-; sleep 0.2; exit 4").run()
    #expect(result.text == "start")
    #expect(result.ending == .exit(4))
    #expect(result.seconds >= 0.2)
  }

  @Test func exitStatus() throws {
    let command = shell("echo first >&2; echo '  no such shop ' >&2; echo >&2; exit 3")
    #expect(failure(command) == SourceFailure("exit 3", "no such shop ", kind: .exited(status: 3)))
    #expect(try command.output(exits: [0, 3]).ending == .exit(3))
    #expect(failure(shell("exit 9"))?.detail == "The command wrote no error message.")
  }

  @Test func endedBySignal() {
    #expect(failure(shell("kill -SEGV $$"))?.reason == "ended by SIGSEGV")
    #expect(failure(shell("kill -40 $$"))?.reason == "ended by signal 40")
  }

  @Test func cannotBeStarted() throws {
    let folder = TemporaryFolder()
    let script = folder["script"]
    try ProgramFile.write("echo no first line\n", to: script)
    #expect(
      failure(Command(["no-such-program"], environment: .own))?.reason
        == "no-such-program: command not found")
    #expect(failure(Command(["no-such-program"], environment: .own))?.isAbsent == true)
    #expect(
      failure(Command(["/no/such/program"], environment: .own))?.reason
        == "/no/such/program: no such file")
    #expect(failure(Command([], environment: .own))?.isAbsent == true)
    chmod(script, 0o644)
    #expect(failure(Command([script], environment: .own))?.reason == "\(script): not executable")
    #expect(failure(Command(["/usr"], environment: .own))?.reason == "/usr: not executable")
    chmod(script, 0o755)
    #expect(failure(Command([script], environment: .own))?.reason == "\(script): not a program")
    #expect(
      failure(Command(["true"], environment: .own, folder: "/no/such"))?.reason
        == "no such folder: /no/such")
    #expect(failure(Command(["echo", "a\0b"], environment: .own))?.reason == "text contains NUL")
  }

  @Test func noZombieAndNoDescriptorIsLeft() throws {
    let command = Command(["true"], environment: .own)
    _ = try command.run()
    let marker = "no-zombie-\(getpid())"
    for turn in 0..<200 {
      let quick = Command(
        ["sh", "-c", turn % 2 == 0 ? "exit 0" : "kill -9 $$", marker], environment: .own)
      _ = try quick.run()
    }
    // Other tests have descriptors and children of their own, which come and go.
    let deadline = Deadline(after: 20)
    while descriptors() >= 200, !deadline.isOver { usleep(50_000) }
    #expect(descriptors() < 200)
    while zombies() > 20, !deadline.isOver { usleep(50_000) }
    #expect(zombies() <= 20)
  }

  private func descriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  private func zombies() -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { process in
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return false }
      let fields = text[end...].split(separator: " ")
      return fields.count > 2 && fields[1] == "Z" && pid_t(fields[2]) == getpid()
    }.count
  }

  @Test func manyAtOnce() async {
    let texts = await withTaskGroup(of: String.self) { group in
      for number in 0..<32 {
        group.addTask { (try? Command(["echo", "\(number)"], environment: .own).run().text) ?? "" }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<32).map { "\($0)\n" }))
  }

  @Test(arguments: [
    ("", ""), ("\n\n", ""), ("a\nb", "b"), ("a\r\nb\r\n", "b"), ("one\n   \n", "one"),
    (String(repeating: "x", count: 300), String(repeating: "x", count: 199) + "…"),
  ])
  func lastErrorLine(text: String, line: String) {
    let result = CommandOutput(ending: .exit(1), errorOutput: Array(text.utf8))
    #expect(result.lastErrorLine == line)
  }

  private func temporaryFile(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/command-\(UUID().uuidString)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
