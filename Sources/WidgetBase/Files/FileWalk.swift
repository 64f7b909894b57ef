/// The way to which an absolute path leads, by the links on it.
package struct FileWalk: Sendable {
  /// The path without links, whose end need not exist.
  package let place: String
  /// The links on the way, in its order.
  package let links: [FileLink]
  /// The folders without links from which the way went up, or on by a link, in its order, and the one around its
  /// place. Each folder in which a part was looked up is one of these, or contains one: whoever may write none of them
  /// had no say in where the way led.
  package let folders: [String]
  /// False if the way was not followed to its end: it has more parts than somebody uses, or a name that is no text, or
  /// goes up again from what does not exist. The end of the way is then not known.
  package let isWhole: Bool
  /// The number of parts that were followed.
  package let parts: Int

  /// Returns true if a link on the way is such a one, or if nobody can tell.
  package func mayLead(through isSuch: (FileLink) -> Bool) -> Bool {
    !isWhole || links.contains(where: isSuch)
  }
}
