/// The way to which an absolute path leads, by the links on it.
package struct FileWalk: Sendable {
  /// The path without links, whose end need not exist.
  package let place: String
  /// The links on the way, in its order.
  package let links: [FileLink]
  /// False if the way was not followed to its end: it has more parts than somebody uses, or a name that is no text.
  /// The end of the way is then not known.
  package let isWhole: Bool
  /// The number of parts that were followed.
  package let parts: Int

  /// Returns true if a link on the way is such a one, or if nobody can tell.
  package func mayLead(through isSuch: (FileLink) -> Bool) -> Bool {
    !isWhole || links.contains(where: isSuch)
  }
}
