import CLinux
package import FoundationEssentials
import Glibc

/// The past values of one series on disk: sixteen bytes each, a date and a value, the oldest first.
///
/// One process at a time writes (an OS lock, gone with its process); all read. It is bounded by age
/// and by size: where there are too many samples, every other one of the older half goes.
package final class SampleFile {
  /// A value and when it was read.
  package struct Sample: Sendable, Hashable {
    /// Seconds since 1970.
    package var time: Double
    /// Nil where there was none.
    package var value: Double?

    package init(time: Double, value: Double?) {
      self.time = time
      self.value = value
    }

    /// A value that was read at a date.
    package init(date: Date, value: Double?) {
      self.init(time: date.timeIntervalSince1970, value: value)
    }

    package var date: Date { Date(timeIntervalSince1970: time) }
  }

  /// Where it lies.
  package let path: String
  /// The samples, the oldest first.
  package private(set) var samples: [Sample] = []
  /// True in the process that writes it.
  package private(set) var isRecorder = false

  private let keep: TimeInterval
  private let limit: Int
  private var lock: Int32 = -1
  private var file: Int32 = -1
  /// Samples that are not written yet.
  private var pending: [UInt8] = []
  private var lastFlush = 0.0
  private var readSize = 0

  private static let sampleSize = 16

  /// The file at `path`.
  ///
  /// - Parameters:
  ///   - keep: the seconds for which samples are kept.
  ///   - limit: the most samples.
  package init(path: String, keep: TimeInterval, limit: Int = 4000) {
    self.path = path
    self.keep = keep
    self.limit = max(16, limit)
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
  /// - Parameter delay: the seconds for which it may stay in memory alone.
  package func append(_ sample: Sample, delay: TimeInterval = 0) {
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
    samples.append(sample)
    guard isRecorder else {
      trim()
      return
    }
    pending += Self.bytes(of: sample)
    if sample.time - lastFlush >= delay {
      lastFlush = sample.time
      flush()
    }
    if trim() || isSetBack { rewrite() }
  }

  /// Writes what is in memory alone.
  package func flush() {
    guard isRecorder, !pending.isEmpty else { return }
    if file < 0 { file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }
    guard file >= 0 else { return }
    let count = pending.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count == pending.count { pending = [] } else { rewrite() }
  }

  /// Whether samples had to go.
  @discardableResult
  private func trim() -> Bool {
    guard let last = samples.last else { return false }
    let isOver = samples.count > limit
    if isOver {
      let half = samples.count / 2
      let older = samples[..<half].enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      samples = older + samples[half...]
    }
    // A tenth too old is let be, so that the file is not written anew for each sample.
    let isOld = (samples.first?.time ?? last.time) < last.time - keep * 1.1
    if isOld { samples.removeAll { $0.time < last.time - keep } }
    return isOver || isOld
  }

  private func rewrite() {
    let bytes = samples.flatMap(Self.bytes)
    let temporary = "\(path).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard count == bytes.count, rename(temporary, path) == 0 else {
      unlink(temporary)
      return
    }
    pending = []
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
    let size = min(Int(status.st_size), 4 * limit * Self.sampleSize)
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
      + withUnsafeBytes(of: (sample.value ?? .nan).bitPattern.littleEndian, Array.init)
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
      samples.append(Sample(time: time, value: value.isNaN ? nil : value))
    }
    return samples
  }
}
