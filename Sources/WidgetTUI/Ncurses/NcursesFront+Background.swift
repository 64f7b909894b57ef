extension NcursesFront {
  /// Adopts the theme that suits the terminal's background, before anything is drawn, if the choice
  /// asks for it. An answer that has not come in time is adopted when it does.
  func adoptBackground(_ themes: ThemeChoice) {
    guard themes.asksTerminal, let color = answers.background, let theme = themes.theme(on: color)
    else { return }
    self.theme = theme
  }
}
