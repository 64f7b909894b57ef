/// A text, as in SwiftUI: it wraps at words, and is truncated with `…`.
public nonisolated struct Text: PrimitiveView, Sendable {
  /// A part of a text with one style.
  struct Run: Sendable {
    /// The words, if there is no source.
    var string: String
    /// The source of the words, which is resolved when the text is drawn.
    var source: (any TextSource)?
    /// The source of changing words; `nil` if they do not change.
    var live: LiveWords?
    var font: Font?
    var paint: (any ShapeStyle)?
    var background: (any ShapeStyle)?
    var weight: Font.Weight?
    var attributes: Style.Attributes = []
  }

  private var first: Run
  private var rest: [Run] = []

  /// Creates a text of a string without localization.
  public init(verbatim content: String) { first = Run(string: content) }

  /// Creates a text of a string; a literal becomes a `LocalizedStringKey`, as in SwiftUI.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { first = Run(string: String(content)) }

  /// Creates a text of a source.
  init(source: some TextSource) { first = Run(string: "", source: source) }

  /// Creates a text of runs.
  init(runs: some Sequence<Run>) {
    var runs = Array(runs)
    first = runs.isEmpty ? Run(string: "") : runs.removeFirst()
    rest = runs
  }

  /// The runs in order.
  var runs: [Run] { [first] + rest }

  /// Returns two texts as one, each with its own style, as in SwiftUI.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.rest += [right.first] + right.rest
    return text
  }

  public func lower(into lowering: inout Lowering) {
    if first.source == nil, rest.allSatisfy({ $0.source == nil }) {
      lowering.text { lowering in
        lowering.append(first)
        for run in rest { lowering.append(run) }
      }
    } else {
      lowering.text(resolved(in: lowering.environment.textContext))
    }
  }

  /// Returns the text at the context's date.
  func resolved(in context: TextContext) -> ResolvedText {
    var text = first.resolved(in: context)
    for run in rest { text.append(run.resolved(in: context)) }
    return text
  }

  func mapped(_ change: (inout Run) -> Void) -> Text {
    var text = self
    change(&text.first)
    for index in rest.indices { change(&text.rest[index]) }
    return text
  }
}

extension Text.Run {
  fileprivate func resolved(in context: TextContext) -> ResolvedText {
    source?.resolved(in: context).inheriting(self) ?? ResolvedText(forms: [[self]])
  }
}
