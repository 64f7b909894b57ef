import CLinux
internal import FoundationEssentials
import Glibc
internal import WidgetArchive
internal import WidgetLayout

/// Reads a status line's widgets from the archive, keeps them wanted, and starts a host if there is
/// none and a reload is due. It never waits for a provider, but a moment for a host that runs to draw a widget in this
/// place for the first time.
@MainActor
package final class StatusReader {
  /// The least time between two lines, in microseconds.
  private static let pace: UInt32 = 100_000

  private let options: StatusOptions
  private let folder: SharedFolder
  private var places: [Place] = []
  /// The columns that each widget of a line that follows fills at least.
  private var least: [Int] = []
  private let glyphs: GlyphSet

  /// A widget of the line and the folder of its archive.
  private struct Place {
    let want: Want
    let folder: SharedFolder
  }

  /// The process identifiers of the hosts that this process started.
  private var hosts: [pid_t] = []

  package init(_ options: StatusOptions) throws(StatusError) {
    guard let folder = SharedFolder(program: options.program) else { throw .noFolder }
    do throws(ForeignFolder) { try folder.claim() } catch { throw .failed("\(error)") }
    self.options = options
    self.folder = folder
    glyphs = options.glyphs ?? .suiting { getenv($0).map { String(cString: $0) } }
    places = try findWidgets()
  }

  /// Returns the boards in which names are looked up: the one that was named, else all.
  private func boards() throws(StatusError) -> AnySequence<InstanceList> {
    guard let path = options.board else { return InstanceList.all(in: folder) }
    guard let board = InstanceList(of: path, in: folder) else { throw .unknownBoard(path) }
    return AnySequence([board])
  }

  /// Returns the named widgets: a board's widgets, or else kinds without a configuration.
  private func findWidgets() throws(StatusError) -> [Place] {
    let boards = try boards()
    return options.widgets.map { name in
      let widget = boards.lazy.compactMap { $0.widget(name) }.first { _ in true }
      let instance = WidgetInstance(
        id: "\(widget?.id ?? name)/inline", kind: widget?.kind ?? name, family: .accessoryInline,
        configuration: widget?.configuration ?? [:])
      let home = folder.home(of: instance)
      return Place(
        want: Want(instance: home.instance, size: Size(width: options.width, height: 1)),
        folder: home.folder)
    }
  }

  /// The folders of the line's widgets, each once.
  private var folders: [SharedFolder] {
    var folders: [SharedFolder] = []
    for place in places where !folders.contains(place.folder) { folders.append(place.folder) }
    return folders
  }

  /// Prints the current line, and keeps its widgets wanted until the next one is printed.
  package func printOnce() throws(StatusError) {
    var readings = readings
    let isAwaited = isDrawnSoon(readings)
    let early = isAwaited ? standing() : nil
    if isAwaited { readings = onceDrawn(readings) }
    let line = line(of: readings)
    try write(line.text(options.format) + "\n")
    if let name = readings.lazy.compactMap(\.unknown).first {
      let names = try boards().flatMap(\.names)
      throw .unknownWidget(name, known: names + (kinds ?? []).filter { !names.contains($0) })
    }
    let outcome = early ?? standing()
    startHosts(readings)
    try attempt { () throws(FileError) in try outcome.get() }
  }

  /// Returns true if a host runs that may have a reading of a widget which was never drawn in this place.
  private func isDrawnSoon(_ readings: [StatusReading]) -> Bool {
    zip(places, readings).contains { isDrawnSoon($0, $1) }
  }

  private func isDrawnSoon(_ place: Place, _ reading: StatusReading) -> Bool {
    if case .waiting = reading { Lease.isHeld(in: place.folder) } else { false }
  }

  /// The number of looks for what a host draws, and the microseconds between them.
  private static let (looks, lookPace) = (30, 10_000 as UInt32)

  /// Returns the readings once all are drawn, or after a moment. Those that are there already are not read again: a
  /// bundle's may be large.
  private func onceDrawn(_ readings: [StatusReading]) -> [StatusReading] {
    var readings = readings
    for _ in 0..<Self.looks where isDrawnSoon(readings) {
      usleep(Self.lookPace)
      for index in places.indices where isDrawnSoon(places[index], readings[index]) {
        readings[index] = reading(of: places[index])
      }
    }
    return readings
  }

  /// Keeps all widgets wanted, and returns whether that could be written.
  private func standing() -> Result<Void, FileError> {
    Result { () throws(FileError) in
      do throws(FileError) {
        try stand()
      } catch {
        // This is the first line ever: creating the folders each time would be a fifth of its cost.
        for folder in folders { try folder.prepare() }
        try stand()
      }
    }
  }

  /// Keeps all widgets wanted, also those after one whose folder cannot be written.
  private func stand() throws(FileError) {
    var first: FileError?
    for place in places {
      do throws(FileError) {
        try WantFile.stand(place.want, in: place.folder)
      } catch  where !place.folder.isBundle {
        first = first ?? error
      } catch {
        continue
      }
    }
    if let first { throw first }
  }

  /// Prints a line at each change, until its output is closed or the parent process has ended.
  package func follow() throws(StatusError) {
    let parent = getppid()
    clinux_end_with_parent()
    var wantFiles = try want()
    defer { for file in wantFiles { file.withdraw() } }
    var watch: ArchiveWatch?
    try attempt { () throws(FileError) in watch = try ArchiveWatch() }
    guard let watch else { return }
    // None where no board was opened yet.
    let boards = clinux_watch_folder(InstanceList.folder(in: folder), false)

    let timer = clinux_timer_open()
    guard timer >= 0 else { throw .failed("no timer: \(String(cString: strerror(errno)))") }
    var shown: StatusLine.Text?
    while getppid() == parent {
      var readings = try readings(watch)
      // Their board may have been opened or edited meanwhile.
      if clinux_watch_drain(boards) || readings.contains(where: { $0.unknown != nil }) {
        places = try findWidgets()
        least = []
        for file in wantFiles { file.withdraw() }
        wantFiles = try want()
        readings = try self.readings(watch)
      }
      let line = line(of: readings)
      let text = StatusLine.Text(line.text(options.format))
      if text != shown {
        try write(followed(text.text, isFirst: shown == nil))
        // Entries may follow each other faster than anybody reads.
        if shown != nil { usleep(Self.pace) }
      }
      shown = text
      startHosts(readings)
      guard wait(for: line, timer: timer, watch, boards: boards) else { return }
    }
  }

  /// Writes the wants into each folder. A bundle may have put anything in their place in its own: then its widgets
  /// alone are not asked for.
  private func want() throws(StatusError) -> [WantFile] {
    var files: [WantFile] = []
    for folder in folders {
      let wants = places.filter { $0.folder == folder }.map(\.want)
      let file = WantFile(in: folder, role: .statusLine)
      let outcome = Result { () throws(FileError) in
        try folder.prepare()
        try file.write(wants)
      }
      if case .failure = outcome, folder.isBundle { continue }
      try attempt { () throws(FileError) in try outcome.get() }
      files.append(file)
    }
    return files
  }

  /// Returns the current readings, after which the watch tells of newer ones.
  private func readings(_ watch: ArchiveWatch) throws(StatusError) -> [StatusReading] {
    try attempt { () throws(FileError) in
      try watch.follow(places.map { ($0.want.instance.id, $0.folder) })
    }
    return readings
  }

  private var readings: [StatusReading] { places.map(reading) }

  private func reading(of place: Place) -> StatusReading {
    let want = place.want
    if let archive = place.folder.shownTimeline(of: want.instance) { return .archive(archive) }
    if place.folder.isBundle { return .waiting(InstanceName.widget(of: want.instance.id)) }
    // Any name may be that of a kind until a program has stored its kinds.
    let kind = want.instance.kind
    return kinds?.contains(kind) ?? true
      ? .waiting(InstanceName.widget(of: want.instance.id)) : .unknown(kind)
  }

  private var kinds: [String]? { KindList(in: folder)?.kinds }

  private func line(of readings: [StatusReading]) -> StatusLine {
    let line = StatusLine(
      readings, width: options.width, at: Date(), asleep: clinux_asleep_seconds(), least: least,
      glyphs: glyphs)
    if options.follows { least = line.leastWidths(after: least) }
    return line
  }

  /// Returns a line of an endless stream; i3bar's is an array that is never closed.
  private func followed(_ text: String, isFirst: Bool) -> String {
    guard options.format == .i3bar else { return text + "\n" }
    return (isFirst ? "{\"version\":1}\n[\n[" : ",[") + text + "]\n"
  }

  /// Waits until the line may have changed, the clock has been set, or the machine has been asleep;
  /// returns false if the output has been closed.
  private func wait(
    for line: StatusLine, timer: Int32, _ watch: ArchiveWatch, boards: Int32
  ) -> Bool {
    // A host that should have reloaded by now may be gone.
    let overdue = line.due.map { max($0, Date()) + 2 }
    let next = [line.nextChange, overdue].compactMap { $0 }.min()
    guard Self.set(timer, for: next) != .clock_changed else { return true }
    var descriptors = [pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)]
    for descriptor in [watch.descriptor, boards, timer] {
      descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    poll(&descriptors, nfds_t(descriptors.count), watch.patience)
    _ = clinux_timer_read(timer)
    watch.drain()
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

  /// Starts a host in each folder of which something is due, where none runs. One that runs is asked
  /// whether it is alive if its answer is overdue.
  private func startHosts(_ readings: [StatusReading]) {
    let now = Date()
    for folder in folders {
      var due: Date?
      for (place, reading) in zip(places, readings) where place.folder == folder {
        due = [due, reading.due(at: now)].compactMap { $0 }.min()
      }
      guard let due, due <= now else { continue }
      guard !Lease.isHeld(in: folder) else {
        if due < now - Self.grace { StandingQuestion(in: folder).ask() }
        continue
      }
      hosts.removeAll { HostStart.reap($0) }
      if let host = start(in: folder)?.start() { hosts.append(host) }
    }
  }

  /// The number of seconds for which an answer may be overdue before the host is asked about it.
  private static let grace: TimeInterval = 2

  private func start(in folder: SharedFolder) -> HostStart? {
    guard folder.isBundle else { return HostStart(program: options.program, folder: folder) }
    let launcher = HostStart.path(of: options.program, in: self.folder)
    return BundleProgram(in: folder).map { HostStart(bundle: $0, in: folder, launcher: launcher) }
  }

  private func write(_ text: String) throws(StatusError) {
    guard FileAccess.write(SevenBit.bytes(text, for: STDOUT_FILENO), to: STDOUT_FILENO) else {
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
