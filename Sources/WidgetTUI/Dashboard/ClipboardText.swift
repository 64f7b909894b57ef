import WidgetBase

/// A text for the terminal's clipboard, from which the user may paste into a shell.
///
/// It consists of words and ends of lines: a control from data could end the paste, and have the shell run the rest.
struct ClipboardText: Equatable {
  let text: String

  /// Creates the text of rows; anything else that acts on a terminal becomes a picture of it.
  init(_ rows: String) {
    text = rows.escaping { scalar in
      scalar.isActive && scalar != "\n" ? String(VisibleText.shown(scalar)) : nil
    }
  }

  /// Creates the text of one row from words of data, whose ends of lines are no more than other characters.
  init(row: String) {
    text = row.escaping { $0.isActive ? String(VisibleText.shown($0)) : nil }
  }
}
