/// Names of bars, each of which is another one: two bars of one name would be drawn as their sum, which no data
/// say.
struct DistinctNames {
  private var counts: [String: Int] = [:]
  private var used: Set<String> = []

  /// Returns the name, with a number behind it if it has been there: `web (2)`.
  mutating func next(_ name: String) -> String {
    var result = name
    while !used.insert(result).inserted {
      let count = counts[name, default: 1] + 1
      counts[name] = count
      result = name.isEmpty ? "(\(count))" : "\(name) (\(count))"
    }
    return result
  }
}
