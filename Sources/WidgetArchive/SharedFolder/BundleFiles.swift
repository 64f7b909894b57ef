import Glibc
import Synchronization
import WidgetBase

/// The files of a bundle's folder, at which a thread of their own looks, and which it reads and changes.
///
/// A bundle can have whoever uses its files wait: it takes the kernel's pages of a file away while they are read, or
/// keeps the kernel's lock of a folder. A front end waits for a tenth of its time at most, and abandons the thread when
/// something takes longer. Once that thread has read a file, its bytes answer the next question, if the file is still the
/// same.
final class BundleFiles: Sendable {
  typealias Read = @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]?

  /// The error number for a file that is not read or changed in time.
  static let late = ETIMEDOUT
  /// The seconds that one file may take.
  private static let longest = 0.5
  /// The seconds in which all files together may take `most`.
  private static let period = 10.0
  private static let most = 1.0
  /// The seconds that a file may take at any time, without being counted.
  private static let shortest = 0.02

  private struct State {
    var thread: LeavableThread?
    /// True while a thread that was left is still at work.
    var isHeld = false
    /// The changes that wait for that thread.
    var changes: [@Sendable () -> Void] = []
    /// The file that an abandoned thread has read.
    var answer: Question?
    var period = Deadline(after: 0)
    /// The seconds that were waited in this period.
    var waited = 0.0
  }

  private static let folders = Mutex<[String: BundleFiles]>([:])

  private let state = Mutex(State())
  private let read: Read

  init(
    read: @escaping Read = { path, limit throws(FileError) in
      try FileAccess.read(path, limit: limit, followsLinks: false)
    }
  ) {
    self.read = read
  }

  deinit { state.withLock { $0.thread?.leave() } }

  /// Returns the files of a folder, which all its users in this process share.
  static func of(_ folder: SharedFolder) -> BundleFiles {
    folders.withLock { folders in
      if let files = folders[folder.path] { return files }
      let files = BundleFiles()
      folders[folder.path] = files
      return files
    }
  }

  /// Reads a folder's files in another way from now on.
  static func use(_ files: BundleFiles, for folder: SharedFolder) {
    folders.withLock { $0[folder.path] = files }
  }

  /// Returns the bytes of a file, or `nil` if there is none; throws `late` if it cannot be read in time.
  func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8]? {
    let question = Question(path, limit)
    let result = state.withLock { answer(question, &$0) }
    guard let result else { throw FileError(path: path, call: "read in time", code: Self.late) }
    return try result.get()
  }

  /// The most changes that wait; more would be of files that nobody has reached for long.
  private static let mostChanges = 256

  /// Returns the result of a look at a file; throws `late` if it takes too long.
  ///
  /// - Parameter path: The path of the file, for the error.
  func result<Value: Sendable>(
    of path: String, _ look: @escaping @Sendable () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let tried = Self.tried(look)
    let result = state.withLock { self.result(&$0, of: tried) }
    guard let result else { throw FileError(path: path, call: "reached in time", code: Self.late) }
    return try result.get()
  }

  /// Changes a file; throws `late` if that takes too long. It then happens later, after the changes before it.
  ///
  /// - Parameter path: The path of the file, for the error.
  func change(
    _ path: String, _ change: @escaping @Sendable () throws(FileError) -> Void
  ) throws(FileError) {
    let tried = Self.tried(change)
    let result = state.withLock { state -> Result<Void, FileError>? in
      guard state.isHeld else { return self.result(&state, of: tried) }
      if state.changes.count < Self.mostChanges { state.changes.append { _ = tried() } }
      return nil
    }
    guard let result else { throw FileError(path: path, call: "changed in time", code: Self.late) }
    try result.get()
  }

  private static func tried<Value>(
    _ work: @escaping @Sendable () throws(FileError) -> Value
  ) -> @Sendable () -> Result<Value, FileError> {
    {
      do throws(FileError) { return .success(try work()) } catch { return .failure(error) }
    }
  }

  private func answer(_ question: Question, _ state: inout State) -> Result<[UInt8]?, FileError>? {
    let last = state.answer.flatMap { $0.path == question.path ? $0 : nil }
    let answer: @Sendable () -> Void = { [read] in
      question.look()
      if let last, last.isSame(as: question) { question.take(last) } else { question.answer(read) }
    }
    let isDone: Void? = result(&state, of: answer) { [self] in keep(question) }
    guard isDone != nil else { return nil }
    if last != nil { state.answer = nil }
    return question.result
  }

  /// Returns the result of some work; `nil` if it takes too long, or may not begin.
  ///
  /// - Parameter whenLate: Called at the end of work that took too long.
  private func result<Value: Sendable>(
    _ state: inout State, of work: @escaping @Sendable () -> Value,
    whenLate: @escaping @Sendable () -> Void = {}
  ) -> Value? {
    if state.period.isOver { (state.period, state.waited) = (Deadline(after: Self.period), 0) }
    guard !state.isHeld, let thread = state.thread ?? LeavableThread.started()
    else { return nil }
    state.thread = thread
    let wait = Deadline(after: max(Self.shortest, min(Self.longest, Self.most - state.waited)))
    let result = thread.result(within: wait.milliseconds, of: work)
    if wait.elapsed > Self.shortest { state.waited += wait.elapsed }
    if result != nil { return result }
    (state.thread, state.isHeld) = (nil, true)
    thread.leave { [self] in
      whenLate()
      while let change = nextChange() { change() }
    }
    return nil
  }

  /// Returns the next waiting change, or `nil` after the last one, from when on the files can be used again.
  private func nextChange() -> (@Sendable () -> Void)? {
    state.withLock { state in
      state.isHeld = !state.changes.isEmpty
      return state.isHeld ? state.changes.removeFirst() : nil
    }
  }

  /// Keeps what a thread that was left has read.
  private func keep(_ question: Question) {
    let now = Question(question.path, question.limit)
    now.look()
    // One that has changed meanwhile is never the answer, and may be large.
    let answer = question.isSame(as: now) ? question : nil
    state.withLock { $0.answer = answer }
  }

  /// A file to read, with its state before that, and then what was read.
  private final class Question: Sendable {
    let path: String
    let limit: Int
    private let stamp = Mutex<FileStamp?>(nil)
    private let answered = Mutex<Result<[UInt8]?, FileError>?>(nil)

    init(_ path: String, _ limit: Int) { (self.path, self.limit) = (path, limit) }

    var result: Result<[UInt8]?, FileError>? { answered.withLock { $0 } }

    /// Notes the state of the file.
    func look() {
      let stamp = FileAccess.stamp(path, followsLinks: false)
      self.stamp.withLock { $0 = stamp }
    }

    /// Returns true if the file was in the same state for another question.
    func isSame(as other: Question) -> Bool {
      path == other.path && limit == other.limit
        && stamp.withLock(\.self) == other.stamp.withLock(\.self)
    }

    func answer(_ read: Read) {
      let result: Result<[UInt8]?, FileError>
      do throws(FileError) {
        result = .success(try read(path, limit))
      } catch {
        result = .failure(error)
      }
      answered.withLock { $0 = result }
    }

    /// Takes the answer to an earlier question about the same file.
    func take(_ other: Question) {
      let result = other.result
      answered.withLock { $0 = result }
    }
  }
}

extension FileError {
  /// True if a bundle kept its file from being reached in time; a change may still happen.
  package var isLate: Bool { code == BundleFiles.late }
}
