/// The colour of a role in a theme.
public enum ThemeColor: Sendable, Hashable {
  /// The terminal's own foreground or background.
  case terminal
  /// One of the sixteen colours, at every depth; the user's palette defines how it looks.
  case ansi(ANSIColor)
  /// A 24-bit colour, with one of the sixteen for terminals that have no more.
  case rgb(RGB, fallback: ANSIColor)
}
