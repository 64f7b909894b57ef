/// The surroundings of a composer: the board, and the actions that it may take.
@MainActor
struct ComposerSurroundings {
  let board: ComposedBoard
  /// Hands a text to the terminal's clipboard; returns the reason why it does not get there, or `nil`.
  var copy: @MainActor (ClipboardText) -> ClipboardRefusal? = { _ in .noClipboard }
  /// True if the board's file is changed at the end.
  var isWritten = false
  /// True if the screen ends with the composed widget, which is then printed.
  var endsWithResult = false

  init(board: ComposedBoard) { self.board = board }
}
