/// The tags of YAML's own schema, which say no more than the shape does.
enum YAMLTag {
  /// Tags that make a plain text a quoted one.
  static let ofTexts: Set<String> = ["!", core("str")]
  /// Tags that a text may have.
  static let ofScalars = ofTexts.union(["null", "bool", "int", "float"].map(core))
  /// Tags that a list may have.
  static let ofSequences: Set<String> = ["!", core("seq")]
  /// Tags that a mapping may have.
  static let ofMappings: Set<String> = ["!", core("map")]

  private static func core(_ name: String) -> String { "tag:yaml.org,2002:" + name }
}
