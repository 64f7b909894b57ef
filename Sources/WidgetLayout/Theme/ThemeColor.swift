/// What a theme says a role looks like.
public enum ThemeColor: Sendable, Hashable {
  /// The terminal's own foreground or background.
  case terminal
  /// One of the sixteen, at every depth: the user's own palette decides how it looks.
  case ansi(ANSIColor)
  /// A 24-bit colour, and which of the sixteen stands for it where there are no more.
  case rgb(RGB, fallback: ANSIColor)
}
