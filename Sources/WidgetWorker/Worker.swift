import CLinux
import Glibc
import Synchronization
import WidgetBase

/// The process apart in which this one has strangers' bytes parsed.
///
/// It loads libraries and then divides for each piece of work. The child has limits on memory and
/// time, can open none of the user's files, and reach no network and no other process; it ends with
/// its work, so nothing of one stranger's bytes is left for another's.
package final class Worker: Sendable {
  /// The worker of this process.
  package static let shared = Worker()

  /// The longest result that is read, in bytes.
  private static let longest = 64 << 20
  /// The time that the worker has to kill a late child and to say so, in seconds.
  private static let grace = 2.0
  /// The variables that the worker gets: those that decide about time zones and languages.
  private static let variables = ["TZ", "TZDIR", "LANG", "LANGUAGE", "LC_ALL", "LC_TIME", "PATH"]

  private struct State {
    /// The arguments that start a worker, the program's path first.
    var command: [String] = []
    /// The room for work of each task that it knows, by the task's name.
    var rooms: [String: WorkerRoom] = [:]
    /// The end of the running worker's socket, and its process.
    var running: (socket: Int32, process: pid_t)?
  }

  private let state = Mutex(State())

  /// Names the command that starts a worker: a program whose path comes first and that then calls
  /// `WorkerServer.run` with these tasks. Until then, and for other tasks, work is done in this
  /// process.
  package func use(_ command: [String], for tasks: [any WorkerTask.Type]) {
    state.withLock { state in
      state.command = command
      state.rooms = Dictionary(
        uniqueKeysWithValues: tasks.map { ($0.name, WorkerRoom(most: $0.most)) })
    }
  }

  /// Has work done, and waits for its result.
  ///
  /// - Parameters:
  ///   - hint: What the worker may prepare before it divides; nothing of a stranger's.
  ///   - subject: What the work is about, such as a file, whose work does not keep that of others waiting if it takes
  ///     long; empty for something that is not known again.
  ///   - seconds: The time limit.
  package func perform<Task: WorkerTask>(
    _ task: Task.Type, _ input: [UInt8], hint: [UInt8] = [], subject: String = "",
    within seconds: Double
  ) throws(WorkerFailure) -> [UInt8] {
    guard let room = state.withLock({ $0.rooms[task.name] }) else {
      Task.prepare(hint)
      return Task.perform(input, confine: {})
    }
    let deadline = Deadline(after: min(seconds, 3600))
    return try room.perform(subject, before: deadline) { (deadline) throws(WorkerFailure) in
      let message = WorkerMessage(
        task: task.name, milliseconds: UInt32(max(1, deadline.milliseconds)), hint: hint)
      // The worker may have been killed since its last work; a new one is as good.
      for _ in 0..<2 {
        if let result = try attempt(message, input) { return result }
      }
      throw .ended
    }
  }

  /// Returns the result, or `nil` if the worker itself is gone.
  private func attempt(
    _ message: WorkerMessage, _ input: [UInt8]
  ) throws(WorkerFailure) -> [UInt8]? {
    var (data, status): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    var error = clinux_stream_pair(&data)
    guard error == 0 else { throw .unavailable(error) }
    let stream = WorkerStream(descriptor: data[0])
    error = clinux_stream_pair(&status)
    guard error == 0 else {
      close(data[1])
      throw .unavailable(error)
    }
    let ending = WorkerStream(descriptor: status[0])
    let isSent = Result { () throws(WorkerFailure) in try send(message, [data[1], status[1]]) }
    close(data[1])
    close(status[1])
    guard try isSent.get() else { return nil }
    let deadline = Deadline(after: message.seconds + Self.grace)
    let isTaken = stream.send(input, before: deadline)
    let result = stream.read(limit: Self.longest, before: deadline)
    switch (result, ending.read(limit: 1, before: deadline)) {
    case (.tooLong, _): throw .tooLong(limit: Self.longest)
    case (.late, _), (_, .late): throw .late
    case (.all(let bytes), .all(let ending)):
      switch ending.first.flatMap(WorkerEnding.init) {
      case .done where isTaken: return bytes
      case .done, .failed: throw .ended
      case .late: throw .late
      case nil: return nil
      }
    case (_, .tooLong): throw .ended
    }
  }

  /// Sends the message to the worker, which is started if none runs; returns false if it is gone.
  private func send(
    _ message: WorkerMessage, _ descriptors: [Int32]
  ) throws(WorkerFailure) -> Bool {
    let bytes = message.bytes
    let sent: Result<Bool, WorkerFailure> = state.withLock { state in
      if state.running == nil {
        do throws(WorkerFailure) { state.running = try Self.started(state.command) } catch {
          return .failure(error)
        }
      }
      guard let running = state.running else { return .success(false) }
      if clinux_send_descriptors(running.socket, bytes, bytes.count, descriptors, 2) {
        return .success(true)
      }
      close(running.socket)
      kill(running.process, SIGKILL)
      waitpid(running.process, nil, 0)
      state.running = nil
      return .success(false)
    }
    return try sent.get()
  }

  private static func started(
    _ command: [String]
  ) throws(WorkerFailure) -> (socket: Int32, process: pid_t) {
    var environment = [String]()
    for name in variables {
      if let value = getenv(name) { environment.append("\(name)=\(String(cString: value))") }
    }
    var (process, socket): (pid_t, Int32) = (0, -1)
    let error = CStrings.with(command) { words in
      CStrings.with(environment) { lines in
        clinux_start_worker(words[0], words, lines, &process, &socket)
      }
    }
    guard error == 0 else { throw .unavailable(error) }
    return (socket, process)
  }
}
