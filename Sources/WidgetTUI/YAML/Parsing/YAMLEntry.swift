/// A key of a mapping and its value.
package struct YAMLEntry: Sendable, Hashable {
  /// The key.
  package var key: YAMLScalar
  /// The value; an empty text if nothing was written.
  package var value: YAMLNode

  /// Creates an entry from a key and a value.
  package init(key: YAMLScalar, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
