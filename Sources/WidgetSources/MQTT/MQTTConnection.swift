import CMosquitto
import FoundationEssentials
import Glibc
import WidgetBase

/// A connection to an MQTT broker, which one thread uses.
final class MQTTConnection {
  /// The seconds after which a silent connection is checked.
  private static let keepAlive: Int32 = 30
  /// The longest time between two looks at a connection, in milliseconds.
  private static let look: Int32 = 10_000

  private let library: cmosquitto
  private let client: OpaquePointer
  private let inbox: MQTTInbox
  private let login: MQTTLogin
  /// The most bytes of one message before the connection is given up.
  private let most: Int
  /// The bytes that had been taken from the socket when the last message was complete.
  private var mark: Int64 = 0
  /// The certificates, which the library reads by a path at each handshake.
  private let authority: MemoryFile?

  /// Connects to a broker and waits until it has accepted the client.
  ///
  /// - Parameters:
  ///   - will: The message that the broker sends when the connection is lost.
  ///   - most: The most bytes of a message that is received.
  init(
    _ login: MQTTLogin, will: MQTTMessage? = nil, most: Int = 1 << 20, before deadline: Deadline,
    stop: StopSignal, onMessage: @escaping (MQTTMessage) -> Void = { _ in }
  ) throws(SourceFailure) {
    guard let library = cmosquitto_load()?.pointee else { throw MQTTWords.noLibrary }
    let inbox = MQTTInbox(onMessage: onMessage)
    guard
      let client = library.new_client(
        login.client, true, Unmanaged.passUnretained(inbox).toOpaque())
    else { throw MQTTWords.badClient }
    (self.library, self.client, self.inbox, self.login) = (library, client, inbox, login)
    authority = login.authority.flatMap { MemoryFile($0) }
    self.most = most
    MQTTInbox.attach(to: client, library)
    try setUp(will)
    try open(before: deadline, stop)
  }

  deinit { library.destroy(client) }

  private func setUp(_ will: MQTTMessage?) throws(SourceFailure) {
    _ = library.int_option(client, MOSQ_OPT_PROTOCOL_VERSION, login.version.number)
    if login.user != nil || login.password != nil {
      _ = library.username_pw_set(client, login.user ?? "", login.password)
    }
    if login.address.isSecure { try trust() }
    guard let will else { return }
    _ = library.will_set(
      client, will.topic, Int32(will.payload.count), will.payload, 1, will.isRetained)
  }

  /// Names the certificates that are trusted.
  private func trust() throws(SourceFailure) {
    guard login.authority != nil else {
      _ = library.int_option(client, MOSQ_OPT_TLS_USE_OS_CERTS, 1)
      return
    }
    // Without certificates the library would go on without TLS.
    guard let authority, library.tls_set(client, authority.path, nil, nil, nil, nil) == 0 else {
      throw CommandWords.tooManyFiles
    }
  }

  private func open(before deadline: Deadline, _ stop: StopSignal) throws(SourceFailure) {
    let address = login.address
    let code = library.connect(client, address.host, Int32(address.port), Self.keepAlive)
    let error = errno
    guard code == 0 else {
      throw MQTTWords.failure(code, to: address, error: error, said: inbox.said)
    }
    while inbox.answer == nil {
      guard !deadline.isOver else { throw MQTTWords.noAnswer(address, deadline.timeout) }
      guard try step(stop, milliseconds: deadline.milliseconds) else { throw Self.stopped }
    }
  }

  private static let stopped = SourceFailure("stopped")

  /// Subscribes to filters and waits until the broker has granted them.
  func subscribe(
    to filters: [TopicFilter], before deadline: Deadline, _ stop: StopSignal
  ) throws(SourceFailure) {
    var numbers: [Int32: TopicFilter] = [:]
    for filter in filters {
      var number: Int32 = 0
      try check(library.subscribe(client, &number, filter.text, 0))
      numbers[number] = filter
    }
    while !numbers.isEmpty {
      guard !deadline.isOver else { throw MQTTWords.noAnswer(login.address, deadline.timeout) }
      guard try step(stop, milliseconds: deadline.milliseconds) else { throw Self.stopped }
      for (number, codes) in inbox.granted {
        guard let filter = numbers.removeValue(forKey: number) else { continue }
        if let refused = codes.first(where: { $0 >= 0x80 }) {
          throw MQTTWords.notAuthorized(filter.text, code: refused)
        }
      }
      inbox.granted = [:]
    }
  }

  /// Sends a message, which the broker acknowledges later.
  func publish(_ message: MQTTMessage) throws(SourceFailure) {
    var number: Int32 = 0
    try check(
      library.publish(
        client, &number, message.topic, Int32(message.payload.count), message.payload, 1,
        message.isRetained))
    sent.insert(number)
  }

  /// The numbers of the messages that the broker has not acknowledged yet.
  private var sent: Set<Int32> = []

  /// True if the broker has not acknowledged all messages.
  var isSending: Bool {
    sent.subtract(inbox.published)
    inbox.published = []
    return !sent.isEmpty
  }

  /// Ends the connection in order, so that the broker sends no last will.
  func close() {
    _ = library.disconnect(client)
    _ = library.loop_write(client, 1)
  }

  /// Waits for what the broker sends, and takes it; returns false if the signal was sent.
  ///
  /// - Parameter milliseconds: The longest time to wait.
  func step(
    _ stop: StopSignal, milliseconds: Int32 = 10_000
  ) throws(SourceFailure) -> Bool {
    let socket = library.socket(client)
    guard socket >= 0 else { throw MQTTWords.lost(login.address) }
    let events = library.want_write(client) ? POLLIN | POLLOUT : POLLIN
    switch stop.wait(for: socket, events: events, milliseconds: min(milliseconds, Self.look)) {
    case .stopped: return false
    case .ready:
      try check(library.loop_read(client, 1))
      try checkLength(socket)
      if library.want_write(client) { try check(library.loop_write(client, 1)) }
    case .timedOut, .interrupted: break
    }
    try check(library.loop_misc(client))
    if let answer = inbox.answer, answer != 0 { throw refusal(answer) }
    return true
  }

  /// Throws if so much of one message has come that it is longer than any that is received.
  private func checkLength(_ socket: Int32) throws(SourceFailure) {
    let taken = cmosquitto_taken(socket)
    if inbox.hasMessage {
      inbox.hasMessage = false
      mark = taken
    }
    // Topics, and what TLS adds, are no part of the payload.
    guard taken - mark > Int64(most + most / 8 + 1 << 17) else { return }
    throw MQTTWords.flood(most)
  }

  private func refusal(_ answer: Int32) -> SourceFailure {
    MQTTWords.refused(answer, by: login.address, hasUser: login.user != nil)
  }

  private func check(_ code: Int32) throws(SourceFailure) {
    let error = errno
    guard code != 0 else { return }
    if let answer = inbox.answer, answer != 0 { throw refusal(answer) }
    if code == 7 || code == 4, inbox.said.isEmpty {
      throw inbox.answer == nil
        ? MQTTWords.noAnswerYet(login.address) : MQTTWords.lost(login.address)
    }
    throw MQTTWords.failure(code, to: login.address, error: error, said: inbox.said)
  }
}
