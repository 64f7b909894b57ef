/// The end of the commands that compose a widget: the change of the board as a patch, and the writing
/// of its file.
@MainActor
struct AdditionOutput {
  let addition: BoardAddition

  /// The patch as it is printed, whole: what is not shown could not be judged.
  var text: String {
    addition.patch.map { VisibleText.quoted($0, limit: .max) + "\n" }.joined()
  }

  /// Prints the patch; then writes the board's file if that is wanted.
  func finish(isWritten: Bool) throws {
    try StandardOutput.write(text)
    guard isWritten else {
      return StandardError.write("widgettui: nothing is written; --write changes the board\n")
    }
    try BoardFileWriting.write(addition)
    StandardError.write("widgettui: wrote \(VisibleText.quoted(addition.path, limit: 400))\n")
  }
}
