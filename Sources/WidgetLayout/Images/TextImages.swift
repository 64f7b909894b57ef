extension Text {
  /// Creates a text of a symbol, always from the plain set of characters. A picture gives an empty
  /// text, as a text cannot contain one.
  public init(_ image: Image) {
    switch image.source {
    case .symbol(let name): self.init(verbatim: String(Symbol(name).character(in: .plain)))
    case .asset, .picture, .missing: self.init(verbatim: "")
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a symbol as a character.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
