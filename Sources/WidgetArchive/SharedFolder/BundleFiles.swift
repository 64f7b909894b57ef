import Glibc
import Synchronization
import WidgetBase

/// The files of a bundle's folder, read by a thread of their own.
///
/// A bundle can have whoever reads its files wait: it takes the kernel's pages of a file away while they are read. A
/// front end waits for a tenth of its time at most, and abandons the thread when a file takes longer. Once that thread
/// has read the file, its bytes answer the next question, if the file is still the same.
final class BundleFiles: Sendable {
  typealias Read = @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]?

  /// The error number for a file that is not read in time.
  static let late = ETIMEDOUT
  /// The seconds that one file may take.
  private static let longest = 0.5
  /// The seconds in which all files together may take `most`.
  private static let period = 10.0
  private static let most = 1.0
  /// The seconds that a file may take without being counted.
  private static let shortest = 0.02

  private struct State {
    var thread: LeavableThread?
    /// True while a thread that was left still reads.
    var isHeld = false
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

  private func answer(_ question: Question, _ state: inout State) -> Result<[UInt8]?, FileError>? {
    if let answer = state.answer, answer.path == question.path {
      state.answer = nil
      if answer.isSame(as: question) { return answer.result }
    }
    if state.period.isOver { (state.period, state.waited) = (Deadline(after: Self.period), 0) }
    guard !state.isHeld, state.waited < Self.most,
      let thread = state.thread ?? LeavableThread.started()
    else { return nil }
    state.thread = thread
    let wait = Deadline(after: min(Self.longest, Self.most - state.waited))
    thread.begin { [read] in question.answer(read) }
    let isDone = thread.isDone(within: wait.milliseconds)
    if wait.elapsed > Self.shortest { state.waited += wait.elapsed }
    if isDone { return question.result }
    (state.thread, state.isHeld) = (nil, true)
    thread.leave { [self] in finish(question) }
    return nil
  }

  /// Keeps what a thread that was left has read.
  private func finish(_ question: Question) {
    state.withLock { state in
      state.isHeld = false
      // One that has changed meanwhile is never the answer, and may be large.
      state.answer = question.isSame(as: Question(question.path, question.limit)) ? question : nil
    }
  }

  /// A file to read, with its state before that, and then what was read.
  private final class Question: Sendable {
    let path: String
    let limit: Int
    private let stamp: FileStamp?
    private let answered = Mutex<Result<[UInt8]?, FileError>?>(nil)

    init(_ path: String, _ limit: Int) {
      (self.path, self.limit) = (path, limit)
      stamp = FileAccess.stamp(path, followsLinks: false)
    }

    var result: Result<[UInt8]?, FileError>? { answered.withLock { $0 } }

    /// Returns true if the file was in the same state for another question.
    func isSame(as other: Question) -> Bool {
      path == other.path && limit == other.limit && stamp == other.stamp
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
  }
}
