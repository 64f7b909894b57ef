import CLinux
package import FoundationEssentials
import Glibc
import WidgetBase

/// The past of a machine's figures in files, which outlives the program.
///
/// Values stay in memory for a minute, so nothing is read or written before the first minute is over: the
/// first frame does not wait for the disk. One process at a time writes, which holds an OS lock; the others
/// read. A time in which nothing was measured is a gap.
///
/// It is used by one thread at a time, like the monitor whose figures it keeps.
package final class MachineHistory {
  package typealias Sample = SampleFile.Sample

  /// The values of one figure that are in no file yet.
  private struct Course {
    /// The samples in order of time.
    var recent: [Sample] = []
    /// The seconds between two readings.
    var rhythm: TimeInterval
    /// True once what was kept before the first of them was asked for.
    var isRecalled = false
  }

  private let folder: String
  private let keep: TimeInterval
  private let limit: Int
  private var courses: [MachineFigure.Name: Course] = [:]
  /// The time of the last writing, or of the first value.
  private var lastStore: Double?
  private var lock: Int32 = -1
  /// True in the process that writes the files.
  private var isRecorder = false

  /// The seconds for which values may be in memory only.
  private static let delay = 60.0
  /// The most values of a figure in memory while another process writes.
  private static let mostRecent = 512

  /// Creates the past in a folder, which is made when something is first written.
  ///
  /// - Parameters:
  ///   - keep: The seconds for which values are kept.
  ///   - limit: The most values that are kept of a figure; older ones are thinned out.
  package init(folder: String, keep: TimeInterval = 7 * 86400, limit: Int = 4000) {
    (self.folder, self.keep, self.limit) = (folder, keep, limit)
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Adds a value that was measured at a date; `nil` for a reading without a value.
  ///
  /// - Parameter rhythm: The seconds between two readings. Far more without a reading are a gap.
  package func note(
    _ value: Double?, of figure: MachineFigure.Name, at date: Date, rhythm: TimeInterval
  ) {
    let sample = Sample(date: date, value: value)
    var course = courses[figure] ?? Course(rhythm: rhythm)
    course.rhythm = rhythm
    // After the clock was set back, what seems to come later is not the past of this value.
    while let last = course.recent.last, last.time > sample.time { course.recent.removeLast() }
    // Several places on a screen show the same reading.
    if let last = course.recent.last, sample.time - last.time < 0.1, last.value != nil { return }
    course.recent.append(sample)
    if course.recent.count > Self.mostRecent { course.recent.removeFirst(Self.mostRecent / 4) }
    courses[figure] = course
    storeIfDue(sample.time)
  }

  /// Returns the values before the first reading of this process, one for each time at which it would have been read, the
  /// oldest first: `nil` for a time without a value.
  ///
  /// - Returns: At most `count` values; `nil` but once, when there are two readings, and where none of these times has a
  ///   value.
  package func recall(_ figure: MachineFigure.Name, count: Int) -> [Double?]? {
    guard let course = courses[figure], !course.isRecalled, course.recent.count > 1,
      let first = course.recent.first?.time, course.rhythm > 0
    else { return nil }
    courses[figure]?.isRecalled = true
    let start = first - Double(count + 1) * course.rhythm
    let kept = SampleFile.samples(at: path(of: figure)).drop { $0.time < start }
    let values = Self.values(kept, before: first, every: course.rhythm, count: count)
    let known = values.drop { $0 == nil }
    return known.isEmpty ? nil : Array(known)
  }

  /// Returns the values of samples at regular times: the mean of those around a time, else the last one before it, which
  /// stands until the next.
  private static func values(
    _ samples: ArraySlice<Sample>, before end: Double, every rhythm: Double, count: Int
  ) -> [Double?] {
    var rest = samples
    var last: Sample?
    return (1...max(1, count)).reversed().map { step in
      let time = end - Double(step) * rhythm
      var around: [Double] = []
      var isBroken = false
      while let sample = rest.first, sample.time <= time + rhythm / 2 {
        if sample.time > time - rhythm / 2 {
          if let value = sample.value { around.append(value) } else { isBroken = true }
        }
        last = rest.removeFirst()
      }
      if !around.isEmpty { return around.reduce(0, +) / Double(around.count) }
      // After the newest one nobody has looked.
      return isBroken || rest.isEmpty ? nil : last?.value
    }
  }

  private func storeIfDue(_ time: Double) {
    let last = lastStore ?? time
    lastStore = last
    if abs(time - last) >= Self.delay { store() }
  }

  /// Returns the past of a figure, the oldest sample first: what is kept, and what is only in memory.
  package func samples(of figure: MachineFigure.Name) -> [Sample] {
    let kept = SampleFile.samples(at: path(of: figure))
    guard let course = courses[figure], let newest = course.recent.last else { return kept }
    var samples = kept.filter { $0.time <= newest.time }
    let last = samples.last?.time ?? -.infinity
    for sample in course.recent where sample.time > last {
      if let gap = SampleGap.start(after: samples.last, before: sample, rhythm: course.rhythm) {
        samples.append(gap)
      }
      samples.append(sample)
    }
    return samples
  }

  /// Writes the values that are only in memory, unless another process writes; to be called at the end.
  package func store() {
    lastStore = courses.values.compactMap { $0.recent.last?.time }.max() ?? lastStore
    guard courses.values.contains(where: { !$0.recent.isEmpty }) else { return }
    let isFirst = !isRecorder
    guard takeLock() else { return }
    for (figure, course) in courses where store(course, of: figure, isFirst: isFirst) {
      courses[figure]?.recent = []
    }
  }

  /// Returns true if the values are now in the file.
  private func store(_ course: Course, of figure: MachineFigure.Name, isFirst: Bool) -> Bool {
    let file = SampleFile(path: path(of: figure), keep: keep, limit: limit)
    guard file.isRecorder, let newest = course.recent.last else { return false }
    var last = -Double.infinity
    // The process that wrote before measured the same times; later ones are of a clock set back since.
    if isFirst, let kept = file.samples.last?.time, kept <= newest.time { last = kept }
    for sample in course.recent where sample.time > last {
      file.append(sample, delay: .infinity, rhythm: course.rhythm)
    }
    file.flush()
    return true
  }

  private func takeLock() -> Bool {
    if isRecorder { return true }
    if lock < 0 {
      try? FileAccess.makeFolder(folder)
      lock = open("\(folder)/machine.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    }
    isRecorder = lock >= 0 && clinux_lock(lock, false) == 0
    return isRecorder
  }

  private func path(of figure: MachineFigure.Name) -> String {
    "\(folder)/machine.\(figure.rawValue)"
  }
}
