/// The words for answers to queries, of a server or of exporters.
enum PrometheusWords {
  /// Returns the failure that all values of a query are NaN.
  static func noNumber(of count: Int) -> SourceFailure {
    SourceFailure(
      count == 1 ? "the value is NaN" : "all values are NaN",
      "NaN is no number: an exporter gives it, or the query divides 0 by 0. "
        + "Write null: ok in the source if a missing value is fine.")
  }
}
