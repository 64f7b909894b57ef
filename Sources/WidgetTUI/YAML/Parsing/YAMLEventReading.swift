import CYAML

extension YAMLEvent {
  /// Copies the needed parts of a C event.
  init(_ event: yaml_event_t) {
    span = YAMLSpan(start: YAMLPosition(event.start_mark), end: YAMLPosition(event.end_mark))
    kind = Kind(event)
  }
}

extension YAMLEvent.Kind {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_STREAM_START_EVENT: self = .streamStart
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_ALIAS_EVENT: self = .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      self = .scalar(
        String(decoding: bytes, as: UTF8.self), isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE,
        .init(anchor: text(scalar.anchor), tag: text(scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      self = .sequenceStart(.init(anchor: text(start.anchor), tag: text(start.tag)))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      self = .mappingStart(.init(anchor: text(start.anchor), tag: text(start.tag)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .end
    default: self = .streamEnd
    }
  }
}

private func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  bytes.map { String(cString: $0) }
}
