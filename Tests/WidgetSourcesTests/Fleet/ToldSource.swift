import FoundationEssentials
import Synchronization

@testable import WidgetSources

/// A source of a number, which tells its watches when that is another one.
final class ToldSource: Source {
  private struct State {
    var value: Double
    var ending: SourceFailure?
    var fault: SourceFailure?
    var reads: [SourceRequest] = []
    var watches: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  private let state: Mutex<State>

  init(_ value: Double = 1, fault: SourceFailure? = nil) {
    state = Mutex(State(value: value, fault: fault))
  }

  /// The requests of its readings.
  var reads: [SourceRequest] { state.withLock(\.reads) }
  var isWatched: Bool { state.withLock { !$0.watches.isEmpty } }
  fileprivate var fault: SourceFailure? { state.withLock(\.fault) }

  /// Changes the number, after which it may end, and tells the watches.
  func tell(_ value: Double, ending: SourceFailure? = nil) {
    let watches = state.withLock { state in
      (state.value, state.ending) = (value, ending)
      return Array(state.watches.values)
    }
    for onChange in watches { onChange() }
  }

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    state.withLock { state in
      state.reads.append(request)
      var reading = Reading(.number(state.value), at: request.now)
      reading.ending = state.ending
      return reading
    }
  }

  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool { true }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let watch = ToldWatch(self)
    state.withLock { $0.watches[ObjectIdentifier(watch)] = onChange }
    return watch
  }

  fileprivate func end(_ watch: ToldWatch) {
    state.withLock { $0.watches[ObjectIdentifier(watch)] = nil }
  }
}

/// A watch of such a source.
private final class ToldWatch: SourceWatch {
  private let source: ToldSource

  init(_ source: ToldSource) { self.source = source }

  var fault: SourceFailure? { source.fault }

  func stop() { source.end(self) }
}
