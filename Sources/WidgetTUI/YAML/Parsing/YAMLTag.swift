/// The tags of YAML's own schema, which add nothing to a value's shape.
enum YAMLTag {
  /// The tags that make a plain text count as quoted.
  static let ofTexts: Set<String> = ["!", core("str")]
  /// The tags that a text may have.
  static let ofScalars = ofTexts.union(["null", "bool", "int", "float"].map(core))
  /// The tags that a list may have.
  static let ofSequences: Set<String> = ["!", core("seq")]
  /// The tags that a mapping may have.
  static let ofMappings: Set<String> = ["!", core("map")]

  private static func core(_ name: String) -> String { "tag:yaml.org,2002:" + name }
}
