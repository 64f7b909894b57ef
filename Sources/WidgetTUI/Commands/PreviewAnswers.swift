import Dispatch
import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The answers to questions about previews and about all entries of a timeline, which are drawn for golden files.
@MainActor
struct PreviewAnswers {
  private let question: BundleQuestion
  private let write: @MainActor (BundleAnswer) throws -> Void

  /// The seconds that a provider or an author's code has.
  private static let patience = 20
  /// The most entries that are drawn.
  private static let most = 24

  init(_ question: BundleQuestion, write: @escaping @MainActor (BundleAnswer) throws -> Void) {
    (self.question, self.write) = (question, write)
  }

  private var scheme: ColorScheme { question.scheme == "light" ? .light : .dark }

  /// Lists the program's previews.
  func list() throws {
    for preview in ProgramPreview.all {
      var answer = BundleAnswer()
      answer.preview = BundlePreview(
        id: preview.id, name: preview.name, file: preview.fileID, line: preview.line)
      try write(answer)
    }
  }

  /// Draws one preview.
  func draw() throws {
    guard let preview = ProgramPreview.all.first(where: { $0.id == question.preview }) else {
      throw CommandError(words: "unknown preview \(VisibleText.quoted(question.preview ?? ""))")
    }
    do {
      try write(try awaited("the preview") { try await preview.pictures() })
    } catch let reason as PreviewUnavailable {
      var answer = BundleAnswer()
      answer.unavailable = "\(reason)"
      try write(answer)
    }
  }

  /// Draws the entries of a widget's timeline.
  func drawTimeline(of description: WidgetDescription, size: Size) throws {
    let family = question.family.flatMap { WidgetFamily(name: $0) } ?? .systemSmall
    let context = TimelineProviderContext(
      family: family, isPreview: false, size: size, place: question.settings.place)
    let source = description.parameters?.source(question.values ?? [:]) ?? description.source
    let entries = try awaited("the timeline") {
      try await source.entries(in: context)
    }
    try write(
      entries.map {
        PreviewPicture(
          entry: $0, family: family, title: description.displayName, size: size,
          hasContentMargins: description.hasContentMargins)
      })
  }

  private func write(_ pictures: [PreviewPicture]) throws {
    guard !pictures.isEmpty else { throw CommandError(words: "it has no entries") }
    for (index, picture) in pictures.prefix(Self.most).enumerated() {
      var answer = BundleAnswer(picture, on: scheme)
      if index == Self.most - 1, pictures.count > Self.most {
        answer.left = pictures.count - Self.most
      }
      try write(answer)
    }
  }

  /// Returns the result of work that may need the main queue.
  ///
  /// The limit is one of a clock that goes on while that of the calendar stands still.
  private func awaited<Value>(
    _ name: String, _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    var isOver = false
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(Self.patience)) {
      MainActor.assumeIsolated { isOver = true }
    }
    let loop = try EventLoop(input: -1, signals: [])
    while true {
      if let result { return try result.get() }
      guard !isOver else {
        throw CommandError(words: "\(name) did not come within \(Self.patience) s")
      }
      _ = loop.next()
    }
  }
}
