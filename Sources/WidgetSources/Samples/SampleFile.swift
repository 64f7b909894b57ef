import CLinux
package import FoundationEssentials
import Glibc
import WidgetBase

/// The past values of one series in a file: sixteen bytes each, a date and a value, the oldest
/// first.
///
/// Failed readings, and times in which nothing was read, are included: of several failures in a row
/// the first and the last are kept. Only one process writes (it holds an OS lock, which is released
/// with the process); all processes read. The file is limited by age and by size: if it has too
/// many values, every other value of the older half is removed.
package final class SampleFile {
  /// The samples that are merged: of several alike in a row only the first and the last are kept.
  package enum Merging: Sendable {
    /// Failures; every value is kept.
    case failures
    /// All samples with the same outcome and value.
    case alike
  }

  /// The path of the file.
  package let path: String
  /// The samples, the oldest first.
  package private(set) var samples: [Sample] = []
  /// True in the process that writes the file.
  package private(set) var isRecorder = false

  private let keep: TimeInterval
  private let limit: Int
  private let merging: Merging
  private var lock: Int32 = -1
  private var file: Int32 = -1
  /// The bytes of samples that are not written yet.
  private var pending: [UInt8] = []
  /// True if the file contains samples that have been replaced since.
  private var isOutdated = false
  private var lastFlush = 0.0
  private var readSize = 0

  private static let sampleSize = 16

  /// Opens the file at `path`.
  ///
  /// - Parameters:
  ///   - keep: The seconds for which samples are kept.
  ///   - limit: The most values that are kept; at least 16.
  ///   - merging: The samples that are merged.
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

  /// Returns the samples in the file at `path`, without the claim to write it; empty if there is none.
  package static func samples(at path: String) -> [Sample] {
    let bytes = (try? FileAccess.read(path, limit: 1 << 20)).flatMap { $0 } ?? []
    return samples(of: bytes[...])
  }

  /// Adds a sample. A process that does not write the file reads it again first.
  ///
  /// - Parameters:
  ///   - delay: The seconds for which the sample may stay only in memory.
  ///   - rhythm: The seconds between two readings, or `nil`. If far more have passed since the
  ///     last sample, a gap is added before this one.
  package func append(
    _ sample: Sample, delay: TimeInterval = 0, rhythm: TimeInterval? = nil
  ) {
    if !isRecorder {
      takeLock()
      read()
    }
    // After the clock was set back, later samples are removed.
    var isSetBack = false
    while let last = samples.last, last.time > sample.time {
      samples.removeLast()
      isSetBack = true
    }
    // Two places on a screen read the same widget at the same tick; one sample is enough.
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

  /// Returns true if the sample replaces the last one, because it is like the last two.
  private func merges(_ sample: Sample) -> Bool {
    guard [.failed, .denied].contains(sample.outcome) || merging == .alike else { return false }
    return samples.count > 1 && samples.suffix(2).allSatisfy(sample.isAlike)
  }

  /// Writes the samples that are only in memory.
  package func flush() {
    guard isRecorder else { return }
    if isOutdated { return rewrite() }
    guard !pending.isEmpty else { return }
    if file < 0 { file = Self.appended(path) }
    guard file >= 0 else { return rewrite() }
    let count = pending.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count == pending.count { pending = [] } else { rewrite() }
  }

  /// Opens a file to append to; -1 if there is anything else in its place, which then is replaced: a
  /// pipe would be waited for, and a link leads to somebody else's file.
  private static func appended(_ path: String) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY
    let descriptor = open(path, flags, 0o600)
    var status = stat()
    if descriptor < 0 || fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG {
      return descriptor
    }
    close(descriptor)
    return -1
  }

  /// Removes samples beyond the limits; returns true if there were any.
  @discardableResult
  private func trim() -> Bool {
    guard let last = samples.last else { return false }
    // Failures between values are at most twice as many, and do not cause values to be removed.
    let isOver = samples.count > limit && samples.count { $0.outcome == .read } > limit
    if isOver {
      let half = samples.count / 2
      samples = SampleGap.thinned(samples[..<half]) + samples[half...]
    }
    // Samples up to a tenth too old are kept, so that the file is not rewritten for each sample.
    let isOld = (samples.first?.time ?? last.time) < last.time - keep * 1.1
    if isOld { dropAll(before: last.time - keep) }
    return isOver || isOld
  }

  /// Removes old samples; if like samples are merged, the last of the old ones is kept with the
  /// time `time`.
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
    if lock < 0 { lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    isRecorder = lock >= 0 && clinux_lock(lock, false) == 0
  }

  /// Reads the whole file if its size has changed, without a partial sample left by a killed
  /// writer.
  private func read() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) != readSize || isRecorder
    else { return }
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
      // A date before the previous one is a sign of a damaged file.
      guard time.isFinite, time >= samples.last?.time ?? 0 else { continue }
      samples.append(Sample(time: time, bits: value.bitPattern))
    }
    return samples
  }
}
