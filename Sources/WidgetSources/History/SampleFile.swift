import CLinux
package import FoundationEssentials
import Glibc
import WidgetBase

/// The past values of one series on disk: sixteen bytes each, a date and a value, the oldest first.
///
/// Readings that failed, and times in which nothing was read, are part of it: of several failures in a
/// row the first and the last are kept. One process at a time writes (an OS lock, gone with its
/// process); all read. It is bounded by age and by size: where too many values were read, every other
/// one of the older half goes.
package final class SampleFile {
  /// Which samples stand for others like them, so that only the first and the last of a row are kept.
  package enum Merging: Sendable {
    /// Failures; every value stays.
    case failures
    /// All that have the same outcome and value.
    case alike
  }

  /// Where it lies.
  package let path: String
  /// The samples, the oldest first.
  package private(set) var samples: [Sample] = []
  /// True in the process that writes it.
  package private(set) var isRecorder = false

  private let keep: TimeInterval
  private let limit: Int
  private let merging: Merging
  private var lock: Int32 = -1
  private var file: Int32 = -1
  /// Samples that are not written yet.
  private var pending: [UInt8] = []
  /// True where the file holds samples that were replaced since.
  private var isOutdated = false
  private var lastFlush = 0.0
  private var readSize = 0

  private static let sampleSize = 16

  /// The file at `path`.
  ///
  /// - Parameters:
  ///   - keep: the seconds for which samples are kept.
  ///   - limit: the most values that were read.
  package init(
    path: String, keep: TimeInterval, limit: Int = 4000, merging: Merging = .failures
  ) {
    self.path = path
    self.keep = keep
    self.limit = max(16, limit)
    self.merging = merging
    takeLock()
    read()
  }

  deinit {
    flush()
    if file >= 0 { close(file) }
    if lock >= 0 { close(lock) }
  }

  /// Adds a sample. The process that may not write takes over what the other one wrote.
  ///
  /// - Parameters:
  ///   - delay: the seconds for which it may stay in memory alone.
  ///   - rhythm: the seconds from one reading to the next; where far more have passed since the last
  ///     sample, a gap is kept before this one. Nil keeps none.
  package func append(
    _ sample: Sample, delay: TimeInterval = 0, rhythm: TimeInterval? = nil
  ) {
    if !isRecorder {
      takeLock()
      read()
    }
    // A clock that was set back begins anew from there.
    var isSetBack = false
    while let last = samples.last, last.time > sample.time {
      samples.removeLast()
      isSetBack = true
    }
    // Two places on a screen read the same widget at the same tick: one of them is enough.
    if let last = samples.last, sample.time - last.time < (isRecorder ? 0.1 : 1) { return }
    if let rhythm, let gap = SampleGap.start(after: samples.last, before: sample, rhythm: rhythm) {
      add(gap)
    }
    add(sample)
    guard isRecorder else {
      trim()
      return
    }
    if sample.time - lastFlush >= delay {
      lastFlush = sample.time
      flush()
    }
    if trim() || isSetBack { rewrite() }
  }

  private func add(_ sample: Sample) {
    if merges(sample) {
      samples[samples.count - 1] = sample
      isOutdated = true
    } else {
      samples.append(sample)
      pending += Self.bytes(of: sample)
    }
  }

  /// Whether a sample takes the place of the last one, which is like it and like the one before.
  private func merges(_ sample: Sample) -> Bool {
    guard sample.outcome == .failed || merging == .alike else { return false }
    return samples.count > 1 && samples.suffix(2).allSatisfy(sample.isAlike)
  }

  /// Writes what is in memory alone.
  package func flush() {
    guard isRecorder else { return }
    if isOutdated { return rewrite() }
    guard !pending.isEmpty else { return }
    if file < 0 { file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }
    guard file >= 0 else { return }
    let count = pending.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count == pending.count { pending = [] } else { rewrite() }
  }

  /// Whether samples had to go.
  @discardableResult
  private func trim() -> Bool {
    guard let last = samples.last else { return false }
    // Failures in between are at most twice as many, and do not make values go.
    let isOver = samples.count > limit && samples.count { $0.outcome == .read } > limit
    if isOver {
      let half = samples.count / 2
      samples = SampleGap.thinned(samples[..<half]) + samples[half...]
    }
    // A tenth too old is let be, so that the file is not written anew for each sample.
    let isOld = (samples.first?.time ?? last.time) < last.time - keep * 1.1
    if isOld { dropAll(before: last.time - keep) }
    return isOver || isOld
  }

  /// Drops old samples; of those that stand for others like them the last one then begins there.
  private func dropAll(before time: Double) {
    var first = merging == .alike ? samples.last { $0.time < time } : nil
    samples.removeAll { $0.time < time }
    first?.time = time
    if let first { samples.insert(first, at: 0) }
  }

  private func rewrite() {
    guard (try? FileAccess.replace(path, with: samples.flatMap(Self.bytes))) != nil else { return }
    pending = []
    isOutdated = false
    if file >= 0 { close(file) }
    file = -1
  }

  private func takeLock() {
    if lock < 0 { lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    isRecorder = lock >= 0 && clinux_lock(lock, false) == 0
  }

  /// Reads the whole file if it is another one than before; what a killed writer left of a sample is
  /// not one.
  private func read() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) != readSize || isRecorder else {
      return
    }
    let size = min(Int(status.st_size), 8 * limit * Self.sampleSize)
    var bytes = [UInt8](repeating: 0, count: size)
    let count = bytes.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, size, off_t(Int(status.st_size) - size))
    }
    readSize = Int(status.st_size)
    guard count > 0 else { return }
    samples = Self.samples(of: bytes[..<count])
    if isRecorder, count % Self.sampleSize != 0 { rewrite() }
  }

  private static func bytes(of sample: Sample) -> [UInt8] {
    withUnsafeBytes(of: sample.time.bitPattern.littleEndian, Array.init)
      + withUnsafeBytes(of: sample.bits.littleEndian, Array.init)
  }

  private static func samples(of bytes: ArraySlice<UInt8>) -> [Sample] {
    let numbers = bytes.withUnsafeBytes { raw in
      (0..<raw.count / 8).map {
        Double(
          bitPattern: UInt64(
            littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)))
      }
    }
    var samples: [Sample] = []
    for index in 0..<numbers.count / 2 {
      let (time, value) = (numbers[2 * index], numbers[2 * index + 1])
      // A date that goes back is of a file that was damaged.
      guard time.isFinite, time >= samples.last?.time ?? 0 else { continue }
      samples.append(Sample(time: time, bits: value.bitPattern))
    }
    return samples
  }
}
