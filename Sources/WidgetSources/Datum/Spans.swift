import WidgetSettings

/// Durations in error messages.
enum Spans {
  /// Returns a duration such as `10 s`, `250 ms` or `1 m 30 s`.
  static func words(_ seconds: Double) -> String {
    var words = ""
    var last: Character = " "
    for character in DurationText.text(seconds) {
      if last.isNumber, character.isLetter { words.append(" ") }
      if last.isLetter, character.isNumber { words.append(" ") }
      words.append(character)
      last = character
    }
    return words
  }
}
