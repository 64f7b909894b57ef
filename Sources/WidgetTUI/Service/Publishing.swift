import Dispatch
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The publications of an agent: widgets go to brokers and into files whenever they change.
@MainActor
final class Publishing {
  /// A publication of one board.
  private struct Target {
    let board: Board
    let publication: BoardPublication
    let messages: PublishedMessages
    let publisher: MQTTPublisher?
    /// The path of the file of metrics, or `nil` for none.
    let file: String?

    /// The broker and the first levels of the topics: of what is published alike, one record is kept.
    var topicsKey: String { "\(publication.broker?["mqtt"]?.text ?? "") \(messages.base)" }

    /// Returns the owner of the topics of a widget, which another board may have too.
    func owner(of widget: PublishedWidget) -> String {
      "\(Fingerprint(board.file ?? "").digits)/\(widget.name)"
    }
  }

  /// The shortest time between two rounds, in seconds.
  private static let pace: TimeInterval = 0.5
  /// The longest time between two files, so that an old one is known by its date, in seconds.
  private static let refresh: TimeInterval = 30

  private let hostName: String
  private let version: String
  /// The path of the file for all boards, or `nil` for none.
  private let file: String?
  private let environment: ProcessEnvironment
  private let folder: String?
  private let started: Date
  private let write: @Sendable (ServiceLogLine) -> Void
  private var targets: [Target] = []
  /// The topics that have messages, by the broker and the first levels.
  private var topics: [String: PublishedTopics] = [:]
  /// The files that were written, by path.
  private var files: [String: PublishedFile] = [:]
  private(set) var due: Date?
  private var last = Date.distantPast

  /// - Parameters:
  ///   - file: The path of the file of metrics of all boards, or `nil` for none.
  ///   - write: Writes a line of the service's log; called on any thread.
  init(
    file: String?, hostName: String, version: String, environment: ProcessEnvironment,
    folder: String?,
    started: Date, write: @escaping @Sendable (ServiceLogLine) -> Void
  ) {
    self.file = file
    self.hostName = hostName
    self.version = version
    self.environment = environment
    self.folder = folder
    self.started = started
    self.write = write
  }

  /// Publishes these boards from now on.
  func show(_ boards: [Board]) {
    // The last word on whether this agent is there is that of the new publications.
    stopPublishers()
    let old = Set(targets.compactMap(\.file))
    targets = boards.compactMap { board in board.publication.map { target(of: board, $0) } }
    if let file { targets += boards.map { fileTarget(of: $0, file) } }
    remove(old.subtracting(targets.compactMap(\.file)))
    due = targets.isEmpty ? nil : Date()
  }

  /// Publishes soon, because something has changed.
  func noteChange() {
    guard !targets.isEmpty else { return }
    due = min(due ?? .distantFuture, max(Date(), last + Self.pace))
  }

  /// Says that the agent is gone, and removes the files, which nobody renews.
  func stop() {
    stopPublishers()
    remove(Set(targets.compactMap(\.file)))
    targets = []
  }

  /// Ends the publishers, all at the same time: a broker that does not answer is waited for.
  private func stopPublishers() {
    let publishers = targets.compactMap(\.publisher)
    DispatchQueue.concurrentPerform(iterations: publishers.count) { publishers[$0].stop() }
  }

  private func remove(_ paths: Set<String>) {
    for path in paths { files.removeValue(forKey: path)?.remove() }
  }

  private func target(of board: Board, _ publication: BoardPublication) -> Target {
    let messages = PublishedMessages(
      publication, of: Self.names(in: publication, of: board), hostName: hostName,
      version: version)
    var request = SourceRequest(
      now: Date(), secrets: Secrets(publication.secrets), environment: environment,
      folder: publication.folder)
    request.state = folder
    let address = publication.broker?["mqtt"]?.text ?? ""
    let publisher = publication.broker.map { broker in
      MQTTPublisher(broker, request, availability: messages.availability) { [write] failure in
        let field = ServiceLogLine.Field("broker", address)
        guard let failure else {
          return write(ServiceLogLine(.notice, [.init("event", "publishing"), field]))
        }
        write(
          ServiceLogLine(
            .warning, [.init("event", "not-publishing"), field, .init("reason", "\(failure)")]))
      }
    }
    return Target(
      board: board, publication: publication, messages: messages, publisher: publisher,
      file: publication.metrics.map { request.path($0) })
  }

  /// Returns the names of the widgets of a board that are published.
  private static func names(in publication: BoardPublication, of board: Board) -> [String] {
    publication.widgets ?? board.widgets.keys.sorted()
  }

  private func fileTarget(of board: Board, _ file: String) -> Target {
    let publication = BoardPublication([:], secrets: [:], folder: "/")
    return Target(
      board: board, publication: publication,
      messages: PublishedMessages(publication, of: [], hostName: hostName, version: version),
      publisher: nil, file: file)
  }

  // MARK: Rounds

  /// Publishes what is known now, if that is due.
  ///
  /// - Parameter widget: Returns what is known of a board's widget, and when that changes by itself.
  func follow(
    _ widget: (Board, BoardWidget) -> (state: PublishedWidget, nextChange: Date?)?, at now: Date
  ) {
    guard let due, due <= now else { return }
    last = now
    var next: Date? = targets.contains { $0.file != nil } ? now + Self.refresh : nil
    var files: [String: [PublishedWidget]] = [:]
    var groups: [String: [(target: Target, widgets: [PublishedWidget])]] = [:]
    for target in targets {
      let names = Self.names(in: target.publication, of: target.board)
      let known = names.compactMap { target.board.widgets[$0] }.compactMap {
        widget(target.board, $0)
      }
      next = ([next] + known.map(\.nextChange)).compactMap { $0 }.filter { $0 > now }.min()
      let widgets = known.map(\.state)
      if target.publisher != nil { groups[target.topicsKey, default: []].append((target, widgets)) }
      if let file = target.file { files[file, default: []] += widgets }
    }
    for group in groups.values { publish(group) }
    for (path, widgets) in files { write(widgets, to: path, at: now) }
    self.due = next.map { max($0, now + Self.pace) }
  }

  /// Publishes the widgets of boards whose topics begin alike, which share the record of them.
  private func publish(_ group: [(target: Target, widgets: [PublishedWidget])]) {
    guard let first = group.first?.target else { return }
    let key = first.topicsKey
    var topics = topics[key] ?? PublishedTopics(of: key, in: folder)
    let publishers = group.compactMap(\.target.publisher)
    var messages: [[String: [UInt8]]] = []
    for (target, widgets) in group {
      var own: [String: [UInt8]] = [:]
      for widget in widgets {
        let messages = target.messages.messages(of: widget)
        topics.add(messages.keys, of: target.owner(of: widget))
        own.merge(messages) { $1 }
      }
      messages.append(own)
    }
    topics.abandonAll(
      except: Set(group.flatMap { group in group.widgets.map { group.target.owner(of: $0) } }))
    // One without values, as after a failure, may have the same ones again.
    for (target, widgets) in group {
      for widget in widgets where !widget.values.isEmpty {
        topics.abandonAll(of: target.owner(of: widget), except: target.messages.topics(of: widget))
      }
    }
    topics.forget(publishers.reduce(into: []) { $0.formUnion($1.takeCleared()) })
    topics.keep()
    self.topics[key] = topics
    for (index, publisher) in publishers.enumerated() {
      // One of them clears what nobody has any more.
      let cleared = index == 0 ? topics.abandoned.map { ($0, [UInt8]()) } : []
      publisher.publish(messages[index].merging(cleared) { own, _ in own })
    }
  }

  private func write(_ widgets: [PublishedWidget], to path: String, at now: Date) {
    var names: Set<String> = []
    let unique = widgets.filter { names.insert($0.name).inserted }
    let text = PublishedMetrics.text(of: unique, version: version, started: started, at: now)
    let file = files[path] ?? PublishedFile(path: path, log: write)
    files[path] = file
    file.write(text)
  }
}
