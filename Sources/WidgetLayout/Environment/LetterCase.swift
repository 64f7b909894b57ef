/// A case that all letters of a text are drawn in.
enum LetterCase {
  case upper, lower
}
