import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// Reads the sources of a widget once, as for the screen but without keeping anything, and reports
/// the results.
enum ReadingTrial<Kind: ReadingKind> {
  /// Returns the work, for a thread that may wait; `nil` for a widget without sources. This
  /// machine's figures are read at once.
  @MainActor
  static func job(
    _ settings: InstanceSettings, guesses: Bool, on machine: MachineContext
  ) -> (@Sendable () -> WidgetTrial)? {
    guard let sources = settings["source"]?.items, !sources.isEmpty else { return nil }
    let session: ReadingSession<Kind>
    do throws(SourceFailure) {
      session = ReadingSession(try ReadingSettings<Kind>(settings), state: nil)
      session.isTrial = true
    } catch {
      let answer = WidgetTrial.Answer(
        source: SourceWords.name(of: sources[0]), seconds: 0, result: .failure(ReloadFailure(error))
      )
      return { WidgetTrial(answers: [answer]) }
    }
    let figures = self.figures(session.settings.figures, machine)
    let now = machine.clock.now
    return {
      var trial = self.trial(of: session, sources, at: now) { figures[$0] ?? nil }
      if guesses { trial.guess(settings, sources[0]) }
      trial.result.data = trial.datums.map(\.json)
      return trial.result
    }
  }

  /// Returns this machine's figures; a rate needs two samples, so this waits for the second one.
  @MainActor
  private static func figures(
    _ wanted: Set<MachineFigure>, _ machine: MachineContext
  ) -> [MachineFigure: Datum?] {
    let read = {
      Dictionary(
        uniqueKeysWithValues: wanted.map {
          ($0, machine.monitor.datum(of: $0, at: machine.clock.now))
        })
    }
    let first = read()
    guard first.values.contains(.some(.null)) else { return first }
    usleep(350_000)
    return read()
  }

  private static func trial(
    of session: ReadingSession<Kind>, _ sources: [Setting], at now: Date,
    machine: (MachineFigure) -> Datum?
  ) -> Trial {
    var trial = Trial()
    var parts: [ReadingSession<Kind>.Part] = []
    for (origin, source) in zip(session.settings.origins, sources) {
      let start = ContinuousClock.now
      let result = Result { () throws(SourceFailure) in
        try session.reading(of: origin, at: now, machine)
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let reading = try? result.get()
      parts.append(result)
      let datum = reading.map { Trial.datum(of: $0, at: now) }
      trial.datums.append(datum ?? .null)
      trial.result.answers.append(
        WidgetTrial.Answer(
          source: SourceWords.name(of: source), seconds: seconds,
          result: result.map { WidgetTrial.Shape(Trial.datum(of: $0, at: now)) }
            .mapError { ReloadFailure($0) }, warning: reading?.words))
    }
    let isRead = trial.result.answers.contains {
      if case .success = $0.result { true } else { false }
    }
    guard isRead else { return trial }
    do throws(SourceFailure) {
      let entries = try session.entries(of: parts, at: now, isRecorded: false)
      let current = entries.current(at: now, \.date)
      trial.result.mismatch = current.flatMap { session.settings.kind.mismatch(of: $0) }
    } catch {
      trial.result.mismatch = error.reason
    }
    return trial
  }
}

/// A trial in the making: its report, and the data themselves.
struct Trial {
  var result = WidgetTrial(answers: [])
  var datums: [Datum] = []

  /// Returns the current datum of a reading.
  static func datum(of reading: Reading, at now: Date) -> Datum {
    reading.entries.current(at: now, \.date)?.datum ?? .null
  }

  /// Determines how the data of a source are best read, and which widgets would show them.
  mutating func guess(_ settings: InstanceSettings, _ source: Setting) {
    guard case .success? = result.answers.first?.result, let datum = datums.first else { return }
    let guess = SourceGuess(datum, of: source)
    if guess.isOfAnotherKind {
      // Only a source of its own kind can tell the rest.
      let other = ReadingTrialOfText.trial(
        settings.setting("source", to: guess.source), guess.source)
      if let other { (result.answers, datums) = (other.result.answers, other.datums) }
    } else if guess.source != source {
      datums = [guess.datum]
      result.answers[0].result = .success(WidgetTrial.Shape(guess.datum))
    }
    result.proposals = WidgetProposals.widgets(for: datums[0], of: guess.source)
  }
}

/// A trial of the same place by another kind of source.
private enum ReadingTrialOfText {
  static func trial(_ settings: InstanceSettings, _ source: Setting) -> Trial? {
    let now = Date()
    guard let settings = try? ReadingSettings<TextKind>(settings),
      case .source(let origin)? = settings.origins.first
    else { return nil }
    let start = ContinuousClock.now
    guard let reading = try? origin.read(settings.request(at: now)) else { return nil }
    let datum = Trial.datum(of: reading, at: now)
    var trial = Trial()
    trial.datums = [datum]
    trial.result.answers = [
      WidgetTrial.Answer(
        source: SourceWords.name(of: source), seconds: (ContinuousClock.now - start) / .seconds(1),
        result: .success(WidgetTrial.Shape(datum)), warning: reading.words)
    ]
    return trial
  }
}

extension Reading {
  /// The warnings, or else the advice.
  fileprivate var words: String? {
    warnings.isEmpty ? advice : warnings.joined(separator: "; ")
  }
}
