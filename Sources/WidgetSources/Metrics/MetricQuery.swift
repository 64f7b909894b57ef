import WidgetSettings

/// A query as it is written on a board: an expression, and the series that it takes.
struct MetricQuery: Hashable, Sendable {
  /// The error in a query, and its place.
  struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    let words: String
    /// The position of the character, counted from 1.
    let place: Int
    /// What is possible instead, or `nil` if the words say it.
    var fix: String?

    var description: String { "\(words) (character \(place))" }
  }

  let text: String
  let expression: MetricExpression
  let selectors: [MetricSelector]

  /// Reads a query, or throws its error.
  init(_ text: String) throws(Mistake) {
    self.text = text
    var parser = MetricQueryParser(text)
    expression = try parser.query()
    selectors = parser.selectors
  }

  /// True if it needs two readings.
  var needsPast: Bool { selectors.contains { $0.range != nil } }

  /// The schema of a query, whose errors have its place.
  static var schema: SettingSchema {
    let expected =
      "an expression such as node_load1 or sum by (mode) (rate(node_cpu_seconds_total[5m]))"
    var kind = SettingSchema.TextSchema(
      SettingKind<MetricQuery>(noun: "query", expected: expected) { try? MetricQuery($0) })
    kind.objection = { text in
      do throws(Mistake) {
        _ = try MetricQuery(text)
        return nil
      } catch {
        return SettingRemark(
          error.description,
          fix: error.fix ?? "expected \(expected)")
      }
    }
    return SettingSchema(.text(kind))
  }
}
