extension Lowering {
  /// Writes a text whose stretches `body` appends.
  mutating func text(_ body: (inout Lowering) -> Void) {
    let glyphs = tree.text.glyphs.count
    let runs = tree.runs.count
    body(&self)
    let range = glyphs..<tree.text.glyphs.count
    tree.texts.append(
      TextContent(
        glyphs: range, runs: runs..<tree.runs.count, naturalWidth: tree.text.width(of: range),
        lineLimit: environment.lineLimit ?? 0, truncation: environment.truncationMode,
        alignment: environment.multilineTextAlignment,
        isRedacted: environment.redactionReasons.contains(.placeholder)))
    leaf(.text(Int32(tree.texts.count - 1)))
  }

  /// Appends a stretch of one look to the text being written.
  mutating func append(_ run: Text.Run) {
    _ = tree.text.append(run.string)
    let style = number(of: style(of: run))
    tree.runs.append(TextRun(end: tree.text.glyphs.count, style: style))
  }

  private func style(of run: Text.Run) -> Style {
    let font = run.font ?? environment.font
    let isBold = (run.weight ?? environment.weight)?.isBold ?? font?.isBold ?? false
    var style = Style(foreground: run.paint?.resolve(in: environment) ?? environment.foreground)
    style.attributes = run.attributes.union(environment.attributes)
    if isBold { style.attributes.insert(.bold) }
    if font?.isItalic == true { style.attributes.insert(.italic) }
    return style
  }
}
