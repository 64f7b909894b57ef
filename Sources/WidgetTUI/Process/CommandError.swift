/// The reason in words why a command cannot do its work.
struct CommandError: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
