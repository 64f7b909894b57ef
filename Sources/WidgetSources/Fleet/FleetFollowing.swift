import FoundationEssentials
import Synchronization
import WidgetBase

/// The watch of a shared source, which one machine keeps for all: the one that asked last.
///
/// When the source reports a change to that machine, it reads again, and the fleet tells the others. A machine that
/// does not show the source watches nothing.
final class FleetFollowing: Sendable {
  private struct State {
    /// The request of those that show the source; `nil` while nobody does.
    var request: SourceRequest?
    /// The date of the last reading by this machine; `nil` while another one asks.
    var asked: Date?
    var watch: (any SourceWatch)?
    var hasChanged = false

    /// Takes the watch away, to be stopped.
    mutating func taken() -> (any SourceWatch)? {
      defer { watch = nil }
      return watch
    }
  }

  private let source: any Source
  private let listening = Listening()
  private let state = Mutex(State())

  init(_ source: any Source) { self.source = source }

  /// True if the source may differ from what this machine read of it last.
  var hasChanged: Bool { state.withLock(\.hasChanged) }

  /// The warning that changes are not reported to this machine, which asks for all; `nil` if they are.
  var warning: String? {
    state.withLock(\.watch)?.fault.map { "changes are not detected: \($0.reason)" }
  }

  // MARK: Listeners

  /// Adds a listener, which is told when the source is to be read again, and returns its number.
  func join(_ request: SourceRequest, _ onChange: @escaping @Sendable () -> Void) -> Int {
    let (number, former) = state.withLock { state in
      // The variables of a front end that comes later may be others.
      state.request = request
      return (listening.join(onChange), state.taken())
    }
    begin(isRead: false)
    Self.stop(former)
    return number
  }

  /// Removes a listener.
  func leave(_ number: Int) {
    let ended = state.withLock { state -> (any SourceWatch)? in
      guard listening.leave(number) else { return nil }
      state.request = nil
      return state.taken()
    }
    Self.stop(ended)
  }

  // MARK: Turns

  /// Notes that this machine is about to read the source, for all.
  func noteAsking(at date: Date) {
    state.withLock { state in
      state.asked = date
      state.hasChanged = false
    }
    begin(isRead: true)
  }

  /// Notes that this machine takes an answer of its own, which it gave before it started again.
  func noteOwn(of date: Date) {
    let isNews = state.withLock { state in
      guard state.asked == nil else { return false }
      state.asked = date
      return true
    }
    if isNews { begin(isRead: false) }
  }

  /// Notes that another machine asks.
  func noteOther() {
    let ended = state.withLock { state in
      (state.asked, state.hasChanged) = (nil, false)
      return state.taken()
    }
    Self.stop(ended)
  }

  /// Notes that the source is to be read again, if this machine asks for it.
  func noteChange() {
    let isOwn = state.withLock { state in
      state.hasChanged = state.asked != nil
      return state.hasChanged
    }
    if isOwn { listening.tell() }
  }

  // MARK: Watching

  /// Watches the source if this machine shows it and asks for it.
  ///
  /// - Parameter isRead: True if it is read after this. Else what happened to it while nobody watched counts as a change.
  private func begin(isRead: Bool) {
    let place = state.withLock { state in
      state.watch == nil
        ? state.request.flatMap { request in state.asked.map { (request, $0) } }
        : nil
    }
    guard let (request, asked) = place,
      let watch = source.watch(request, onChange: { [weak self] in self?.noteChange() })
    else { return }
    let isKept = state.withLock { state in
      guard state.watch == nil, state.asked != nil, state.request != nil else { return false }
      state.watch = watch
      return true
    }
    guard isKept else { return Self.stop(watch) }
    if !isRead, source.mayHaveChanged(since: asked, request) { noteChange() }
  }

  /// Stops on another thread, since a command or a connection in the making may take a while to end.
  private static func stop(_ watch: (any SourceWatch)?) {
    if let watch { Threads.start { watch.stop() } }
  }
}
