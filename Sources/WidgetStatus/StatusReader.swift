import CLinux
internal import FoundationEssentials
import Glibc
internal import WidgetArchive
internal import WidgetLayout

/// Reads what the host archived for a status line, asks for it to be kept, and starts a host where
/// there is none and something is due. It never waits for a provider.
@MainActor
package final class StatusReader {
  private let options: StatusOptions
  private let folder: SharedFolder
  private var wants: [Want] = []
  /// The hosts that this process started.
  private var hosts: [pid_t] = []

  package init(_ options: StatusOptions) throws(StatusError) {
    guard let folder = SharedFolder(program: options.program) else { throw .noFolder }
    folder.takeOverFormer()
    self.options = options
    self.folder = folder
    wants = try findWidgets()
  }

  /// The boards on which names are looked for: the one that was named, else all.
  private func boards() throws(StatusError) -> AnySequence<InstanceList> {
    guard let path = options.board else { return InstanceList.all(in: folder) }
    guard let board = InstanceList(of: path, in: folder) else { throw .unknownBoard(path) }
    return AnySequence([board])
  }

  /// The widgets that were named: a board's, or kinds as they are.
  private func findWidgets() throws(StatusError) -> [Want] {
    let boards = try boards()
    return options.widgets.map { name in
      let widget = boards.lazy.compactMap { $0.widget(name) }.first { _ in true }
      let instance = WidgetInstance(
        id: "\(widget?.id ?? name)/inline", kind: widget?.kind ?? name, family: .accessoryInline,
        configuration: widget?.configuration ?? [:])
      return Want(instance: instance, size: Size(width: options.width, height: 1))
    }
  }

  /// Prints the line of now, and has it kept for the next.
  package func printOnce() throws(StatusError) {
    let readings = readings
    let line = line(of: readings)
    try write(line.text(options.format) + "\n")
    if let name = readings.lazy.compactMap(\.unknown).first {
      throw .unknownWidget(name, known: try boards().flatMap(\.names) + (kinds ?? []))
    }
    try attempt { () throws(FileError) in
      do throws(FileError) {
        try stand()
      } catch {
        // The first line of all: to make folders each time would be a fifth of its cost.
        try folder.prepare()
        try stand()
      }
    }
    startHostIfDue(line)
  }

  private func stand() throws(FileError) {
    for want in wants { try WantFile.stand(want, in: folder) }
  }

  /// Prints a line at each change, until nobody reads it or the parent has gone.
  package func follow() throws(StatusError) {
    let parent = getppid()
    clinux_end_with_parent()
    let wantFile = WantFile(in: folder, role: .statusLine)
    var watch: Int32 = -1
    // None where no board was opened yet.
    let boards = clinux_watch_folder(InstanceList.folder(in: folder), false)
    try attempt { () throws(FileError) in
      try folder.prepare()
      try wantFile.write(wants)
      watch = clinux_watch_folder(folder.timelines, false)
      if watch < 0 { throw FileError(path: folder.timelines, call: "watched", code: errno) }
    }
    var shown: StatusLine.Text?
    while getppid() == parent {
      var readings = readings
      // Their board may have been opened meanwhile, or edited.
      if clinux_watch_drain(boards) || readings.contains(where: { $0.unknown != nil }) {
        wants = try findWidgets()
        try attempt { () throws(FileError) in try wantFile.write(wants) }
        readings = self.readings
      }
      let line = line(of: readings)
      let text = StatusLine.Text(line.text(options.format))
      if text != shown { try write(followed(text.text, isFirst: shown == nil)) }
      shown = text
      startHostIfDue(line)
      guard wait(for: line, watch: watch, boards: boards) else { return }
    }
  }

  private var readings: [StatusReading] {
    wants.map { want in
      if let archive = (try? folder.timeline(want.instance.id)).flatMap({ $0 }) {
        return .archive(archive)
      }
      // Before a program kept its kinds any name may be one.
      let kind = want.instance.kind
      return kinds?.contains(kind) ?? true
        ? .waiting(InstanceName.widget(of: want.instance.id)) : .unknown(kind)
    }
  }

  private var kinds: [String]? { KindList(in: folder)?.kinds }

  private func line(of readings: [StatusReading]) -> StatusLine {
    StatusLine(readings, width: options.width, at: Date(), asleep: clinux_asleep_seconds())
  }

  /// A line of an endless stream: i3bar's is an array that is never closed.
  private func followed(_ text: String, isFirst: Bool) -> String {
    guard options.format == .i3bar else { return text + "\n" }
    return (isFirst ? "{\"version\":1}\n[\n[" : ",[") + text + "]\n"
  }

  /// Waits until the line may be another one; false if nobody reads it any more.
  private func wait(for line: StatusLine, watch: Int32, boards: Int32) -> Bool {
    let now = Date()
    // A host that was to ask a provider by now may have gone.
    let overdue = line.due.map { max($0, now) + 2 }
    let next = [line.nextChange, overdue].compactMap { $0 }.min()
    let seconds = next.map { min(max($0.timeIntervalSince(now), 0), 86_400) }
    let timeout = seconds.map { Int32(($0 * 1000).rounded(.up)) } ?? -1
    var descriptors = [
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      pollfd(fd: watch, events: Int16(POLLIN), revents: 0),
      pollfd(fd: boards, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, 3, timeout)
    _ = clinux_watch_drain(watch)
    return descriptors[0].revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  private func startHostIfDue(_ line: StatusLine) {
    guard let due = line.due, due <= Date(), !Lease.isHeld(in: folder) else { return }
    hosts.removeAll { HostStart.reap($0) }
    if let host = HostStart(program: options.program, folder: folder).start() { hosts.append(host) }
  }

  private func write(_ text: String) throws(StatusError) {
    guard FileAccess.write(Array(text.utf8), to: STDOUT_FILENO) else {
      if errno == EPIPE { exit(0) }
      throw .failed("the line could not be written: \(String(cString: strerror(errno)))")
    }
  }

  private func attempt(_ body: () throws(FileError) -> Void) throws(StatusError) {
    do throws(FileError) { try body() } catch { throw .failed("\(error)") }
  }
}

extension StatusLine {
  /// A printed line, to be compared with the next.
  fileprivate struct Text: Equatable {
    let text: String
    init(_ text: String) { self.text = text }
  }
}
