import Synchronization
internal import WidgetArchive
package import WidgetBase

/// The environments in which widgets are read: for each widget, that of the front end that shows
/// it.
///
/// They are never written anywhere. Thread-safe.
package final class BoardEnvironments: Sendable {
  private struct State {
    var front = FrontEndEnvironments()
    var listeners: [Int: @Sendable () -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Returns the environment for a widget.
  package func environment(of widget: WidgetKey) -> ProcessEnvironment {
    state.withLock { $0.front.environment(of: widget) }
  }

  /// The environment of the most recently started front end, for reading outside of any board.
  package var latest: ProcessEnvironment { state.withLock { $0.front.latest } }

  /// Sets the environment of the program that started this process, for use when no front end's is
  /// known.
  package func take(starter: ProcessEnvironment) { state.withLock { $0.front.starter = starter } }

  /// Updates the front ends and their widgets, and notifies listeners if an environment may have
  /// changed.
  func follow(_ owners: [WantOwner]) {
    let listeners = state.withLock { state in
      state.front.follow(owners) ? Array(state.listeners.values) : []
    }
    for listener in listeners { listener() }
  }

  /// Calls `onChange`, on any thread, whenever an environment may have changed, until the returned
  /// object is released.
  package func listen(_ onChange: @escaping @Sendable () -> Void) -> AnyObject {
    let number = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = onChange
      return state.next
    }
    return Listening { [weak self] in
      self?.state.withLock { $0.listeners[number] = nil }
    }
  }

  private final class Listening: Sendable {
    private let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
  }
}

/// The known environments of front ends.
struct FrontEndEnvironments {
  /// The environment of the program that started this process.
  var starter: ProcessEnvironment?
  /// The environments of the running front ends; `nil` for one that cannot be read.
  private var living: [FrontEndProcess: ProcessEnvironment?] = [:]
  /// The front end that shows each widget now.
  private var shown: [WidgetKey: FrontEndProcess] = [:]
  /// The environment with which each widget was last shown.
  private var kept: [WidgetKey: ProcessEnvironment] = [:]

  /// Updates the front ends and their widgets; returns true if anything may have changed.
  mutating func follow(_ owners: [WantOwner]) -> Bool {
    let before = (shown, living.keys)
    var processes: [(process: FrontEndProcess, owner: WantOwner)] = []
    for owner in owners {
      guard let process = owner.process.flatMap({ FrontEndProcess(id: $0) }) else { continue }
      processes.append((process, owner))
    }
    living = Dictionary(
      processes.map { process, owner in
        (process, living[process] ?? process.environment(owner: owner.role.environmentOwner))
      }
    ) { first, _ in first }
    shown = [:]
    // Dashboards come last, so that their variables override those of a status line or a snapshot;
    // among several, the one started last wins.
    processes.sort { one, other in
      (one.owner.role == .dashboard ? 1 : 0, one.process.started)
        < (other.owner.role == .dashboard ? 1 : 0, other.process.started)
    }
    for (process, owner) in processes where living[process] != .some(nil) {
      for want in owner.wants { shown[WidgetKey(want.instance)] = process }
    }
    for (widget, process) in shown { kept[widget] = living[process] ?? kept[widget] }
    return before.0 != shown || before.1 != living.keys
  }

  func environment(of widget: WidgetKey) -> ProcessEnvironment {
    if shown[widget] != nil, let environment = kept[widget] { return environment }
    if var environment = kept[widget] {
      if environment.owner == .terminal { environment.owner = .closedTerminal }
      return environment
    }
    if var environment = newest {
      if environment.owner == .terminal { environment.owner = .otherTerminal }
      return environment
    }
    return starter ?? .own
  }

  var latest: ProcessEnvironment { newest ?? starter ?? .own }

  /// The environment of the front end started last, preferring dashboards.
  private var newest: ProcessEnvironment? {
    living.compactMap { process, environment in environment.map { (process, $0) } }
      .max { one, other in
        (one.1.owner == .terminal ? 1 : 0, one.0.started)
          < (other.1.owner == .terminal ? 1 : 0, other.0.started)
      }?.1
  }
}

extension WantOwner.Role {
  fileprivate var environmentOwner: ProcessEnvironment.Owner {
    switch self {
    case .dashboard: .terminal
    case .snapshot: .snapshot
    case .statusLine: .statusLine
    case .server: .server
    }
  }
}
