internal import FoundationEssentials

/// One request to a widget's provider for all places that show the widget. Their answers are
/// applied together, so that no two places show different readings.
@MainActor
struct PlacesQuestion {
  typealias Answer = Result<AnyTimeline, ReloadFailure>

  /// The number that identifies the request.
  let number: Int
  let date: Date
  let reason: ReloadReason
  /// The places' instances, each with the generation of its own request.
  private(set) var generations: [String: Int] = [:]
  /// The instances whose answers are still pending.
  private var awaited: Set<String> = []
  private var answers: [String: Answer] = [:]
  /// The answer for places for which the provider was not asked.
  private var common: Answer?

  init(number: Int, date: Date, reason: ReloadReason) {
    self.number = number
    self.date = date
    self.reason = reason
  }

  /// The instances in the request, in order.
  var ids: [String] { generations.keys.sorted() }

  /// True if no answer is pending.
  var isComplete: Bool { awaited.isEmpty }

  /// The instances without an answer of their own, for which none is pending.
  var unasked: [String] { ids.filter { answers[$0] == nil && !awaited.contains($0) } }

  mutating func join(_ id: String, generation: Int) { generations[id] = generation }

  mutating func leave(_ id: String) { generations[id] = nil }

  /// Adds instances whose answers are pending.
  mutating func wait(for ids: [String]) { awaited.formUnion(ids) }

  /// Stores the answer for an instance; returns false if none was pending.
  mutating func take(_ answer: Answer, for id: String) -> Bool {
    guard awaited.remove(id) != nil else { return false }
    answers[id] = answer
    common = common ?? answer
    return true
  }

  /// Returns the answer for an instance; `nil` if there is none yet.
  ///
  /// - Parameter isOwn: True if it must be the instance's own, since the places' answers differ.
  func answer(for id: String, isOwn: Bool) -> Answer? { answers[id] ?? (isOwn ? nil : common) }
}
