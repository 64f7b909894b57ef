extension Text {
  /// A symbol as a part of a text; in the plain set of characters, whatever set views are drawn in.
  /// A picture is nothing, since a text cannot hold one.
  public init(_ image: Image) {
    switch image.source {
    case .symbol(let name): self.init(verbatim: String(Symbol(name).character(in: .plain)))
    case .asset, .picture: self.init(verbatim: "")
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A symbol, as a character.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
