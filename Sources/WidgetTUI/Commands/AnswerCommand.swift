import FoundationEssentials
import Glibc
import Synchronization
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetTimeline

/// `PROGRAM answer`: answers the question in the variable `WIDGETTUI_QUESTION` of a program that shows
/// this program's widgets, a line of JSON for each part.
@MainActor
struct AnswerCommand {
  private let catalog: Catalog
  private let question: BundleQuestion
  /// The widget's settings and its place.
  private let settings: InstanceSettings

  /// The time limit of sample data, in seconds.
  private static let patience: TimeInterval = 10

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    guard let text = getenv(BundleQuestion.variable).map({ String(cString: $0) }),
      let question = try? JSONDecoder().decode(BundleQuestion.self, from: Data(text.utf8))
    else {
      throw CommandError(words: "no question: expected JSON in \(BundleQuestion.variable)")
    }
    // Processes that providers start must not inherit it.
    unsetenv(BundleQuestion.variable)
    self.question = question
    settings = question.settings
    self.catalog = catalog(try Stage(options).surroundings(interval: nil))
  }

  func run() throws {
    do {
      try answer()
    } catch {
      var answer = BundleAnswer()
      answer.error = "\(error)"
      try Self.write(answer)
    }
  }

  private func answer() throws {
    switch question.subject {
    case .previews: return try previews.list()
    case .drawing: return try previews.draw()
    default: break
    }
    guard let description = catalog[question.kind] else {
      throw CommandError(words: "unknown kind \(VisibleText.quoted(question.kind))")
    }
    switch question.subject {
    case .parameters, .options: try answerParameters(of: description)
    case .suits: try answerSuits(description)
    case .open: try open(description)
    case .preview: try answerPreview(of: description)
    case .timeline:
      try previews.drawTimeline(of: description, size: try pageSize ?? Size(width: 18, height: 8))
    case .previews, .drawing: break
    }
  }

  private var previews: PreviewAnswers { PreviewAnswers(question) { try Self.write($0) } }

  private nonisolated static func write(_ answer: BundleAnswer) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try StandardOutput.write(
      json: String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n")
  }

  // MARK: Parameters

  private func answerParameters(of description: WidgetDescription) throws {
    guard let parameters = description.parameters else { return }
    let values = question.values ?? [:]
    let (key, words) = (question.parameter ?? "", question.words)
    let answers = try BoardPlace.$current.withValue(settings.place) {
      if question.subject == .parameters {
        return try Blocking.value { try await parameters.shown(values) }.map { shown in
          var answer = BundleAnswer()
          answer.parameter = BundleDescription.Parameter(
            key: shown.key, title: shown.title, type: shown.type, value: shown.value)
          return answer
        }
      }
      return try Blocking.value { try await parameters.options(key, words, values) }.map { option in
        var answer = BundleAnswer()
        answer.option = BundleAnswer.Option(value: option.value, title: option.title)
        return answer
      }
    }
    for answer in answers { try Self.write(answer) }
  }

  // MARK: Addresses

  private func route(_ description: WidgetDescription) throws -> (LinkRoute, String) {
    let address = question.address ?? ""
    let scheme = address.splitExactly(separator: ":").first?.lowercased() ?? ""
    guard let route = description.route(for: scheme) else {
      throw CommandError(words: "cannot open \(VisibleText.quoted(address))")
    }
    return (route, address)
  }

  private func answerSuits(_ description: WidgetDescription) throws {
    let (route, address) = try route(description)
    var answer = BundleAnswer()
    answer.suits = route.suits(address, settings)
    try Self.write(answer)
  }

  private func open(_ description: WidgetDescription) throws {
    let (route, address) = try route(description)
    let size = try pageSize
    let reloads = ReloadedKinds()
    WidgetCenter.shared.setListener(reloads)
    let page = try awaited { [settings] in
      let page = Mutex<LinkedPage?>(nil)
      await route.open(address, settings, size: size) { state in
        switch state {
        case .opened(let opened): page.withLock { $0 = opened }
        case .done(let words, let itself, _):
          let state = LinkRoute.State.done(words, reloads: itself, kinds: reloads.kinds)
          try? Self.write(BundleAnswer(state))
        case .loading, .failed: try? Self.write(BundleAnswer(state))
        }
      }
      return page.withLock { $0 }
    }
    guard let page else { return }
    var answer = BundleAnswer(.opened(page))
    if let size, let entry = page.entry {
      answer.draw(
        entry, of: instance("page", in: .systemLarge), title: page.title, size: size,
        hasContentMargins: false)
    }
    try Self.write(answer)
  }

  /// Returns the result of work, which may need the main queue, as an intent may.
  private func awaited<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) throws -> Value {
    let value = Mutex<Value?>(nil)
    Task {
      let result = await work()
      value.withLock { $0 = result }
    }
    let loop = try EventLoop(input: -1, signals: [])
    while true {
      if let value = value.withLock(\.self) { return value }
      _ = loop.next()
    }
  }

  /// The size of a page that is drawn; `nil` if only its words are wanted.
  private var pageSize: Size? {
    get throws {
      guard let width = question.width, let height = question.height else { return nil }
      return try Self.checked(Size(width: width, height: height))
    }
  }

  private static func checked(_ size: Size) throws -> Size {
    guard (1...1000).contains(size.width), (1...1000).contains(size.height) else {
      throw CommandError(
        words: "invalid size \(size.width)×\(size.height); expected 1 to 1000 cells a side")
    }
    return size
  }

  private func instance(_ id: String, in family: WidgetFamily) -> WidgetInstance {
    WidgetInstance(id: id, kind: question.kind, family: family, configuration: settings.words)
  }

  // MARK: Sample data

  private func answerPreview(of description: WidgetDescription) throws {
    let family = question.family.flatMap { WidgetFamily(name: $0) } ?? .systemSmall
    let size = try Self.checked(
      Size(width: question.width ?? 20, height: question.height ?? 10))
    let context = TimelineProviderContext(
      family: family, isPreview: true, size: size, place: settings.place)
    var entry: AnyTimelineEntry?
    let source = description.parameters?.source(question.values ?? [:]) ?? description.source
    source.snapshot(context) { entry = $0 }
    let loop = try EventLoop(input: -1, signals: [])
    let end = Date() + Self.patience
    while entry == nil, Date() < end {
      loop.set(for: end)
      _ = loop.next()
    }
    guard let entry else { throw CommandError(words: "no sample data came in time") }
    var answer = BundleAnswer()
    answer.draw(
      entry, of: instance("preview", in: family), title: description.displayName, size: size,
      hasContentMargins: description.hasContentMargins)
    try Self.write(answer)
  }
}

/// The kinds of widgets that an intent, which this process performs, asked `WidgetCenter` to reload.
private final class ReloadedKinds: WidgetCenterListener {
  private let names = Mutex<Set<String>>([])

  var kinds: Set<String> { names.withLock(\.self) }

  func reloadTimelines(ofKind kind: String?) {
    guard let kind else { return }
    names.withLock { _ = $0.insert(kind) }
  }

  func currentConfigurations() async -> [WidgetInfo] { [] }

  func invalidateConfigurationRecommendations() {}
}
