/// Why a command cannot do what it was asked to, in words.
struct CommandError: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
