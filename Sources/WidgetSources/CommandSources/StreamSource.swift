package import FoundationEssentials
import Glibc
import Synchronization
import WidgetSettings

/// A source that reads records, one per line, from a long-running command.
///
/// The command runs once for all its watches, for as long as there is one. A reading without a
/// watch runs it until the first record arrives.
package final class StreamSource: PickingSource {
  private let run: StreamRun
  private let listening = Listening()
  private let thread = Mutex<WatchThread?>(nil)

  private init(_ setting: Setting) throws(SourceFailure) {
    let picks = try Picks(setting)
    let form = Self.form(setting)
    let keep = setting.value("keep", .count(1...10_000)) ?? 100
    let written = try WrittenCommand(setting["stream"]?.items.compactMap(\.text) ?? [], setting)
    let limit = setting.value("limit", .bytes) ?? 65_536
    run = StreamRun(
      command: { request throws(SourceFailure) in try written.command(request, isLasting: true) },
      keep: keep, limit: limit, cutting: { RecordLines(limit: $0) },
      record: { line, _ throws(SourceFailure) in
        let datum = try form.datum(line)
        return try picks.found(in: datum, before: Deadline(after: 1))
      }, records: StreamRecords(keep: keep))
  }

  /// Creates a source of the records of a run.
  init(_ run: StreamRun) { self.run = run }

  package func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let isWatched = thread.withLock { $0 != nil }
    if isWatched { awaitFirst(request) } else { try readOnce(request) }
    return try run.records.reading(at: request.now, goesOn: isWatched)
  }

  /// Returns true: what was written while nobody listened is lost.
  package func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool { true }

  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    // Where the command cannot run, each reading tries it again and says why.
    let number = join(request, onChange).number
    return SharedWatch { [weak self] in self?.leave(number) }
  }

  /// Ends the command, and restarts it if it is watched; its records are kept until new ones
  /// arrive.
  func restart(_ request: SourceRequest) {
    end()
    let isBegun = thread.withLock { listening.isEmpty || begin(&$0, request) }
    guard !isBegun else { return }
    run.records.fail(CommandWords.tooManyFiles)
    listening.tell()
  }

  /// Ends the command, which is not started again until it is watched or read.
  func end() {
    let ended = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    ended?.stop()
  }

  /// Adds a listener, and starts the command unless it is running; returns the listener's number, and
  /// false if the command cannot run.
  private func join(
    _ request: SourceRequest, _ onChange: @escaping @Sendable () -> Void
  ) -> (number: Int, isBegun: Bool) {
    thread.withLock { thread in
      let number = listening.join(onChange)
      if thread == nil { run.records.removeAll() }
      return (number, begin(&thread, request))
    }
  }

  /// Returns false if the command cannot run, since it needs a thread with its descriptors.
  private func begin(_ thread: inout sending WatchThread?, _ request: SourceRequest) -> Bool {
    guard thread == nil else { return true }
    thread = WatchThread { [run, listening] signal in
      run.run(request, until: signal) { listening.tell() }
    }
    return thread != nil
  }

  private func leave(_ number: Int) {
    let ended = thread.withLock { thread in
      guard listening.leave(number) else { return nil as WatchThread? }
      defer { thread = nil }
      return thread
    }
    ended?.stop()
  }

  /// Runs the command until a record has arrived, or it is clear that none will.
  private func readOnce(_ request: SourceRequest) throws(SourceFailure) {
    guard let change = StopSignal() else { throw CommandWords.tooManyFiles }
    let (number, isBegun) = join(request) { change.send() }
    defer { leave(number) }
    guard isBegun else { throw CommandWords.tooManyFiles }
    _ = change.waits(Deadline(after: request.timeout).milliseconds)
    guard change.isSent else { throw CommandWords.silent(request.timeout) }
    // Records that are written together are read together.
    usleep(useconds_t(StreamRun.pace) * 2000)
  }

  /// Waits until the command that runs has written its first record, for as long as a reading may
  /// take: nothing is not a value.
  private func awaitFirst(_ request: SourceRequest) {
    guard run.records.isAwaited, let change = StopSignal() else { return }
    let number = join(request) { change.send() }.number
    defer { leave(number) }
    guard run.records.isAwaited else { return }
    _ = change.waits(Deadline(after: request.timeout).milliseconds)
  }

  /// Returns the form of a line: without a format, JSON where the board picks from it or the line is a list or a record.
  private static func form(_ setting: Setting) -> BytesForm {
    if let format = setting.value("format", .choice("format", of: DataFormat.self)) {
      return .format(format)
    }
    return BytesForm(picked: setting["pick"] != nil)
  }

  /// The kind `stream: [journalctl, -f, -o, json]`.
  package static var kind: SourceKind {
    SourceKind(
      name: "stream", note: "What a command writes that runs on: a record a line, JSON or text.",
      schema: .list(.argument),
      keys: [
        CommandKeys.host, CommandKeys.environment, CommandKeys.folder,
        SettingKey("keep", .text(.count(1...10_000)), "The records that are kept; else 100."),
        SettingKey("limit", .text(.bytes), "The longest line, such as 4KiB; else 64 KiB."),
        DataFormat.key,
      ] + WrittenSandbox.keys
    ) { setting throws(SourceFailure) in try StreamSource(setting) }
  }
}
