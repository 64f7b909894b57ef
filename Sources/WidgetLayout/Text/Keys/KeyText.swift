/// A key's text: looked up, its Markdown read, its arguments put in.
struct KeyText: TextSource {
  let key: LocalizedStringKey
  let table: String?
  /// What is looked up, where it is not what the key says.
  var name: String?

  func resolved(in context: TextContext) -> ResolvedText {
    let format = context.stringTable?.string(for: name ?? key.key, table: table) ?? key.key
    var expansion = FormatExpansion(key.arguments, in: context)
    var text = ResolvedText(forms: [[]])
    // Markdown is read before the arguments are put in: what a source says is never markup.
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
  /// A text by its key, as in SwiftUI: looked up in the environment's string table.
  /// Here: without a table the key is the text; the comment is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(source: KeyText(key: key, table: tableName))
  }

  /// A text by its key, as in SwiftUI.
  /// Here: the bundle is not asked; the environment's string table is.
  public init<Bundle: AnyObject>(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key, tableName: tableName, comment: comment)
  }
}
