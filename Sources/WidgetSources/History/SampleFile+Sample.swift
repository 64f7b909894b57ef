package import FoundationEssentials

extension SampleFile {
  /// A value and when it was read; or that nothing could be read then.
  package struct Sample: Sendable, Hashable {
    /// What a reading came to.
    package enum Outcome: Sendable, Hashable {
      /// The source answered; its value may still be no number.
      case read
      /// The source could not be read.
      case failed
      /// Nothing was read from here to the next sample: the program did not run, or the machine slept.
      case unread
    }

    /// Seconds since 1970.
    package var time: Double
    /// Nil where there was none.
    package var value: Double?
    package var outcome: Outcome

    package init(time: Double, value: Double?) {
      self.time = time
      self.value = value
      outcome = .read
    }

    /// A time without a value.
    package init(time: Double, outcome: Outcome) {
      self.time = time
      self.outcome = outcome
    }

    /// A value that was read at a date.
    package init(date: Date, value: Double?) {
      self.init(time: date.timeIntervalSince1970, value: value)
    }

    /// A reading at a date that failed.
    package static func failure(at date: Date) -> Sample {
      Sample(time: date.timeIntervalSince1970, outcome: .failed)
    }

    package var date: Date { Date(timeIntervalSince1970: time) }

    /// Whether another sample says the same of its own time.
    func isAlike(_ other: Sample) -> Bool { outcome == other.outcome && value == other.value }
  }
}

extension SampleFile.Sample {
  /// Not-a-numbers that are told apart by their last bits.
  private static let failedBits = Double(nan: 1, signaling: false).bitPattern
  private static let unreadBits = Double(nan: 2, signaling: false).bitPattern

  /// The sample of eight bytes of a file.
  init(time: Double, bits: UInt64) {
    switch bits {
    case Self.failedBits: self.init(time: time, outcome: .failed)
    case Self.unreadBits: self.init(time: time, outcome: .unread)
    default:
      let value = Double(bitPattern: bits)
      self.init(time: time, value: value.isNaN ? nil : value)
    }
  }

  /// The eight bytes that say it in a file.
  var bits: UInt64 {
    switch outcome {
    case .read: (value ?? .nan).bitPattern
    case .failed: Self.failedBits
    case .unread: Self.unreadBits
    }
  }
}
