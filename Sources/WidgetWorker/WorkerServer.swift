import CLinux
import Glibc
import WidgetBase

/// The side of the worker: it divides for each piece of work that its standard input announces.
///
/// The process has one thread, so that it may divide at any time.
package struct WorkerServer {
  /// A piece of work that a child does.
  private struct Job {
    /// The pipe in which this process says how the work ended.
    let status: Int32
    let deadline: Deadline
    var isLate = false
  }

  private let tasks: [String: any WorkerTask.Type]
  private let children: Int32
  private var jobs: [pid_t: Job] = [:]

  /// Serves until the process that started this one ends; returns its exit status.
  package static func run(_ tasks: [any WorkerTask.Type]) -> Int32 {
    let children = clinux_signals_open([SIGCHLD], 1)
    guard children >= 0 else { return 1 }
    var server = WorkerServer(
      tasks: Dictionary(uniqueKeysWithValues: tasks.map { ($0.name, $0) }), children: children)
    while server.follow() {}
    return 0
  }

  private init(tasks: [String: any WorkerTask.Type], children: Int32) {
    self.tasks = tasks
    self.children = children
  }

  /// Waits for a message, a child's end or a deadline; returns false when there will be no more.
  private mutating func follow() -> Bool {
    var polled = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: children, events: Int16(POLLIN), revents: 0),
    ]
    let next = jobs.values.filter { !$0.isLate }.map(\.deadline.milliseconds).min()
    poll(&polled, 2, next ?? -1)
    if polled[1].revents != 0 {
      while clinux_signals_read(children) > 0 {}
      reap()
    }
    endLate()
    return polled[0].revents == 0 || take()
  }

  private mutating func reap() {
    var status: Int32 = 0
    while case let process = waitpid(-1, &status, WNOHANG), process > 0 {
      guard let job = jobs.removeValue(forKey: process) else { continue }
      let isDone = !clinux_signalled(status) && clinux_exit_status(status) == 0
      let ending: WorkerEnding = isDone ? .done : job.isLate ? .late : .failed
      var byte = ending.rawValue
      clinux_send_some(job.status, &byte, 1)
      close(job.status)
    }
  }

  private mutating func endLate() {
    for (process, job) in jobs where !job.isLate && job.deadline.isOver {
      kill(process, SIGKILL)
      jobs[process]?.isLate = true
    }
  }

  /// Takes a message and divides; returns false at the end of the messages.
  private mutating func take() -> Bool {
    var bytes = [UInt8](repeating: 0, count: WorkerMessage.longest)
    var descriptors: [Int32] = [-1, -1]
    let count = clinux_receive_descriptors(STDIN_FILENO, &bytes, bytes.count, &descriptors, 2)
    guard count > 0 else { return count < 0 && errno == EBADMSG }
    defer { close(descriptors[0]) }
    guard let message = WorkerMessage(Array(bytes[..<count])), let task = tasks[message.task] else {
      close(descriptors[1])
      return true
    }
    task.prepare(message.hint)
    let process = clinux_divide()
    if process == 0 { Self.work(task, on: descriptors[0], message) }
    guard process > 0 else {
      close(descriptors[1])
      return true
    }
    jobs[process] = Job(status: descriptors[1], deadline: Deadline(after: message.seconds))
    return true
  }

  /// Does one piece of work in a child, which ends with it.
  private static func work(
    _ task: any WorkerTask.Type, on descriptor: Int32, _ message: WorkerMessage
  ) -> Never {
    // The other descriptors belong to other work.
    guard clinux_keep_only(descriptor) else { _exit(1) }
    let deadline = Deadline(after: message.seconds)
    let stream = WorkerStream(descriptor: STDIN_FILENO)
    clinux_limit_work(task.memory, message.milliseconds / 1000 + 2)
    guard case .all(let input) = stream.read(limit: .max, before: deadline) else { _exit(1) }
    let isSent = stream.send(task.perform(input, confine: clinux_confine_work), before: deadline)
    _exit(isSent ? 0 : 1)
  }
}
