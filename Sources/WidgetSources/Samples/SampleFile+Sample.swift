package import FoundationEssentials

extension SampleFile {
  /// A value and the time at which it was read, or a time at which none could be read.
  package struct Sample: Sendable, Hashable {
    /// The outcome of a reading.
    package enum Outcome: Sendable, Hashable {
      /// The source answered; its value may still not be a number.
      case read
      /// The source could not be read.
      case failed
      /// Access was denied: until a value follows, nothing before it is shown.
      case denied
      /// Nothing was read until the next sample: the program did not run, or the machine was
      /// asleep.
      case unread
    }

    /// The time in seconds since 1970.
    package var time: Double
    /// The value, or `nil` if there was none.
    package var value: Double?
    package var outcome: Outcome

    package init(time: Double, value: Double?) {
      self.time = time
      self.value = value
      outcome = .read
    }

    /// Creates a sample without a value.
    package init(time: Double, outcome: Outcome) {
      self.time = time
      self.outcome = outcome
    }

    /// Creates a sample of a value read at a date.
    package init(date: Date, value: Double?) {
      self.init(time: date.timeIntervalSince1970, value: value)
    }

    /// Returns the sample of a reading that failed at a date.
    package static func failure(at date: Date, isDenied: Bool = false) -> Sample {
      Sample(time: date.timeIntervalSince1970, outcome: isDenied ? .denied : .failed)
    }

    package var date: Date { Date(timeIntervalSince1970: time) }

    /// Returns true if another sample has the same outcome and value.
    func isAlike(_ other: Sample) -> Bool { outcome == other.outcome && value == other.value }
  }
}

extension [SampleFile.Sample] {
  /// The samples that may be shown: while access is denied, only those since then. Denials are failures there.
  package var shown: [SampleFile.Sample] {
    let start = lastIndex { $0.outcome == .read }.map { $0 + 1 } ?? startIndex
    let denied = self[start...].firstIndex { $0.outcome == .denied }
    return self[(denied ?? startIndex)...].map { sample in
      sample.outcome == .denied ? .failure(at: sample.date) : sample
    }
  }
}

extension SampleFile.Sample {
  /// Bit patterns of not-a-numbers, which differ in their lowest bits.
  private static let failedBits = Double(nan: 1, signaling: false).bitPattern
  private static let unreadBits = Double(nan: 2, signaling: false).bitPattern
  private static let deniedBits = Double(nan: 3, signaling: false).bitPattern

  /// Creates the sample that the eight bytes of a value in a file represent.
  init(time: Double, bits: UInt64) {
    switch bits {
    case Self.failedBits: self.init(time: time, outcome: .failed)
    case Self.unreadBits: self.init(time: time, outcome: .unread)
    case Self.deniedBits: self.init(time: time, outcome: .denied)
    default:
      let value = Double(bitPattern: bits)
      self.init(time: time, value: value.isNaN ? nil : value)
    }
  }

  /// The eight bytes that represent the value and the outcome in a file.
  var bits: UInt64 {
    switch outcome {
    case .read: (value ?? .nan).bitPattern
    case .failed: Self.failedBits
    case .unread: Self.unreadBits
    case .denied: Self.deniedBits
    }
  }
}
