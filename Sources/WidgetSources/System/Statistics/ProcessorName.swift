/// The name of the machine's processors, as people call them: without marks, and without the maker's words for what
/// every processor has.
enum ProcessorName {
  /// Returns the name in the first bytes of /proc/cpuinfo; `nil` if the kernel names none, as on most ARM machines.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix("model name") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = short(String(line[line.index(after: colon)...]))
      return name.isEmpty ? nil : name
    }
    return nil
  }

  /// Returns `Xeon Platinum 8370C` for `Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz`.
  static func short(_ name: String) -> String {
    var words = name.replacing("(R)", with: " ").replacing("(TM)", with: " ")
      .replacing("(r)", with: " ").replacing("(tm)", with: " ").split(separator: " ")
    // The clock, the graphics and the number of cores follow the name.
    let end = words.firstIndex { ["@", "with", "w/"].contains($0) || $0.hasSuffix("-Core") }
    if let end, end > 0 { words.removeSubrange(end...) }
    if let generation = words.firstIndex(of: "Gen"), generation == 1 { words.removeFirst(2) }
    let known: Set<Substring> = ["Intel", "AMD", "CPU", "Processor"]
    let rest = words.filter { !known.contains($0) }
    return (rest.isEmpty ? words : rest).joined(separator: " ")
  }
}
