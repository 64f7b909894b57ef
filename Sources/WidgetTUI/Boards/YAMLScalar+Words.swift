extension YAMLScalar {
  /// The words of a row, each with its place if that can be determined.
  var words: [YAMLScalar] {
    let scalars = Array(text.unicodeScalars)
    var words: [YAMLScalar] = []
    var index = 0
    while index < scalars.count {
      guard !scalars[index].properties.isWhitespace else {
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[index..<end])
      let isOneLine = span.start.line == span.end.line && !isQuoted
      let start = YAMLPosition(line: span.start.line, column: span.start.column + index)
      let stop = YAMLPosition(line: span.start.line, column: span.start.column + end)
      words.append(
        YAMLScalar(String(word), span: isOneLine ? YAMLSpan(start: start, end: stop) : span))
      index = end
    }
    return words
  }
}
