package import FoundationEssentials
package import WidgetArchive
internal import WidgetLayout

/// The waits of a front end that is shown only once.
extension SharedTimelines {
  /// Returns, in order, the instances of this front end that were due at `start` or had nothing to
  /// show, and have had no answer since.
  package func unread(since start: Date) -> [String] {
    own.values.filter { isUnread($0, since: start) }.map(\.instance.id).sorted()
  }

  /// Has what this front end shows be read anew where files that it comes from were changed after it was
  /// read last, since no host may have watched them, and where it is too old to be believed, whatever
  /// its schedule is. To be called before `join`.
  package func readChanged() {
    guard let folder, !moment.isFromArchives else { return }
    let old = places.ofHost.filter(isOld)
    changed = Set(own.values.filter { hasChanged($0.instance) }.map(\.instance.id)).union(old)
    for id in old.sorted() { requestReload(id) }
    // One that is begun now finds out by itself.
    guard Lease.isHeld(in: folder) else { return }
    for id in changed.subtracting(old).sorted() { requestReload(id) }
  }

  /// Returns true if a value is stale or over before its next reload is due. A failed one is left to its next attempt, which a server
  /// may have asked to wait for.
  private func isOld(_ id: String) -> Bool {
    guard let archive = archives[id]?.archive, archive.failure == nil,
      archive.reload.map({ $0 > clock.now }) ?? true
    else { return false }
    return switch Freshness(archive.facts(at: clock.now, asleep: clock.asleep), at: clock.now) {
    case .stale, .expired: true
    case .waiting, .fresh, .late, .failed, .denied: false
    }
  }

  private func hasChanged(_ instance: ConfiguredInstance) -> Bool {
    guard let archive = archives[instance.id]?.archive, let description = describe(instance.kind)
    else { return false }
    return description.source(for: instance.settings).hasChanged?(archive.asked) ?? false
  }

  /// Returns the answered request to an instance's provider that began at `start` or later; `nil`
  /// if there is none.
  package func answer(of id: String, since start: Date) -> ReloadOutcome? {
    outcomes(of: id).last { $0.date >= start }
  }

  /// The longest time limit, in seconds, of the providers that this front end shows; 0 if all of
  /// them answer within their calls.
  package var longestDeadline: TimeInterval {
    own.values.map(\.instance).compactMap { instance -> TimeInterval? in
      guard let description = describe(instance.kind), !description.isInline(instance.settings)
      else { return nil }
      return description.source(for: instance.settings).deadline ?? Scheduler.usualDeadline
    }.max() ?? 0
  }

  /// Returns the current failure of an instance; `nil` if there is none.
  package func failure(of id: String) -> StandingFailure? {
    scheduler.state(of: id)?.failure ?? archives[id]?.archive?.failure
  }

  private func outcomes(of id: String) -> [ReloadOutcome] {
    scheduler.state(of: id)?.outcomes ?? archives[id]?.archive?.outcomes ?? []
  }

  private func isUnread(_ shown: Placement, since start: Date) -> Bool {
    let id = shown.instance.id
    guard describe(shown.instance.kind) != nil else { return false }
    let isAnswered = outcomes(of: id).last.map { $0.date + $0.duration >= start } ?? false
    if let load = scheduler.state(of: id) {
      if load.source.isInline { return load.isPlaceholder && load.failure == nil }
      return load.isAsking && !isAnswered || load.isPlaceholder && load.failure == nil
    }
    if moment.isFromArchives { return false }
    guard let archive = archives[id]?.archive else { return true }
    if isAnswered, archive.failure != nil { return false }
    let isDrawn = archive.current.allSatisfy { entry in
      entry.pictures.contains { archive.pictures.size($0) == shown.size }
    }
    if !isDrawn { return true }
    if changed.contains(id), !isAnswered { return true }
    let isDue = archive.reload.map { $0 <= start } ?? (archive.loaded == nil)
    return isDue && !isAnswered
  }
}
