extension Lowering {

  /// Writes a text whose runs `body` appends.
  mutating func text(_ body: (inout Lowering) -> Void) {
    content(body)
    leaf(.text(Int32(tree.texts.count - 1)))
  }

  /// Writes a text with all forms in which it may be drawn.
  mutating func text(_ text: ResolvedText) {
    let first = tree.texts.count
    let narrows = text.narrowsByItself || environment.minimumScaleFactor < 1
    let forms = narrows ? text.forms[...] : text.forms.prefix(1)
    for form in forms {
      content { lowering in
        for run in form { lowering.append(run) }
      }
    }
    tree.texts[first].narrowerForms = forms.count - 1
    if !isRedacted {
      noteChange(at: text.nextChange)
      tree.texts[first].live = liveText(forms[0])
      // Its words will have another length: only in a place that stays can they be aligned.
      if tree.texts[first].live != nil, environment.multilineTextAlignment != .leading {
        for form in first..<tree.texts.count { tree.texts[form].fillsWidth = true }
      }
    }
    leaf(.text(Int32(first)))
  }

  private mutating func content(_ body: (inout Lowering) -> Void) {
    let glyphs = tree.text.glyphs.count
    let runs = tree.runs.count
    digitRows = 5
    body(&self)
    // A hidden number must not reveal anything by its size either.
    if isRedacted || environment.hidesContent { digitRows = 1 }
    if digitRows > 1 { tree.hasLargeNumbers = true }
    let range = glyphs..<tree.text.glyphs.count
    tree.texts.append(
      TextContent(
        glyphs: range, runs: runs..<tree.runs.count, naturalWidth: tree.text.width(of: range),
        lineLimit: environment.lineLimit ?? 0, truncation: environment.truncationMode,
        alignment: alignment,
        lineSpacing: Int(max(0, min(environment.lineSpacing, 1600)) / Points.perRow),
        isRedacted: isRedacted, digitRows: digitRows))
  }

  /// Stores the parts of a text if any of them changes with time, and returns their index.
  private mutating func liveText(_ runs: [Text.Run]) -> Int? {
    guard runs.contains(where: { $0.live != nil }) else { return nil }
    tree.liveTexts.append(
      runs.map { run in
        LiveStretch(words: run.string, live: run.live, style: style(of: run))
      })
    return tree.liveTexts.count - 1
  }

  private var isRedacted: Bool { environment.redactionReasons.contains(.placeholder) }

  private var alignment: TextAlignment {
    let alignment = environment.multilineTextAlignment
    guard environment.layoutDirection == .rightToLeft else { return alignment }
    return switch alignment {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }

  /// Appends a run to the text that is being written.
  mutating func append(_ run: Text.Run) {
    _ = tree.text.append(environment.shown(run.string))
    let style = number(of: style(of: run))
    tree.runs.append(
      TextRun(end: tree.text.glyphs.count, style: style, shading: shading(of: run)))
    let font = run.font ?? environment.font
    digitRows = min(digitRows, environment.digitRows(of: font))
  }

  /// Returns the number of a run's shading; -1 if it has one colour.
  private mutating func shading(of run: Text.Run) -> Int16 {
    let shading =
      run.paint.map { $0.shading(in: environment) } ?? environment[ForegroundShadingKey.self]
    guard let shading, tree.shadings.count < Int16.max else { return -1 }
    tree.shadings.append(shading)
    return Int16(tree.shadings.count - 1)
  }

  private func style(of run: Text.Run) -> Style {
    let font = run.font ?? environment.font
    let isBold = (run.weight ?? environment.weight)?.isBold ?? font?.isBold ?? false
    var style = Style(foreground: run.paint?.resolve(in: environment) ?? environment.foreground)
    style.background = run.background?.resolve(in: environment) ?? .none
    style.attributes = run.attributes.union(environment.attributes)
    if isBold { style.attributes.insert(.bold) }
    if font?.isItalic == true { style.attributes.insert(.italic) }
    return style
  }
}
