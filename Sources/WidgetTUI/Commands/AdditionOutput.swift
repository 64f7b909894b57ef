/// The end of the commands that compose a widget: the change of the board as a patch, and the writing
/// of its file.
@MainActor
struct AdditionOutput {
  let addition: BoardAddition

  /// Prints the patch; then writes the board's file if that is wanted.
  func finish(isWritten: Bool) throws {
    try StandardOutput.write(
      addition.patch.map { VisibleText.quoted($0, limit: 4000) }.joined(separator: "\n") + "\n")
    guard isWritten else { return }
    try BoardFileWriting.write(addition)
    StandardError.write("widgettui: wrote \(VisibleText.quoted(addition.path, limit: 400))\n")
  }
}
