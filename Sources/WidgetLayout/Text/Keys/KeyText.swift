/// The text of a key: translated, its Markdown parsed, its arguments inserted.
struct KeyText: TextSource {
  let key: LocalizedStringKey
  let table: String?
  /// The string that is looked up, if it differs from the key.
  var name: String?

  func resolved(in context: TextContext) -> ResolvedText {
    let format =
      (context.stringTable ?? .standard)?
      .string(for: name ?? key.key, table: table, numbers: key.numbers) ?? key.key
    var expansion = FormatExpansion(key.arguments, in: context)
    var text = ResolvedText(forms: [[]])
    // Markdown is parsed before the arguments are inserted, so that data is never taken for
    // markup.
    for stretch in InlineMarkdown.stretches(of: format) {
      var run = Text.Run(string: stretch.text)
      run.add(stretch.intent)
      if stretch.link != nil { run.paint = TintShapeStyle() }
      text.append(
        key.isFormat
          ? expansion.text(of: stretch.text, like: run) : ResolvedText(forms: [[run]]))
    }
    return text
  }
}

extension Text {
  /// Creates a text of a key, as in SwiftUI, which is looked up in the environment's string table.
  /// Here the key is the text if there is no table; the comment is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(source: KeyText(key: key, table: tableName))
  }

  /// Creates a text of a key, as in SwiftUI. Here the environment's string table is used instead of
  /// the bundle.
  public init<Bundle: AnyObject>(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key, tableName: tableName, comment: comment)
  }
}
