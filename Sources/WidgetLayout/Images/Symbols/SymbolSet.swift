/// A set of characters for symbols.
public enum SymbolSet: String, CaseIterable, Sendable, Hashable {
  /// Characters that most monospaced fonts have.
  case plain
  /// The icons of a Nerd Font, for terminals that use one, with plain characters for the symbols
  /// that it lacks.
  case nerdFont
  /// ASCII only.
  case ascii
}

extension EnvironmentValues {
  private enum SymbolSetKey: EnvironmentKey {
    static let defaultValue = SymbolSet.plain
  }

  /// The set of characters for symbols; a terminal-first value.
  public var symbolSet: SymbolSet {
    get { self[SymbolSetKey.self] }
    set { self[SymbolSetKey.self] = newValue }
  }
}
