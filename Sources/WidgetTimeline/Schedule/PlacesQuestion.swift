internal import FoundationEssentials

/// A question to a widget's provider for all places that show the widget: their answers are taken
/// together, so that no two places show different readings.
@MainActor
struct PlacesQuestion {
  typealias Answer = Result<AnyTimeline, ReloadFailure>

  /// Tells the answers of one question from those of another.
  let number: Int
  let date: Date
  let reason: ReloadReason
  /// The places' instances, each with the generation of its own question.
  private(set) var generations: [String: Int] = [:]
  /// The instances for which the provider was asked and has not answered.
  private var awaited: Set<String> = []
  private var answers: [String: Answer] = [:]
  /// The answer for places that the provider was not asked for.
  private var common: Answer?

  init(number: Int, date: Date, reason: ReloadReason) {
    self.number = number
    self.date = date
    self.reason = reason
  }

  /// The instances that wait for an answer, in order.
  var ids: [String] { generations.keys.sorted() }

  /// Whether nothing is waited for.
  var isComplete: Bool { awaited.isEmpty }

  /// The instances that have no answer of their own and for which nobody is asked.
  var unasked: [String] { ids.filter { answers[$0] == nil && !awaited.contains($0) } }

  mutating func join(_ id: String, generation: Int) { generations[id] = generation }

  mutating func leave(_ id: String) { generations[id] = nil }

  /// Waits for the answers for these instances too.
  mutating func wait(for ids: [String]) { awaited.formUnion(ids) }

  /// Takes the answer for an instance; false where none is waited for.
  mutating func take(_ answer: Answer, for id: String) -> Bool {
    guard awaited.remove(id) != nil else { return false }
    answers[id] = answer
    common = common ?? answer
    return true
  }

  /// The answer for an instance; nil where there is none yet.
  ///
  /// - Parameter isOwn: whether it must be the instance's own, since the places' answers differ.
  func answer(for id: String, isOwn: Bool) -> Answer? { answers[id] ?? (isOwn ? nil : common) }
}
