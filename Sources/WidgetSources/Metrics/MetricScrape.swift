import Dispatch
import FoundationEssentials
import Synchronization
import WidgetBase

/// One reading of all exporters: a few are asked at a time, and their texts are parsed together.
final class MetricScrape: Sendable {
  /// What an exporter gave.
  struct Answer: Sendable {
    /// The series of each selector.
    var samples: [[MetricSample]]
    /// The time from the beginning of the reading until it had answered, in seconds.
    var time: TimeInterval
    var freshUntil: Date?
    /// The seconds that a cache has kept it; 0 for an answer of now.
    var age: TimeInterval
  }

  /// The most exporters that are asked at a time.
  static let most = 8
  /// The size of texts that are parsed together, in bytes: starting the parser takes longer than one.
  private static let batch = 4 << 20

  /// A text that waits to be parsed.
  private struct Waiting {
    let index: Int
    let text: MetricsTask.Text
    var answer: Answer
  }

  private struct State {
    var next = 0
    var waiting: [Waiting] = []
    var size = 0
    var answers: [Result<Answer, SourceFailure>?]
    /// The number of series of all answers.
    var series = 0
  }

  private let questions: [HTTPRequest]
  private let order: [Int]
  private let selectors: [MetricSelector]
  private let request: SourceRequest
  private let deadline: Deadline
  private let state: Mutex<State>

  /// - Parameter order: The numbers of the questions in the order in which they are asked.
  init(
    _ questions: [HTTPRequest], order: [Int], selectors: [MetricSelector],
    _ request: SourceRequest, before deadline: Deadline
  ) {
    self.questions = questions
    self.order = order
    self.selectors = selectors
    self.request = request
    self.deadline = deadline
    state = Mutex(State(answers: Array(repeating: nil, count: questions.count)))
  }

  /// Returns the answer to each question, or the reason why there is none; throws if all together have too
  /// many series.
  func answers() throws(SourceFailure) -> [Result<Answer, SourceFailure>] {
    let group = DispatchGroup()
    for _ in 1..<max(1, min(Self.most, questions.count)) {
      group.enter()
      let isStarted = Threads.start { [self] in
        work()
        group.leave()
      }
      if !isStarted { group.leave() }
    }
    work()
    // A transfer ends by its own limit; one that does not is left alone.
    _ = group.wait(timeout: .now() + .milliseconds(Int(deadline.milliseconds)))
    parse(taken(least: 1))
    let count = state.withLock(\.series)
    guard count <= MetricRound.mostSeries else {
      throw MetricWords.tooManySeries(MetricRound.mostSeries)
    }
    return state.withLock { state in
      state.answers.map { $0 ?? .failure(.timeout(deadline.timeout)) }
    }
  }

  private func work() {
    while let index = next() {
      do throws(SourceFailure) {
        let waiting = try download(index)
        state.withLock { state in
          state.waiting.append(waiting)
          state.size += waiting.text.bytes.count
        }
      } catch {
        state.withLock { $0.answers[index] = .failure(error) }
      }
      parse(taken(least: Self.batch))
    }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.next < order.count else { return nil }
      state.next += 1
      return order[state.next - 1]
    }
  }

  private func download(_ index: Int) throws(SourceFailure) -> Waiting {
    var question = questions[index]
    // Time to parse is left, and where many wait no one takes all of it.
    let share = questions.count > Self.most ? 0.4 : 0.8
    question.timeout = min(deadline.left - 0.1 * deadline.timeout, share * deadline.timeout)
    guard question.timeout > 0 else {
      throw SourceFailure(
        "not asked", "The other hosts took all of \(Spans.words(deadline.timeout)).",
        kind: .timeout(deadline.timeout))
    }
    let response = try HTTPClient().answer(to: question, of: request)
    let type = response.contentType
    guard let format = ExpositionFormat(contentType: type), type != "text/html" else {
      throw MetricWords.notText(type ?? "")
    }
    let age = response.kept.map { response.date.timeIntervalSince($0) } ?? 0
    return Waiting(
      index: index, text: MetricsTask.Text(format: format, bytes: response.utf8),
      answer: Answer(
        samples: [], time: deadline.elapsed, freshUntil: response.freshUntil, age: age))
  }

  /// Takes all texts that wait, if there are as many bytes of them.
  private func taken(least: Int) -> [Waiting] {
    state.withLock { state in
      guard state.size >= least || least == 1 else { return [] }
      defer { (state.waiting, state.size) = ([], 0) }
      return state.waiting
    }
  }

  private func parse(_ waiting: [Waiting]) {
    guard !waiting.isEmpty else { return }
    do throws(SourceFailure) {
      let answers = try MetricsTask.answers(
        waiting.map(\.text), of: selectors,
        before: Deadline(left: deadline.left, of: deadline.timeout))
      state.withLock { state in
        for case .success(let samples) in answers {
          state.series += samples.reduce(0) { $0 + $1.count }
        }
        guard state.series <= MetricRound.mostSeries else {
          // Nothing of this reading is used, so no memory is kept for it and no other host is asked.
          state.answers = state.answers.map { _ in nil }
          state.next = order.count
          return
        }
        for (waiting, samples) in zip(waiting, answers) {
          state.answers[waiting.index] = samples.map { samples in
            var answer = waiting.answer
            answer.samples = samples
            return answer
          }
        }
      }
    } catch {
      // Only the text that is at fault fails.
      guard waiting.count == 1 else {
        for one in waiting { parse([one]) }
        return
      }
      state.withLock { $0.answers[waiting[0].index] = .failure(error) }
    }
  }
}
