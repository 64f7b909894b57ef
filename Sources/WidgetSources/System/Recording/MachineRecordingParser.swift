import FoundationEssentials
import WidgetBase

/// A parser that reads a recording line by line.
struct MachineRecordingParser {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var lineNumber = 0
  private var recording: MachineRecording
  /// The path of the file that is being read, and its content so far.
  private var openPath: String?
  private var content: [UInt8] = []

  init(_ bytes: [UInt8], file: String) throws(MachineRecordingError) {
    self.bytes = bytes
    self.file = file
    recording = MachineRecording(start: .distantPast)
    recording.start = try readStart()
  }

  mutating func parse() throws(MachineRecordingError) -> MachineRecording {
    while let line = nextLine() {
      switch (line.first, line.dropFirst().first) {
      case (UInt8(ascii: "@"), UInt8(ascii: " ")): try beginMoment(line)
      case (UInt8(ascii: ">"), UInt8(ascii: " ")): try beginFile(line)
      case (UInt8(ascii: "-"), UInt8(ascii: " ")): try remove(line)
      default: try addContent(line)
      }
    }
    endFile()
    if recording.dates.isEmpty { throw error("the end", "a moment, as “@ 0”") }
    return recording
  }
}

// MARK: - Lines

extension MachineRecordingParser {
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { position = end + 1 }
    lineNumber += 1
    return bytes[position..<end]
  }

  private mutating func readStart() throws(MachineRecordingError) -> Date {
    let expected = "“widgettui-machine 1” and a date, as “2026-03-14T09:26:00Z”"
    let line = nextLine() ?? []
    let words = Self.words(line)
    guard words.count == 3, words[0] == RecordingLine.formatName,
      words[1] == "\(RecordingLine.version)", let date = try? Date(words[2], strategy: .iso8601)
    else { throw error(line, expected) }
    return date
  }

  private mutating func beginMoment(_ line: ArraySlice<UInt8>) throws(MachineRecordingError) {
    endFile()
    let words = Self.words(line)
    guard words.count == 2, let seconds = Double(words[1]), seconds.isFinite, seconds >= 0 else {
      throw error(line, "a moment in seconds, as “@ 1.5”")
    }
    let date = recording.start.addingTimeInterval(seconds)
    if let last = recording.dates.last, date <= last {
      throw error(line, "a moment later than the one before")
    }
    recording.dates.append(date)
  }

  private mutating func beginFile(_ line: ArraySlice<UInt8>) throws(MachineRecordingError) {
    endFile()
    let moment = try moment(line)
    let words = Self.words(line)
    switch words.dropFirst().first {
    case "statvfs":
      let sizes = words.dropFirst(3).compactMap { UInt64($0) }
      guard words.count == sizes.count + 3, sizes.count == 3 || sizes.count == 5 else {
        throw error(line, "“> statvfs MOUNT-POINT TOTAL FREE AVAILABLE [INODES FREE-INODES]”")
      }
      var space = FileSystemSpace(total: sizes[0], free: sizes[1], available: sizes[2])
      if sizes.count == 5 { (space.inodes, space.freeInodes) = (sizes[3], sizes[4]) }
      recording.spaces[Self.path(words[2]), default: Track()].set(space, at: moment)
    case "sysconf":
      try setConstant(line, words)
    default:
      openPath = try path(line)
    }
  }

  private mutating func setConstant(
    _ line: ArraySlice<UInt8>, _ words: [String]
  ) throws(MachineRecordingError) {
    let expected = "“> sysconf PAGESIZE” or “> sysconf CLK_TCK” and a number"
    guard words.count == 4, let value = Int(words[3]), value > 0 else {
      throw error(line, expected)
    }
    switch words[2] {
    case "PAGESIZE": recording.pageSize = value
    case "CLK_TCK": recording.ticksPerSecond = value
    default: throw error(line, expected)
    }
  }

  private mutating func remove(_ line: ArraySlice<UInt8>) throws(MachineRecordingError) {
    endFile()
    let moment = try moment(line)
    let words = Self.words(line)
    if words.count == 3, words[1] == "statvfs" {
      recording.spaces[Self.path(words[2]), default: Track()].set(nil, at: moment)
    } else {
      recording.files[try path(line), default: Track()].set(nil, at: moment)
    }
  }

  private mutating func addContent(_ line: ArraySlice<UInt8>) throws(MachineRecordingError) {
    guard openPath != nil else {
      // Blank lines and comments may precede the first moment.
      if recording.dates.isEmpty, line.isEmpty || line.first == UInt8(ascii: "#") { return }
      throw error(line, "“@ SECONDS”, “> PATH” or “- PATH”")
    }
    if line.elementsEqual([UInt8(ascii: "\\")]) {
      if content.last == UInt8(ascii: "\n") { content.removeLast() }
    } else {
      content += line.first == UInt8(ascii: "\\") ? line.dropFirst() : line
      content.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func endFile() {
    guard let path = openPath else { return }
    recording.files[path, default: Track()].set(content, at: recording.dates.count - 1)
    openPath = nil
    content = []
  }
}

// MARK: - Words

extension MachineRecordingParser {
  private func moment(_ line: ArraySlice<UInt8>) throws(MachineRecordingError) -> Int {
    if recording.dates.isEmpty { throw error(line, "a moment before the first file, as “@ 0”") }
    return recording.dates.count - 1
  }

  private func path(_ line: ArraySlice<UInt8>) throws(MachineRecordingError) -> String {
    let path = String(decoding: line.dropFirst(2), as: UTF8.self)
    guard path.hasExactPrefix("/") else {
      throw error(line, "a path from the root, as “/proc/stat”")
    }
    return path
  }

  private static func path(_ word: String) -> String {
    Array(word.utf8).parsed(OctalEscapes.decode)
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func error(_ line: ArraySlice<UInt8>, _ expected: String) -> MachineRecordingError {
    error(String(decoding: line.prefix(80), as: UTF8.self), expected)
  }

  private func error(_ found: String, _ expected: String) -> MachineRecordingError {
    .malformed(file: file, line: max(lineNumber, 1), found: found, expected: expected)
  }
}
