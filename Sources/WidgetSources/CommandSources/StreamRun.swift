import FoundationEssentials
import Glibc
import WidgetBase

/// A long-running command that writes records, and is restarted when it ends.
struct StreamRun: Sendable {
  /// The shortest time between two notifications, in milliseconds.
  static let pace: Int32 = 100
  /// The most bytes that are read in that time; a command that writes more has to wait.
  static let most = 1 << 20
  /// The first and the longest pause before the command is restarted, in seconds.
  static let pauses: (first: TimeInterval, last: TimeInterval) = (1, 60)

  /// The milliseconds in which a command that has closed its output has to end.
  private static let patience: Int32 = 2000

  /// Returns the command for a request.
  let command: @Sendable (SourceRequest) throws(SourceFailure) -> ExplainedCommand
  let keep: Int
  /// The most bytes of a record.
  let limit: Int
  /// Returns a splitter of the output into records of so many bytes.
  let cutting: @Sendable (Int) -> any RecordCutting
  /// Returns the datum of a record, or `nil` if the picks leave it out.
  let record: @Sendable ([UInt8], Secrets) throws(SourceFailure) -> Datum?
  let records: StreamRecords

  /// Runs the command again and again until the signal is sent.
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
    // The secrets are read again at each start, and are not shared.
    var request = request
    request.secrets = request.secrets.afresh
    // What runs on leaves room for commands that run for a moment.
    guard DescriptorLimit.hasLastingRoom else { return CommandWords.tooManyFiles }
    do throws(SourceFailure) {
      let command = try command(request)
      var child = try command.command.start()
      let failure = follow(&child, request.secrets, until: signal, onChange: onChange)
      return request.secrets.redacted(command.explained(failure))
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
    var lines = cutting(limit)
    while true {
      var hasEnded = child.waitsForEnd(
        orReadable: [output.descriptor, errors.descriptor, signal.descriptor], milliseconds: -1)
      if signal.isSent {
        Command.end(&child, &output, &errors)
        return SourceFailure("stopped")
      }
      errors.drain()
      output.drain()
      if take(lines.take(output.takeAll()), secrets) { onChange() }
      // Without its output, nothing new can come. One that ends closes it a moment before.
      if !hasEnded, output.descriptor < 0 {
        hasEnded = child.waitsForEnd(
          orReadable: [signal.descriptor], milliseconds: Self.patience)
        if !hasEnded {
          Command.end(&child, &output, &errors)
          if signal.isSent { return SourceFailure("stopped") }
          return CommandWords.streamEnded("it closed its output", said: "")
        }
      }
      if hasEnded {
        let ending = child.reap()
        // What a command that failed had begun to write may be the beginning of something else.
        if ending == .exit(0), take([lines.rest], secrets) { onChange() }
        return Self.ended(ending, said: errors.end)
      }
      // Records that arrive meanwhile are reported together.
      _ = signal.waits(Self.pace)
    }
  }

  /// Stores the records of some lines; returns true if there are any, or if the last line is invalid.
  private func take(_ lines: [CutRecord], _ secrets: Secrets) -> Bool {
    var taken: [(datum: Datum, omitted: Int)] = []
    var (failure, omission): (SourceFailure?, SourceFailure?)
    var omitted = 0
    for line in lines.reversed() {
      if taken.count == keep { break }
      do throws(SourceFailure) {
        if let record = try datum(of: line, secrets) { taken.append((record, 0)) }
      } catch {
        omission = omission ?? error
        // The stream goes on with what is newer.
        if taken.isEmpty {
          failure = failure ?? error
          omitted += 1
        } else {
          taken[taken.count - 1].omitted += 1
        }
      }
    }
    if !taken.isEmpty { records.append(taken.reversed(), omission: omission) }
    if let failure { records.fail(failure, omitted: omitted) }
    return !taken.isEmpty || failure != nil
  }

  /// Returns what a line represents; an empty line is not a record, and does not displace one.
  private func datum(
    of line: CutRecord, _ secrets: Secrets
  ) throws(SourceFailure) -> Datum? {
    guard case .whole(let bytes) = line else {
      throw .tooLarge(
        limit, "A line of the output is longer than limit:, so it is left out; raise limit:.")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
    do throws(SourceFailure) {
      return try record(bytes, secrets).map { secrets.redacted($0) }
    } catch {
      throw secrets.redacted(error)
    }
  }

  private static func ended(_ ending: ChildProcess.Ending, said: [UInt8]) -> SourceFailure {
    let words = CommandOutput(ending: .exit(0), errorOutput: said).lastErrorLine
    switch ending {
    case .exit(let status):
      return CommandWords.streamEnded(
        "exit \(status)", said: words, kind: .exited(status: Int(status)))
    case .signal(let number):
      let failure = CommandWords.ended(.signal(number), said: words)
      return CommandWords.streamEnded(failure.reason, said: words)
    case .unknown: return CommandWords.streamEnded("unknown status", said: words)
    }
  }
}
