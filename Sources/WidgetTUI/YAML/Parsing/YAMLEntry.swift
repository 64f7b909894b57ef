/// A key of a mapping with its value.
package struct YAMLEntry: Sendable, Hashable {
  /// The key.
  package var key: YAMLScalar
  /// The value; an empty text when nothing was written.
  package var value: YAMLNode

  /// The entry of that key and value.
  package init(key: YAMLScalar, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
