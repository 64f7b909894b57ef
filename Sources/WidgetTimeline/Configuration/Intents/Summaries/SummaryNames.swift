/// The names of the parameters in a summary: with any values, and with given ones.
public struct _SummaryNames: Sendable {
  /// The names that appear with at least some values.
  let all: Set<String>
  /// Returns the names that appear with the given values.
  let shown: @Sendable ([String: ParameterValue]) -> Set<String>

  /// Creates names that appear with all values.
  init(_ keys: [String] = []) {
    let keys = Set(keys)
    all = keys
    shown = { _ in keys }
  }

  /// Creates the names of a choice of summaries by a parameter's value; that parameter always
  /// appears.
  ///
  /// `decide` returns the index of the summary, or `nil` for none.
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

  /// Creates the names of all summaries, for a choice that cannot be made here.
  init(any summaries: [_SummaryNames]) {
    all = summaries.reduce([]) { $0.union($1.all) }
    shown = { values in summaries.reduce([]) { $0.union($1.shown(values)) } }
  }

  /// Returns the names that appear only with values other than these.
  func hidden(with values: [String: ParameterValue]) -> Set<String> {
    all.subtracting(shown(values))
  }
}

extension AppIntent {
  /// Returns a value as boards write it for the parameter at a summary's key path.
  static func written<Value>(
    _ value: Value, by path: KeyPath<Self, IntentParameter<Value>>
  ) -> ParameterValue { Self()[keyPath: path].written(value) }

  /// Returns the name of the property at a summary's key path.
  static func key<Value>(of path: KeyPath<Self, IntentParameter<Value>>) -> String? {
    let intent = Self()
    let parameter = intent[keyPath: path]
    return intent.parameters.first { $0.parameter === parameter }?.key
  }
}
