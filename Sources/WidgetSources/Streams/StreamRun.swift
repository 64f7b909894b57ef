import FoundationEssentials
import Glibc

/// A command that runs on and writes a record a line; when it ends it is started again.
struct StreamRun: Sendable {
  /// How often changes are told of, at the most, in milliseconds.
  static let pace: Int32 = 100
  /// The most that is read in that time; a command that writes more has to wait.
  static let most = 1 << 20
  /// The pauses before it is started again, in seconds: the first, and the longest.
  static let pauses: (first: TimeInterval, last: TimeInterval) = (1, 60)

  /// The command of a request.
  let command: @Sendable (SourceRequest) throws(SourceFailure) -> Command
  let keep: Int
  /// What cuts its output into records.
  let cutting: @Sendable () -> any RecordCutting
  /// What one record says; nil for one that the picks leave out.
  let record: @Sendable ([UInt8], Secrets) throws(SourceFailure) -> Datum?
  let records: StreamRecords

  /// Runs it again and again until the signal.
  func run(
    _ request: SourceRequest, until signal: StopSignal, onChange: @Sendable () -> Void
  ) {
    var pause = Self.pauses.first
    while !signal.isSent {
      let started = Deadline(after: 0)
      let failure = runOnce(request, until: signal, onChange: onChange)
      if signal.isSent { return }
      if started.elapsed > Self.pauses.last { pause = Self.pauses.first }
      records.fail(failure)
      onChange()
      if signal.waits(Int32(pause * 1000)) { return }
      pause = min(Self.pauses.last, pause * 2)
    }
  }

  private func runOnce(
    _ request: SourceRequest, until signal: StopSignal, onChange: @Sendable () -> Void
  ) -> SourceFailure {
    // Read anew at each start, and known to nobody else.
    var request = request
    request.secrets = request.secrets.afresh
    do throws(SourceFailure) {
      var child = try command(request).start()
      return request.secrets.redacted(
        follow(&child, request.secrets, until: signal, onChange: onChange))
    } catch {
      return request.secrets.redacted(error)
    }
  }

  private func follow(
    _ child: inout ChildProcess, _ secrets: Secrets, until signal: StopSignal,
    onChange: @Sendable () -> Void
  ) -> SourceFailure {
    var output = ChildOutput(child.output, limit: Self.most, keeping: .start)
    var errors = ChildOutput(child.errorOutput, limit: 16_384, keeping: .end)
    var lines = cutting()
    while true {
      let hasEnded = child.waitsForEnd(
        orReadable: [output.descriptor, errors.descriptor, signal.descriptor], milliseconds: -1)
      if signal.isSent {
        Command.end(&child, &output, &errors)
        return SourceFailure("stopped")
      }
      errors.drain()
      output.drain()
      let complete = lines.take(output.takeAll())
      if take(hasEnded ? complete + [lines.rest] : complete, secrets) { onChange() }
      if hasEnded { return Self.ended(child.reap(), said: errors.end) }
      // What comes meanwhile is told of together.
      _ = signal.waits(Self.pace)
    }
  }

  /// Keeps the records of some lines; whether there were any.
  private func take(_ lines: [[UInt8]], _ secrets: Secrets) -> Bool {
    var taken: [Datum] = []
    var failure: SourceFailure?
    // An empty line is no record, and takes no record's place.
    for line in lines.reversed() where line.contains(where: { $0 > 0x20 }) {
      if taken.count == keep { break }
      do throws(SourceFailure) {
        if let record = try record(line, secrets) { taken.append(secrets.redacted(record)) }
      } catch {
        failure = failure ?? secrets.redacted(error)
      }
    }
    if !taken.isEmpty { records.append(taken.reversed()) }
    if taken.isEmpty, let failure { records.fail(failure) }
    return !taken.isEmpty || failure != nil
  }

  private static func ended(_ ending: ChildProcess.Ending, said: [UInt8]) -> SourceFailure {
    let words = CommandOutput(ending: .exit(0), errorOutput: said).lastErrorLine
    switch ending {
    case .exit(let status): return CommandWords.streamEnded("exit \(status)", said: words)
    case .signal(let number):
      let failure = CommandWords.ended(.signal(number), said: words)
      return CommandWords.streamEnded(failure.reason, said: words)
    case .unknown: return CommandWords.streamEnded("unknown status", said: words)
    }
  }
}
