/// A text, as in SwiftUI: it wraps at words, then gives way with `…`.
public nonisolated struct Text: PrimitiveView, Sendable {
  /// A stretch of one look.
  struct Run: Sendable {
    /// What it says, where it has no source.
    var string: String
    /// What it says is found out when it is drawn.
    var source: (any TextSource)?
    /// What changes the string as time passes, where anything does.
    var live: LiveWords?
    var font: Font?
    var paint: (any ShapeStyle)?
    var background: (any ShapeStyle)?
    var weight: Font.Weight?
    var attributes: Style.Attributes = []
  }

  private var first: Run
  private var rest: [Run] = []

  /// The text as it is.
  public init(verbatim content: String) { first = Run(string: content) }

  /// The text as it is; a literal is taken as a `LocalizedStringKey`, as in SwiftUI.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { first = Run(string: String(content)) }

  /// A text that `source` knows.
  init(source: some TextSource) { first = Run(string: "", source: source) }

  /// A text of stretches.
  init(runs: some Sequence<Run>) {
    var runs = Array(runs)
    first = runs.isEmpty ? Run(string: "") : runs.removeFirst()
    rest = runs
  }

  /// The stretches in order.
  var runs: [Run] { [first] + rest }

  /// One text after another, each with its own look, as in SwiftUI.
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

  /// What the text says now.
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
