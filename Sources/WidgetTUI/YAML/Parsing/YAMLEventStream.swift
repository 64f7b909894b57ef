import CYAML

/// A stream of libyaml's events for a file's bytes, which frees its C memory when it ends.
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let source: YAMLFile

  /// Creates a stream of all events of `source`.
  init(_ source: YAMLFile) throws(YAMLError) {
    // The parser keeps its own address and the input's, so neither may move.
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: source.bytes.count)
    self.source = source
    _ = input.initialize(from: source.bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.initialize(to: yaml_parser_t())
      throw YAMLError(file: source.name, .syntax("out of memory", context: nil))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// Returns the next event; after the end of the stream, the same end event each time.
  mutating func next() throws(YAMLError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  /// The syntax error that libyaml reports, at the most helpful place.
  private var syntaxError: YAMLError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    let context = state.context.map { String(cString: $0) }
    if state.error == YAML_READER_ERROR {
      return YAMLError(
        source, YAMLSpan(start: source.position(atByte: state.problem_offset)),
        .syntax(problem, context: context), expected: SyntaxHint.expected(for: problem))
    }
    return SyntaxDiagnosis(
      source: source, problem: problem, position: YAMLPosition(state.problem_mark),
      context: context,
      contextPosition: YAMLPosition(state.context_mark)
    ).error
  }
}

extension YAMLPosition {
  /// Creates a position from libyaml's, which counts from 0.
  init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
