import CLinux
internal import FoundationEssentials
import Glibc
internal import WidgetArchive
internal import WidgetLayout

/// Reads a status line's widgets from the archive, keeps them wanted, and starts a host if there is
/// none and a reload is due. It never waits for a provider.
@MainActor
package final class StatusReader {
  private let options: StatusOptions
  private let folder: SharedFolder
  private var wants: [Want] = []
  /// The process identifiers of the hosts that this process started.
  private var hosts: [pid_t] = []

  package init(_ options: StatusOptions) throws(StatusError) {
    guard let folder = SharedFolder(program: options.program) else { throw .noFolder }
    folder.takeOverFormer()
    self.options = options
    self.folder = folder
    wants = try findWidgets()
  }

  /// Returns the boards in which names are looked up: the one that was named, else all.
  private func boards() throws(StatusError) -> AnySequence<InstanceList> {
    guard let path = options.board else { return InstanceList.all(in: folder) }
    guard let board = InstanceList(of: path, in: folder) else { throw .unknownBoard(path) }
    return AnySequence([board])
  }

  /// Returns the wants of the named widgets: a board's widgets, or else kinds without a
  /// configuration.
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

  /// Prints the current line, and keeps its widgets wanted until the next one is printed.
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
        // This is the first line ever: creating the folders each time would be a fifth of its cost.
        try folder.prepare()
        try stand()
      }
    }
    startHostIfDue(line)
  }

  private func stand() throws(FileError) {
    for want in wants { try WantFile.stand(want, in: folder) }
  }

  /// Prints a line at each change, until its output is closed or the parent process has ended.
  package func follow() throws(StatusError) {
    let parent = getppid()
    clinux_end_with_parent()
    let wantFile = WantFile(in: folder, role: .statusLine)
    var watch: Int32 = -1
    // There is nothing to watch before any board has been opened.
    let boards = clinux_watch_folder(InstanceList.folder(in: folder), false)
    try attempt { () throws(FileError) in
      try folder.prepare()
      try wantFile.write(wants)
      watch = clinux_watch_folder(folder.timelines, false)
      if watch < 0 { throw FileError(path: folder.timelines, call: "watched", code: errno) }
    }
    let timer = clinux_timer_open()
    guard timer >= 0 else { throw .failed("no timer: \(String(cString: strerror(errno)))") }
    var shown: StatusLine.Text?
    while getppid() == parent {
      var readings = readings
      // Their board may have been opened or edited meanwhile.
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
      guard wait(for: line, timer: timer, watch: watch, boards: boards) else { return }
    }
  }

  private var readings: [StatusReading] {
    wants.map { want in
      if let archive = (try? folder.timeline(want.instance.id)).flatMap({ $0 }) {
        return .archive(archive)
      }
      // Any name may be that of a kind until a program has stored its kinds.
      let kind = want.instance.kind
      return kinds?.contains(kind) ?? true
        ? .waiting(InstanceName.widget(of: want.instance.id)) : .unknown(kind)
    }
  }

  private var kinds: [String]? { KindList(in: folder)?.kinds }

  private func line(of readings: [StatusReading]) -> StatusLine {
    StatusLine(readings, width: options.width, at: Date(), asleep: clinux_asleep_seconds())
  }

  /// Returns a line of an endless stream; i3bar's is an array that is never closed.
  private func followed(_ text: String, isFirst: Bool) -> String {
    guard options.format == .i3bar else { return text + "\n" }
    return (isFirst ? "{\"version\":1}\n[\n[" : ",[") + text + "]\n"
  }

  /// Waits until the line may have changed, the clock has been set, or the machine has been asleep;
  /// returns false if the output has been closed.
  private func wait(for line: StatusLine, timer: Int32, watch: Int32, boards: Int32) -> Bool {
    // A host that should have reloaded by now may be gone.
    let overdue = line.due.map { max($0, Date()) + 2 }
    let next = [line.nextChange, overdue].compactMap { $0 }.min()
    guard Self.set(timer, for: next) != .clock_changed else { return true }
    var descriptors = [
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      pollfd(fd: watch, events: Int16(POLLIN), revents: 0),
      pollfd(fd: boards, events: Int16(POLLIN), revents: 0),
      pollfd(fd: timer, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, nfds_t(descriptors.count), -1)
    _ = clinux_timer_read(timer)
    _ = clinux_watch_drain(watch)
    return descriptors[0].revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  private static func set(_ timer: Int32, for date: Date?) -> clinux_timer_event {
    // A date far away rather than none, so that a change of the clock is still reported.
    guard let date else { return clinux_timer_set(timer, Int64.max, 0) }
    let seconds = min(max(date.timeIntervalSince1970, 0), 1e15)
    let whole = seconds.rounded(.down)
    let fraction = Int64(((seconds - whole) * 1e9).rounded(.up))
    return clinux_timer_set(timer, Int64(whole), min(fraction, 999_999_999))
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
  /// A printed line, compared with the next one.
  fileprivate struct Text: Equatable {
    let text: String
    init(_ text: String) { self.text = text }
  }
}
