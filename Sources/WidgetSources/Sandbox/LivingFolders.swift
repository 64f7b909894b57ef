import CLinux

/// The temporary folders of a process, with the programs that have them.
///
/// Once the process ends it gets no more of them: threads that are still starting programs would leave theirs.
struct LivingFolders {
  private var programs: [String: clinux_child?] = [:]
  private var isEnding = false

  /// Adds a folder, and returns its path; `nil` if it cannot be made, or the process ends.
  ///
  /// - Parameter make: Makes the folder and returns its path.
  mutating func add(_ make: () -> String?) -> String? {
    guard !isEnding, let path = make() else { return nil }
    programs.updateValue(nil, forKey: path)
    return path
  }

  /// Notes the program that has a folder.
  mutating func give(_ path: String, to program: clinux_child) {
    programs.updateValue(program, forKey: path)
  }

  mutating func remove(_ path: String) { programs.removeValue(forKey: path) }

  /// Returns the folders at the end of the process, and has no more of them added.
  mutating func end() -> [String: clinux_child?] {
    isEnding = true
    return programs
  }
}
