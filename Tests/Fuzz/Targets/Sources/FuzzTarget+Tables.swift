import WidgetBase

@testable import WidgetSources

extension FuzzTarget {
  /// A table has the same cells after they were quoted and read again; no format refuses without a
  /// reason.
  static let table = FuzzTarget("table") { bytes, promises in
    for separator in [UInt8(ascii: ","), UInt8(ascii: "\t")] {
      let rows = Table.rows(bytes, separator: separator)
      let quoted = rows.map { row in
        row.map { "\"" + $0.escaping { $0 == "\"" ? "\"\"" : nil } + "\"" }
          .joined(separator: String(Unicode.Scalar(separator)))
      }
      let again = Table.rows(Array(quoted.joined(separator: "\n").utf8), separator: separator)
      promises.expect(again == rows, "other cells after they were quoted")
    }
    for format in [DataFormat.csv, .tsv, .lines, .text] {
      do throws(SourceFailure) {
        let datum = try format.datum(bytes)
        for case .record(let fields) in datum.items ?? [] {
          promises.expect(Set(fields.map(\.name)).count == fields.count, "two fields of one name")
        }
      } catch {
        promises.expect(!error.reason.isEmpty, "a failure without a reason")
      }
    }
  }
}
