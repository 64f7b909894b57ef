/// One step of libyaml's parser, copied out of C.
struct YAMLEvent {
  /// The anchor and tag that may precede a value.
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(String, isQuoted: Bool, Properties)
    case sequenceStart(Properties)
    case mappingStart(Properties)
    /// The end of a list or a mapping.
    case end
  }

  var kind: Kind
  var span: YAMLSpan
}
