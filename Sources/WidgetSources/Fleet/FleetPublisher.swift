package import FoundationEssentials

/// The sharing of what each machine reads for itself: the last reading of this machine goes to the others
/// whenever there is a connection.
package struct FleetPublisher: Sendable {
  private let instance: String
  private let settings: FleetSettings
  private let next: @Sendable (Reading?, Date) -> Date?

  /// - Parameters:
  ///   - instance: The name under which the fleet shares it.
  ///   - next: Returns the date of the next reading after one, or after a failure.
  package init(
    _ instance: String, in settings: FleetSettings,
    next: @escaping @Sendable (Reading?, Date) -> Date?
  ) {
    (self.instance, self.settings, self.next) = (instance, settings, next)
  }

  /// The time since this machine's start, in seconds, with which readings are dated.
  package static var uptime: TimeInterval { FleetClock.uptime }

  /// Leaves what was read to be published, and returns at once, in one sentence, the reason why that cannot be
  /// done; `nil` for none.
  ///
  /// - Parameter began: The uptime at which the reading began.
  package func publish(
    _ result: Result<Reading, SourceFailure>, since began: TimeInterval, _ request: SourceRequest
  ) -> String? {
    guard let members = request.fleet as? FleetMembers else { return nil }
    let member = members.member(settings, request)
    if member.isNamesake { return FleetWords.unpublished(member.machine) }
    let (content, due) = content(of: result)
    guard let content else { return nil }
    let key = FleetKey(instance, machine: member.machine)
    member.send(
      .publication(
        FleetPublication(FleetTurn(key: key, generation: 0, lock: nil, attempts: 0)) {
          [name = member.name] clock in
          FleetRow(
            key: key, generation: 1, content: content, asker: name,
            read: clock.now(at: began) - clock.uncertainty(at: began),
            due: due.map { clock.time(of: $0) }, skew: clock.skew())
        }))
    return nil
  }

  /// Returns the text of what is published, and when the next is due; no text while there is only nothing
  /// yet.
  private func content(of result: Result<Reading, SourceFailure>) -> (String?, due: Date?) {
    let now = Date()
    switch result {
    case .success(let reading):
      let failure = FleetContent.failure(FleetWords.tooLarge, attempts: 1)
      return (FleetContent.reading(reading).text ?? failure.text, next(reading, now))
    case .failure(let failure) where failure.isWaiting: return (nil, nil)
    case .failure(let failure):
      return (FleetContent.failure(failure, attempts: 1).text, failure.retryAfter ?? next(nil, now))
    }
  }
}
