/// The characters that symbols are drawn with.
public enum SymbolSet: String, CaseIterable, Sendable, Hashable {
  /// Characters that most monospaced fonts have.
  case plain
  /// The icons of a Nerd Font, and plain characters for symbols that it lacks; for terminals whose
  /// font is one.
  case nerdFont
  /// ASCII alone.
  case ascii
}

extension EnvironmentValues {
  private enum SymbolSetKey: EnvironmentKey {
    static let defaultValue = SymbolSet.plain
  }

  /// The characters that symbols are drawn with; terminal-first.
  public var symbolSet: SymbolSet {
    get { self[SymbolSetKey.self] }
    set { self[SymbolSetKey.self] = newValue }
  }
}
