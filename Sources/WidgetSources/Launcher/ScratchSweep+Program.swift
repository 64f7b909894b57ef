extension ScratchSweep {
  /// Has a program go on with the removal of what takes long, and of what is left when this process ends.
  ///
  /// - Parameter arguments: The program and its arguments.
  package static func hand(to arguments: [String]) {
    guard let program = arguments.first else { return }
    goOn { variables, seconds in
      let process = try? LaunchedProcess(
        path: program, arguments: arguments, environment: variables, folder: "/")
      _ = process?.ending(within: seconds)
    }
  }
}
