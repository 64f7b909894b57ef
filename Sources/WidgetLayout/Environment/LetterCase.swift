/// A letter case in which all of a text is drawn.
enum LetterCase {
  case upper, lower
}
