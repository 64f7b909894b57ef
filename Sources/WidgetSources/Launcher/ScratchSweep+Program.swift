extension ScratchSweep {
  /// Has a program go on with the removal when this process ends before it.
  ///
  /// - Parameter arguments: The program and its arguments.
  package static func useAtEnd(_ arguments: [String]) {
    guard let program = arguments.first else { return }
    goOnAtEnd { variables in
      _ = try? LaunchedProcess(
        path: program, arguments: arguments, environment: variables, folder: "/")
    }
  }
}
