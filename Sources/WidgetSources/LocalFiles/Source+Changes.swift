package import FoundationEssentials

extension Source {
  /// Returns true if a file that the source reads was changed after a date, or does not exist.
  package func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool {
    files(request).contains { FileAge.isNewer($0, than: date) }
  }
}
