import FoundationEssentials
import Glibc
import WidgetBase

/// The thread of a membership: it keeps a connection, and what it knows of the fleet's rows.
final class FleetLink {
  private struct Open {
    let question: FleetQuestion
    /// The server's time at which it was first looked at.
    let begun: TimeInterval
    var lock: FleetView.Lock?
  }

  private unowned let member: FleetMember
  private let identity: String
  private let folder: String?
  private let request: SourceRequest
  private let share: Double
  /// The tables over the present connection; `nil` for none.
  private var store: FleetStore?
  private var clock: FleetClock? { didSet { member.clock = clock } }
  private var measured = TimeInterval(0)
  private var failure: SourceFailure?
  private var status: FleetStatus
  private var isPolled = false
  /// True if another machine has this one's name.
  private var isNamesake = false { didSet { member.isNamesake = isNamesake } }
  private var rows = FleetRows()
  /// The instances all of whose rows must be read again.
  private var outdated: Set<String> = []
  /// The rows that must be read again.
  private var moved: Set<FleetKey> = []
  private var open: [Open] = []
  private var publications: [FleetPublication] = []
  private var watches = FleetWatches()
  private var listings: [FleetListing] = []
  /// The times at which machines were seen, and the uptime at which they were read.
  private var seen: (times: [ExactText: TimeInterval], read: TimeInterval) = ([:], -.infinity)
  private var turns: Set<FleetKey> = []

  /// The pauses between attempts to connect, in seconds.
  private static let pauses = 0.2...15.0
  private static let measuring: TimeInterval = 60
  /// The seconds that a notification to oneself may take.
  private static let echo: TimeInterval = 2
  private static let polling: TimeInterval = 1
  /// The most notifications at once. Whoever may connect to the database may send them, and what waits behind a
  /// flood comes too late; a new connection reads all rows instead.
  private static let mostNotifications = 1000
  /// The bytes of contents beyond which all rows are read again, without those that are gone.
  private static let mostBytes = 128 << 20
  /// The seconds that answers wait for others, so that all are one transaction.
  private static let window: TimeInterval = 0.005
  /// The seconds after which it is read again when machines were seen.
  private static let seeing: TimeInterval = 20
  /// The seconds for which a question waits for a connection.
  private static let waiting: TimeInterval = 3

  init(_ member: FleetMember, identity: String, folder: String?, _ request: SourceRequest) {
    (self.member, self.identity, self.folder) = (member, identity, folder)
    var request = request
    request.fleet = nil
    self.request = request
    share = Double(FNV1a(member.name).value >> 11) / Double(1 << 53)
    status = FleetStatus(
      fleet: member.settings.name, server: member.settings.server, machine: member.machine,
      since: Date())
  }

  /// Runs until the process ends.
  func run() {
    var pause = Self.pauses.lowerBound
    while true {
      do throws(SourceFailure) {
        try connect()
        pause = Self.pauses.lowerBound
        try follow()
      } catch {
        let wasConnected = store != nil
        lose(error)
        if wasConnected { continue }
      }
      rest(pause * (0.75 + 0.5 * Double.random(in: 0...1)))
      pause = min(pause * 2, Self.pauses.upperBound)
    }
  }

  // MARK: The connection

  private func connect() throws(SourceFailure) {
    let store = try FleetStore(member.settings, request)
    try store.checkTables()
    try begin(store.connection, store)
    self.store = store
    failure = nil
    outdated = watches.instances.union(open.map(\.question.key.instance))
      .union(publications.map(\.turn.key.instance)).union(listings.map(\.instance))
    moved = []
    note(nil)
  }

  /// Prepares a connection: measures the clock, and finds out whether notifications arrive.
  private func begin(
    _ connection: PostgreSQLConnection, _ store: FleetStore
  ) throws(SourceFailure) {
    var best = try store.clock()
    for _ in 0..<2 {
      let next = try store.clock()
      if next.uncertainty() < best.uncertainty() { best = next }
    }
    (clock, measured) = (best, FleetClock.uptime)
    isNamesake = try !store.note(machine: member.machine, identity: identity, best)
    isPolled = try !store.isDirect()
    // Notifications and locks are nobody's behind such a proxy.
    guard !isPolled else { return }
    let word = "hello \(UInt64.random(in: 0...UInt64.max))"
    var isBack = false
    connection.onNotification = { _, payload in if payload == word { isBack = true } }
    try store.listen(word: word)
    let deadline = Deadline(after: Self.echo)
    while !isBack, !deadline.isOver {
      guard connection.takeNotifications(most: Self.mostNotifications) != nil else {
        throw store.loss
      }
      if !isBack { _ = wait(connection.descriptor, deadline.milliseconds, isRung: false) }
    }
    isPolled = !isBack
    connection.onNotification = { [weak self, channel = member.settings.channel] name, payload in
      if name == channel { self?.take(payload) }
    }
  }

  private func lose(_ failure: SourceFailure) {
    store = nil
    self.failure = failure
    for index in open.indices { open[index].lock = nil }
    note(failure)
  }

  /// Waits for the next attempt to connect, and refuses what cannot wait so long.
  private func rest(_ seconds: TimeInterval) {
    let deadline = Deadline(after: seconds)
    repeat {
      takeMessages()
      for item in open
      where item.question.deadline.elapsed > Self.waiting
        || status.failure != nil
          && item.question.deadline.elapsed > 1
      {
        watches.miss(item.question.key.instance)
        item.question.give(.refused(FleetWords.notConnected(failure)))
      }
      refuseListings()
      dropAnswered()
      dropLate()
      _ = wait(-1, min(deadline.milliseconds, 250), isRung: true)
    } while !deadline.isOver
  }

  private func refuseListings() {
    let patience = status.failure == nil ? Self.waiting : 1
    for listing in listings where FleetClock.uptime > listing.begun + patience {
      watches.miss(listing.instance)
      listing.give(.failure(FleetWords.notConnected(failure)))
    }
    listings.removeAll { FleetClock.uptime > $0.begun + patience }
  }

  /// Waits until a descriptor is readable or, if `isRung`, a message has come.
  private func wait(_ descriptor: Int32, _ milliseconds: Int32, isRung: Bool) -> Bool {
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isRung ? member.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&polled, 2, milliseconds) > 0
  }

  // MARK: Rounds

  /// Serves questions and answers until the connection is lost.
  private func follow() throws(SourceFailure) {
    var looked = FleetClock.uptime
    while let store, let clock {
      let connection = store.connection
      guard connection.takeNotifications(most: Self.mostNotifications) != nil else {
        throw store.loss
      }
      takeMessages()
      if isPolled, FleetClock.uptime >= looked + Self.polling {
        looked = FleetClock.uptime
        try readGenerations(store)
      }
      if FleetClock.uptime >= measured + Self.measuring { try measure(store) }
      try publish(store, clock)
      try readOutdated(store)
      try answerListings(store, clock)
      try answer(store, clock)
      watches.tellLate(in: rows, at: FleetClock.uptime)
      guard publications.isEmpty, outdated.isEmpty, moved.isEmpty else { continue }
      _ = wait(connection.descriptor, milliseconds(clock), isRung: true)
    }
  }

  private func takeMessages() {
    for message in member.takeMessages() {
      switch message {
      case .question(let question):
        open.append(Open(question: question, begun: clock?.now() ?? 0))
        if rows[question.key] == nil { outdated.insert(question.key.instance) }
      case .publication(let publication): take(publication)
      case .watch(let number, let instance, let isOfMachines, let onChange):
        watches.add(number, instance, isOfMachines: isOfMachines, onChange)
        outdated.insert(instance)
      case .unwatch(let number): watches.remove(number)
      case .listing(let listing):
        listings.append(listing)
        if !watches.want(FleetKey(listing.instance, machine: "*")) {
          outdated.insert(listing.instance)
        }
      }
    }
  }

  /// Takes an answer on its way. Of this machine's own row only the newest is of interest.
  private func take(_ publication: FleetPublication) {
    if publication.turn.lock == nil {
      publications.removeAll { $0.turn.lock == nil && $0.turn.key == publication.turn.key }
    }
    publications.append(publication)
  }

  /// The instances whose rows are followed.
  private var known: Set<String> { watches.instances.union(asked) }

  /// The instances that are asked for.
  private var asked: Set<String> { Set(open.map(\.question.key.instance)) }

  private func take(_ payload: String) {
    guard let named = FleetStore.named(in: payload) else { return outdated.formUnion(known) }
    note(named, asked)
  }

  /// Notes rows that have moved, if they are of interest.
  private func note(_ named: [(key: FleetKey, generation: Int64)], _ asked: Set<String>) {
    for (key, generation) in named where rows[key]?.generation != generation {
      let isAsked = key.machine.isEmpty && asked.contains(key.instance)
      if isAsked || watches.want(key) { moved.insert(key) }
    }
  }

  private func readGenerations(_ store: FleetStore) throws(SourceFailure) {
    let known = known
    guard !known.isEmpty else { return }
    note(
      try store.generations(of: known.sorted(), ofMachines: watches.ofMachines).map {
        ($0.key, $0.value)
      }, asked)
  }

  private func measure(_ store: FleetStore) throws(SourceFailure) {
    let next = try store.clock()
    (clock, measured) = (next, FleetClock.uptime)
    isNamesake = try !store.note(machine: member.machine, identity: identity, next)
    note(nil)
  }

  private func readOutdated(_ store: FleetStore) throws(SourceFailure) {
    if !outdated.isEmpty {
      let wanted = outdated
      let ofMachines = watches.ofMachines
      rows.replace(
        wanted, ofMachines: ofMachines,
        by: try store.readings(of: wanted.sorted(), ofMachines: ofMachines))
      outdated.subtract(wanted)
      tell(wanted)
    }
    if !moved.isEmpty {
      let wanted = moved
      for row in try store.readings(of: Array(wanted)) { rows[row.key] = row }
      moved.subtract(wanted)
      tell(Set(wanted.map(\.instance)))
      // Rows whose names are others each time are found out by reading all.
      if rows.size > Self.mostBytes { outdated.formUnion(known) }
    }
  }

  /// Tells watches that rows have moved, unless a question takes them anyway.
  private func tell(_ instances: Set<String>) {
    watches.tell(instances, in: rows, asked: asked, at: FleetClock.uptime)
  }

  private func answerListings(_ store: FleetStore, _ clock: FleetClock) throws(SourceFailure) {
    guard !listings.isEmpty else { return }
    if FleetClock.uptime > seen.read + Self.seeing {
      seen = (try store.machines(), FleetClock.uptime)
    }
    for listing in listings {
      listing.give(
        .success(
          FleetMachines(rows.ofMachines(listing.instance), seen: seen.times, by: clock)))
    }
    listings = []
  }

  // MARK: Questions

  private func view(of item: Open) -> FleetView {
    let question = item.question
    var view = FleetView(begun: item.begun, limit: question.limit + 1, share: share)
    view.row = rows[question.key].map {
      FleetView.Row(generation: $0.generation, due: $0.due, isOwn: $0.asker == member.name)
    }
    view.taken = question.taken
    (view.isWish, view.isChanged) = (question.isWish, question.isChanged)
    view.mayAsk = question.asker == nil || question.asker == member.machine
    view.lock = item.lock
    if isPolled { view.patience = 3 }
    return view
  }

  private func answer(_ store: FleetStore, _ clock: FleetClock) throws(SourceFailure) {
    let now = clock.now()
    var locks: [Int64: (index: Int, attempt: Int)] = [:]
    for (index, item) in open.enumerated() {
      let question = item.question
      if isNamesake, question.asker == member.machine {
        question.give(.refused(FleetWords.twice(member.machine)))
        continue
      }
      switch view(of: item).decision(at: now) {
      case .take: if let row = rows[question.key] { question.give(.take(row)) }
      case .again: question.give(.again)
      case .ask(let attempt):
        if turns.contains(question.key) { break }
        locks[lock(of: question.key, attempt)] = (index, attempt)
      case .wait: break
      }
      if question.deadline.isOver { question.give(.refused(FleetWords.silent(question.asker))) }
    }
    if !locks.isEmpty { try take(locks, store, clock) }
    dropAnswered()
  }

  /// Tries to take locks. The rows of those that it gets are read again, since another member may have
  /// answered meanwhile.
  private func take(
    _ locks: [Int64: (index: Int, attempt: Int)], _ store: FleetStore, _ clock: FleetClock
  ) throws(SourceFailure) {
    let limit = locks.values.map { open[$0.index].question.limit }.max() ?? 0
    let held =
      isPolled
      ? try store.claim(locks.keys.sorted(), by: member.name, for: limit + 1)
      : try store.lock(locks.keys.sorted())
    let names = Set(held.compactMap { locks[$0].map { open[$0.index].question.key.instance } })
    let before = rows
    if !names.isEmpty {
      for row in try store.readings(of: names.sorted()) { rows[row.key] = row }
    }
    var free: [Int64] = []
    for (lock, (index, attempt)) in locks {
      let question = open[index].question
      let row = rows[question.key]
      if !held.contains(lock) {
        let now = clock.now()
        let known = open[index].lock
        let since = known?.attempt == attempt ? known?.since ?? now : now
        open[index].lock = FleetView.Lock(attempt: attempt, since: since, last: now)
      } else if row?.generation != before[question.key]?.generation {
        free.append(lock)
      } else {
        let content = row.flatMap { FleetContent(text: $0.content) }
        let turn = FleetTurn(
          key: question.key, generation: row?.generation ?? 0, lock: lock,
          attempts: content?.attempts ?? 0, due: row?.due)
        if question.give(.ask(turn)) { turns.insert(question.key) } else { free.append(lock) }
      }
    }
    if !free.isEmpty, !isPolled { try store.unlock(free) }
    tell(names)
  }

  /// The key of a lock: for an instance's next generation, and another for each attempt, so that one
  /// that a frozen machine holds stops nobody for long.
  private func lock(of key: FleetKey, _ attempt: Int) -> Int64 {
    let generation = rows[key]?.generation ?? 0
    let name = Fingerprint(
      member.settings.name, key.instance, key.machine, "\(generation)", "\(attempt)")
    return Int64(bitPattern: name.number)
  }

  private func dropAnswered() { open.removeAll { $0.question.isAnswered } }

  // MARK: Answers

  private func publish(_ store: FleetStore, _ clock: FleetClock) throws(SourceFailure) {
    dropLate()
    guard !publications.isEmpty else { return }
    usleep(UInt32(Self.window * 1e6))
    takeMessages()
    if isNamesake { publications.removeAll { $0.turn.lock == nil } }
    guard !publications.isEmpty else { return }
    let batch = publications.map { (publication: $0, row: $0.row(clock)) }
    let generations = try store.publish(batch.map(\.row), by: member.name)
    publications = []
    for (publication, row) in batch {
      turns.remove(row.key)
      if let generation = generations[row.key] {
        var row = row
        row.generation = generation
        rows[row.key] = row
        publication.note(.published(row))
      } else {
        moved.insert(row.key)
        publication.note(.moved)
      }
    }
    watches.noteOwn(Set(generations.keys), in: rows)
    tell(Set(generations.keys.filter { !$0.machine.isEmpty }.map(\.instance)))
    let locks = batch.compactMap(\.publication.turn.lock)
    if !isPolled, !locks.isEmpty { try store.unlock(locks) }
  }

  /// Gives up answers that nobody waits for any more.
  private func dropLate() {
    let now = FleetClock.uptime
    for late in publications where late.end < now {
      turns.remove(late.turn.key)
      late.note(.failed(FleetWords.notConnected(failure)))
    }
    publications.removeAll { $0.end < now }
  }

  /// The milliseconds until anything is to be done without a message or a notification.
  private func milliseconds(_ clock: FleetClock) -> Int32 {
    let now = clock.now()
    var seconds = max(0, measured + Self.measuring - FleetClock.uptime)
    if isPolled { seconds = min(seconds, Self.polling) }
    if let next = watches.next { seconds = min(seconds, max(0, next - FleetClock.uptime)) }
    for item in open {
      seconds = min(seconds, item.question.deadline.left)
      switch view(of: item).decision(at: now) {
      case .wait(let time): seconds = min(seconds, max(0, time - now))
      case .ask where turns.contains(item.question.key): break
      case .ask, .take, .again: seconds = 0
      }
    }
    return Int32(min(seconds * 1000, 60_000).rounded(.up))
  }

  // MARK: Status

  /// Writes the status of the membership where it has changed.
  private func note(_ failure: SourceFailure?) {
    if (status.failure == nil) != (failure == nil) { status.since = Date() }
    status.failure = failure.map { $0.description }
    status.isPolled = isPolled
    status.skew = clock?.skew()
    status.uncertainty = clock?.uncertainty()
    guard let folder else { return }
    try? FileAccess.makeFolder(folder)
    let name = Fingerprint(status.fleet, status.server).digits
    try? FileAccess.replace("\(folder)/\(name)", with: Array(status.json.utf8))
  }
}
