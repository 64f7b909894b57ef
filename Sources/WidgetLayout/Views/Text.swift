/// A text, as in SwiftUI: it wraps at words, then gives way with `…`.
public nonisolated struct Text: PrimitiveView, Sendable {
  /// A stretch of one look.
  struct Run: Sendable {
    var string: String
    var font: Font?
    var paint: (any ShapeStyle)?
    var weight: Font.Weight?
    var attributes: Style.Attributes = []
  }

  private var first: Run
  private var rest: [Run] = []

  /// The text as it is.
  public init(verbatim content: String) { first = Run(string: content) }

  /// The text as it is.
  public init(_ content: some StringProtocol) { first = Run(string: String(content)) }

  /// One text after another, each with its own look, as in SwiftUI.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.rest += [right.first] + right.rest
    return text
  }

  public func lower(into lowering: inout Lowering) {
    lowering.text { lowering in
      lowering.append(first)
      for run in rest { lowering.append(run) }
    }
  }

  private func mapped(_ change: (inout Run) -> Void) -> Text {
    var text = self
    change(&text.first)
    for index in rest.indices { change(&text.rest[index]) }
    return text
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { mapped { $0.font = $0.font ?? font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    mapped { $0.weight = $0.weight ?? weight }
  }

  public func bold() -> Text { fontWeight(.bold) }

  public func italic() -> Text { mapped { $0.attributes.insert(.italic) } }

  public func underline(_ isActive: Bool = true) -> Text {
    isActive ? mapped { $0.attributes.insert(.underline) } : self
  }

  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? mapped { $0.attributes.insert(.strikethrough) } : self
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    mapped { $0.paint = $0.paint ?? style }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    mapped { $0.paint = $0.paint ?? color }
  }

  /// Digits of one width, which a terminal has anyway.
  public func monospacedDigit() -> Text { self }
}
