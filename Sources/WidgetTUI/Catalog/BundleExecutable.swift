import FoundationEssentials
import Synchronization
import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The executable of a bundle. Each question to it is a process with limited time and output.
struct BundleExecutable: Sendable, Hashable {
  /// As a board names it.
  let written: String
  /// Its path as it was found, with the links that lead to the program.
  let found: String
  /// Its absolute path with all links resolved; the written path if there is no such program.
  let path: String
  /// The permissions of its sandbox, or `nil` if it runs without a sandbox.
  let permissions: Permissions?
  /// Variables that the program's environment has besides.
  var variables: [String: String] = [:]
  /// True if it is asked for its description in a sandbox although its board trusts it.
  var describesInSandbox = false
  /// The folder of the bundle's Live Activities, which its intents may start; `nil` for none.
  ///
  /// It lasts, so that the program gets it only while it opens an address: whoever asks for a description or a picture
  /// may not have agreed to anything yet.
  var activities: ActivityFolder?
  /// The name of the bundle's folder.
  var folder: String { program.folderName }
  /// The program as folders and hosts know it.
  var program: BundleProgram { BundleProgram(path: path, permissions: permissions?.text) }

  /// The time limit of a description, in seconds.
  static let describing: TimeInterval = 10
  /// The time limit of a description while others wait, in seconds.
  private static let firstDescribing: TimeInterval = 2
  /// The time limit of any other answer, in seconds.
  private static let answering: TimeInterval = 60

  /// The executable that a board in a folder names: a path from there, or a command of `PATH`.
  init(
    _ written: String, permissions: Permissions?, in folder: String,
    _ environment: ProcessEnvironment = .own
  ) {
    self.written = written
    self.permissions = permissions
    found =
      (try? ProgramPath.found(written, folder: folder, in: environment))
      ?? (written.contains("/") ? FilePath.absolute(written, in: folder) : written)
    path = FilePath.real(found) ?? found
  }

  /// The executable that the folder of a bundle names.
  init(_ program: BundleProgram) {
    (written, found, path) = (program.path, program.path, program.path)
    // Permissions that cannot be read are none.
    permissions = program.permissions.map { Permissions(text: $0) ?? Permissions() }
  }

  /// The reason why it is not started, because other users may replace it, or `nil`.
  var refusal: ForeignFile? {
    do throws(ForeignFile) { try ForeignFile.check(path) } catch { return error }
    return nil
  }

  // MARK: Descriptions

  /// The way in which a process gets the descriptions that are not stored.
  private enum Asking {
    /// Each program is asked when its description is wanted, with a time limit in seconds.
    case waiting(TimeInterval)
    /// Programs are asked by `ask(in:)` alone, on a thread that may wait.
    case elsewhere
  }

  /// The way of this process.
  private static let asking = Mutex(Asking.waiting(describing))

  /// Reads the first boards of a process that goes on with other widgets: each bundle has little time for its
  /// description, and from then on is asked by `ask(in:)` alone.
  static func withFirstDescriptions<Boards, Failure>(
    _ read: () throws(Failure) -> Boards
  ) throws(Failure) -> Boards {
    asking.withLock { $0 = .waiting(firstDescribing) }
    let boards = try read()
    asking.withLock { $0 = .elsewhere }
    return boards
  }

  /// Returns the program's description of its widgets, from the stored one if the program is unchanged.
  ///
  /// - Parameter state: The folder that stores descriptions, or `nil` to store none.
  func description(in state: SharedFolder?) throws(BundleFailure) -> BundleDescription {
    let place = state.map { KeptDescription(of: self, in: $0) }
    if let refusal { throw BundleFailure("\(refusal)") }
    if let kept = place?.current { return kept }
    switch Self.asking.withLock({ $0 }) {
    case .waiting(let limit):
      return try (recentAnswer ?? ask(keptAt: place, timeout: limit)).get()
    case .elsewhere:
      guard let answer = lastAnswer else {
        throw BundleFailure("it is being asked for its widgets")
      }
      return try answer.result.get()
    }
  }

  /// True if the program has not been asked for its description since it was changed.
  var isUnasked: Bool { refusal == nil && lastAnswer == nil }

  /// Asks the program for its description, unless it has just answered.
  ///
  /// - Parameter isLate: True to ask it also if it has just failed, as with little time.
  func ask(in state: SharedFolder?, isLate: Bool) {
    guard refusal == nil else { return }
    let place = state.map { KeptDescription(of: self, in: $0) }
    if place?.current != nil { return }
    if case .success? = recentAnswer { return }
    if recentAnswer == nil || isLate { _ = ask(keptAt: place, timeout: Self.describing) }
  }

  private func ask(
    keptAt place: KeptDescription?, timeout: TimeInterval
  ) -> Result<BundleDescription, BundleFailure> {
    let result = Result { () throws(BundleFailure) in try described(keptAt: place, timeout) }
    Self.note(result, of: self)
    return result
  }

  private func described(
    keptAt place: KeptDescription?, _ timeout: TimeInterval
  ) throws(BundleFailure) -> BundleDescription {
    // What the board permits it is the board's word, which nobody has agreed to yet.
    let isTried = describesInSandbox && permissions != Permissions()
    let bytes: [UInt8]
    do throws(BundleFailure) {
      bytes = try output(["describe"], timeout: timeout, isTried: isTried)
    } catch {
      // One that is not built yet is not there in any sandbox.
      guard isTried, FileAccess.stamp(path) != nil else { throw error }
      throw BundleFailure("\(error), in a sandbox; --live asks it as the board says")
    }
    do throws(BundleDescriptionError) {
      let description = try BundleDescription(json: bytes)
      // Without a sandbox, it may describe something else.
      if !isTried { place?.keep(bytes, of: description) }
      return description
    } catch {
      throw BundleFailure("\(error)")
    }
  }

  /// An answer of a program in the state that it had then.
  private struct Answer {
    let stamp: String
    let date: ContinuousClock.Instant
    let result: Result<BundleDescription, BundleFailure>

    var recency: Duration {
      if case .success = result { BundleExecutable.recency } else { BundleExecutable.failedRecency }
    }
  }

  /// The last answers, by program: those of boards that are read anew in a row are not asked for each time, since a
  /// program that hangs would keep the front end.
  private static let answers = Mutex<[BundleProgram: Answer]>([:])
  /// The time for which a description counts, whose widgets may become available, and that for which a failure does.
  private static let (recency, failedRecency): (Duration, Duration) = (.seconds(1), .seconds(15))

  /// The last answer of the program as it is.
  private var lastAnswer: Answer? {
    let stamp = FileAccess.stamp(path)?.text ?? ""
    return Self.answers.withLock { $0[program] }.flatMap { $0.stamp == stamp ? $0 : nil }
  }

  /// The last answer, if it still counts.
  private var recentAnswer: Result<BundleDescription, BundleFailure>? {
    lastAnswer.flatMap { ContinuousClock.now - $0.date < $0.recency ? $0.result : nil }
  }

  private static func note(
    _ result: Result<BundleDescription, BundleFailure>, of executable: BundleExecutable
  ) {
    let answer = Answer(
      stamp: FileAccess.stamp(executable.path)?.text ?? "", date: .now, result: result)
    answers.withLock { $0[executable.program] = answer }
  }

  /// Returns the last good description, perhaps of an earlier executable.
  func lastDescription(in state: SharedFolder?) -> BundleDescription? {
    state.flatMap { KeptDescription(of: self, in: $0).latest }
  }

  /// Asks the program a question, and returns its answers when it has ended.
  ///
  /// - Parameter onAnswer: Called with each answer as it comes.
  func answer(
    _ question: BundleQuestion, onAnswer: (BundleAnswer) -> Void = { _ in }
  ) throws(BundleFailure) -> [BundleAnswer] {
    guard let json = try? JSONEncoder().encode(question) else {
      throw BundleFailure("the question cannot be written")
    }
    let variables = [BundleQuestion.variable: String(decoding: json, as: UTF8.self)]
    var (answers, read) = ([BundleAnswer](), 0)
    let bytes = try output(
      ["answer"], timeout: Self.answering, variables,
      activities: question.subject == .open ? activities : nil
    ) { bytes in
      guard let end = bytes[read...].lastIndex(of: UInt8(ascii: "\n")) else { return }
      let new = Self.answers(in: bytes[read...end])
      new.forEach(onAnswer)
      answers += new
      read = end + 1
    }
    answers += Self.answers(in: bytes[read...])
    if let error = answers.lazy.compactMap(\.error).first(where: { _ in true }) {
      throw BundleFailure(error)
    }
    return answers
  }

  private static func answers(in lines: ArraySlice<UInt8>) -> [BundleAnswer] {
    lines.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(BundleAnswer.self, from: Data($0))
    }
  }

  /// The folder that counts as that of a bundle's board: its permissions have whole paths, in which the board's own
  /// folder has no links.
  static let board = "/"

  /// - Parameters:
  ///   - isTried: True to run it in a sandbox without any permission of the board.
  ///   - activities: The folder of Live Activities that it may write; `nil` for none.
  ///   - onOutput: Called with all the output so far, whenever there is more.
  private func output(
    _ arguments: [String], timeout: TimeInterval, _ variables: [String: String] = [:],
    isTried: Bool = false, activities: ActivityFolder? = nil,
    onOutput: ([UInt8]) -> Void = { _ in }
  ) throws(BundleFailure) -> [UInt8] {
    if let refusal { throw BundleFailure("\(refusal)") }
    var sandbox = (isTried ? Permissions() : permissions).map { ProgramSandbox($0) }
    sandbox?.board = Self.board
    // libdispatch reads the state of its threads in /proc by their numbers, and ends a program that cannot.
    if !SandboxGaps.hasOwnProcesses { sandbox?.unlisted = ["/proc"] }
    var variables = variables
    if let activities, (try? FileAccess.makeFolder(activities.path)) != nil {
      // Of a board's permissions, a link may be a stranger's.
      sandbox?.permissions.write.append(FilePath.settled(activities.path))
      variables[ActivityFolder.variable] = activities.path
    }
    let environment = sandbox?.environment(.own) ?? .own
    // It starts in the root folder as its host does: the folder in which a program starts may be read by it.
    let command = Command(
      [path] + arguments, environment: environment.adding(self.variables).adding(variables),
      folder: "/", timeout: timeout, sandbox: sandbox)
    do throws(SourceFailure) {
      return try command.output(onOutput: onOutput).output
    } catch {
      if case .exited(let status) = error.kind {
        throw BundleFailure("\(error)", exitStatus: status)
      }
      throw BundleFailure(error.kind == .absent ? error.reason : "\(error)")
    }
  }
}

/// A stored description with the state of the program that gave it.
private struct KeptDescription {
  private let path: String
  private let folder: String
  /// The state of the program and the language.
  private let mark: String

  init(of executable: BundleExecutable, in state: SharedFolder) {
    folder = state.bundle(executable.folder).path
    path = "\(folder)/description"
    let environment = ProcessEnvironment.own
    let languages = ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"].map { environment[$0] ?? "" }
    let stamp = FileAccess.stamp(executable.path)?.text ?? ""
    mark = ([stamp] + languages).joined(separator: " ") + "\n"
  }

  /// The description of the current program.
  var current: BundleDescription? { description { $0 == mark } }

  /// The last description, of whatever program.
  var latest: BundleDescription? { description { _ in true } }

  private func description(where isMeant: (String) -> Bool) -> BundleDescription? {
    guard let bytes = (try? FileAccess.read(path, limit: 2 << 20)).flatMap({ $0 }),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      isMeant(String(decoding: bytes[...end], as: UTF8.self))
    else { return nil }
    return try? BundleDescription(json: Array(bytes[(end + 1)...]))
  }

  /// Stores a description. One with an unavailable widget is asked for again: that may change at any
  /// time.
  func keep(_ json: [UInt8], of description: BundleDescription) {
    let isLasting = description.widgets.allSatisfy(\.available)
    try? FileAccess.makeFolder(folder)
    try? FileAccess.replace(path, with: Array((isLasting ? mark : "\n").utf8) + json)
  }
}
