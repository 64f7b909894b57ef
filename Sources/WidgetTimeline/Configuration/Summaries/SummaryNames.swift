/// The parameters that a summary names, with whatever values and with certain ones.
public struct _SummaryNames: Sendable {
  /// Those that it names with some values or others.
  let all: Set<String>
  /// Those that it names with these values.
  let shown: @Sendable ([String: ParameterValue]) -> Set<String>

  /// The same parameters with all values.
  init(_ keys: [String] = []) {
    let keys = Set(keys)
    all = keys
    shown = { _ in keys }
  }

  /// One of several summaries, as the value of a parameter decides, which is always named itself;
  /// `decide` gives the summary's number, or nil for none of them.
  init(
    by key: String?, of summaries: [_SummaryNames],
    decide: @escaping @Sendable (ParameterValue) -> Int?
  ) {
    let deciding = Set([key].compactMap { $0 })
    all = summaries.reduce(deciding) { $0.union($1.all) }
    shown = { values in
      let number = decide(key.flatMap { values[$0] } ?? .none)
      return deciding.union(number.map { summaries[$0].shown(values) } ?? [])
    }
  }

  /// All of several summaries: which one is meant is not known.
  init(any summaries: [_SummaryNames]) {
    all = summaries.reduce([]) { $0.union($1.all) }
    shown = { values in summaries.reduce([]) { $0.union($1.shown(values)) } }
  }

  /// Those that matter with other values only.
  func hidden(with values: [String: ParameterValue]) -> Set<String> {
    all.subtracting(shown(values))
  }
}

extension AppIntent {
  /// The name of the property that a summary's key path leads to.
  static func key<Value>(of path: KeyPath<Self, IntentParameter<Value>>) -> String? {
    let intent = Self()
    let parameter = intent[keyPath: path]
    return intent.parameters.first { $0.parameter === parameter }?.key
  }
}
