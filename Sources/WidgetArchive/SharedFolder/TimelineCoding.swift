internal import FoundationEssentials
internal import WidgetLayout

// The format of an archive: a line with the format and its version, a checksum, the timeline's
// data, and its pictures. docs/archive-format.md is the reference.

extension ArchivedTimeline {
  /// The first line of every archive; a file without it is not an archive of this version.
  static let mark = Array("widgettui timeline 2\n".utf8)

  /// The largest size of an archive, in bytes.
  static let longest = 64 << 20

  /// The most entries of an archive: one for each second of hours.
  static let mostEntries = 16_384

  /// The most pictures of an archive, and the most mentions of them by all entries: some for each entry.
  static let mostPictures = 16 * mostEntries

  /// The most outcomes of reloads of an archive, far more than a host remembers.
  static let mostOutcomes = 1024

  /// The archive as the bytes of a file.
  package var bytes: [UInt8] {
    var body = ByteWriter()
    body.write(instance)
    body.write(title)
    body.write(loaded) { $0.write($1) }
    body.write(rule)
    body.write(reload) { $0.write($1) }
    body.write(asleep)
    body.write(failure) { $0.write($1) }
    body.write(outcomes) { $0.write($1) }
    body.write(UInt(first))
    body.write(entries) { $0.write($1) }
    body.write(0..<pictures.count) { writer, number in
      writer.write(UInt(pictures.size(number).width))
      writer.write(UInt(pictures.size(number).height))
      writer.write(UInt(pictures.bytes(number).count))
    }
    for number in 0..<pictures.count { body.append(Array(pictures.bytes(number))) }
    var file = ByteWriter()
    file.append(Self.mark)
    file.append(Checksum(of: body.bytes[...]).bytes)
    file.append(body.bytes)
    return file.bytes
  }

  /// Reads an archive from the bytes of a file.
  package init(bytes: [UInt8]) throws(ArchiveError) {
    guard bytes.starts(with: Self.mark) else { throw .isOther }
    let start = Self.mark.count + Checksum.length
    guard bytes.count >= start,
      Checksum(of: bytes[start...]).bytes[...] == bytes[Self.mark.count..<start]
    else { throw .isDamaged }
    do throws(ByteReader.Failure) {
      var reader = ByteReader(bytes, from: start)
      try self.init(&reader, bytes: bytes)
    } catch {
      throw .isDamaged
    }
  }

  private init(_ reader: inout ByteReader, bytes: [UInt8]) throws(ByteReader.Failure) {
    self.init(instance: try reader.instance(), title: try reader.words())
    loaded = try reader.optional { reader throws(ByteReader.Failure) in try reader.date() }
    rule = try reader.rule()
    reload = try reader.optional { reader throws(ByteReader.Failure) in try reader.date() }
    asleep = try reader.seconds()
    failure = try reader.optional { reader throws(ByteReader.Failure) in try reader.failure() }
    outcomes = try reader.array(most: Self.mostOutcomes) { reader throws(ByteReader.Failure) in
      try reader.outcome()
    }
    first = try reader.number(below: Int(UInt32.max))
    entries = try reader.array(most: Self.mostEntries) { reader throws(ByteReader.Failure) in
      try reader.entry()
    }
    let sizes = try reader.array(most: Self.mostPictures) { reader throws(ByteReader.Failure) in
      let size = Size(
        width: try reader.number(below: 10_000), height: try reader.number(below: 10_000))
      return (size, try reader.count())
    }
    for (size, count) in sizes {
      let start = reader.index
      try reader.skip(count)
      pictures.append(bytes[start..<reader.index], size: size)
    }
    let isWhole =
      first <= entries.count
      && entries.reduce(0) { $0 + $1.pictures.count } <= Self.mostPictures
      && entries.allSatisfy { $0.pictures.allSatisfy { $0 < pictures.count } }
    guard isWhole else { throw .isWrong }
  }
}

/// An error thrown for bytes that are not an archive.
package enum ArchiveError: Error, Equatable {
  /// The bytes are an archive of another version, or no archive at all.
  case isOther
  /// The bytes differ from those that were written.
  case isDamaged
}

/// A 64-bit FNV-1a checksum, which detects truncation and damage but not forgery.
struct Checksum {
  static let length = 8
  private let value: UInt64

  init(of bytes: ArraySlice<UInt8>) {
    value = bytes.withUnsafeBufferPointer { buffer in
      var hash = FNV1a()
      hash.add(buffer)
      return hash.value
    }
  }

  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}

extension ByteWriter {
  mutating func write(_ instance: WidgetInstance) {
    write(instance.id)
    write(instance.kind)
    write(instance.family.shortName)
    write(instance.configuration.sorted { $0.key < $1.key }) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
  }

  fileprivate mutating func write(_ rule: ReloadRule) {
    switch rule {
    case .atEnd: write(UInt8(0))
    case .never: write(UInt8(1))
    // A date that is never reached.
    case .after(let date) where !date.timeIntervalSince1970.isFinite: write(UInt8(1))
    case .after(let date):
      write(UInt8(2))
      write(date)
    }
  }

  mutating func write(_ failure: StandingFailure) {
    write(failure.reason)
    // Bit 0 is `isDenied`, bit 1 is set if `promised` follows, and bit 2 is `isWaiting`.
    write(
      UInt8(
        (failure.isDenied ? 1 : 0) + (failure.promised == nil ? 0 : 2)
          + (failure.isWaiting ? 4 : 0)))
    write(failure.since)
    write(UInt(failure.attempts))
    write(failure.next) { $0.write($1) }
    if let promised = failure.promised { write(promised) }
  }

  fileprivate mutating func write(_ outcome: ReloadOutcome) {
    write(outcome.date)
    write(outcome.reason.rawValue)
    write(outcome.duration)
    write(outcome.entries) { $0.write(UInt($1)) }
    write(outcome.failure)
  }

  fileprivate mutating func write(_ entry: ArchivedEntry) {
    write(entry.date)
    for date in [entry.expiration, entry.stale] {
      write(date.flatMap { $0.timeIntervalSince1970.isFinite ? $0 : nil }) { $0.write($1) }
    }
    write(entry.relevance) { writer, relevance in
      writer.write(Double(relevance.score))
      writer.write(relevance.duration)
    }
    write(entry.pictures) { $0.write(UInt($1)) }
  }
}

extension ByteReader {
  mutating func instance() throws(Failure) -> WidgetInstance {
    let (id, kind) = (try string(), try string())
    guard let family = WidgetFamily(name: try string()) else { throw .isWrong }
    let pairs = try array(most: Self.mostSettings) { reader throws(Failure) in
      (try reader.string(), try reader.string())
    }
    return WidgetInstance(
      id: id, kind: kind, family: family,
      configuration: Dictionary(pairs) { first, _ in first })
  }

  /// The most sizes of an entry's picture, and the most settings of an instance.
  private static let (mostSizes, mostSettings) = (64, 65_536)

  /// The most characters of a text for people: two screens of 80 columns and 24 rows. Each frame may lay out each
  /// of the many that an archive has.
  private static let mostCharacters = 4 << 10

  /// Reads a text for people, as long as they read it, with `…` at the place of the rest, and replaces the characters
  /// that a terminal would obey: any program may have written the archive.
  fileprivate mutating func words() throws(Failure) -> String {
    var text = try string()
    if text.utf8.count > Self.mostCharacters,
      !text.unicodeScalars.dropFirst(Self.mostCharacters).isEmpty
    {
      text = String(text.unicodeScalars.prefix(Self.mostCharacters - 1)) + "…"
    }
    guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return text }
    let scalars = text.unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Reads a duration, in seconds.
  fileprivate mutating func seconds() throws(Failure) -> Double {
    let seconds = try double()
    guard abs(seconds) < 1e12 else { throw .isWrong }
    return seconds
  }

  fileprivate mutating func rule() throws(Failure) -> ReloadRule {
    switch try byte() {
    case 0: .atEnd
    case 1: .never
    case 2: .after(try date())
    default: throw .isWrong
    }
  }

  mutating func failure() throws(Failure) -> StandingFailure {
    let reason = try words()
    let flags = try byte()
    guard flags < 8 else { throw .isWrong }
    var failure = StandingFailure(
      reason: reason, isDenied: flags & 1 != 0, since: try date(),
      attempts: try number(below: Int(UInt32.max)),
      next: try optional { reader throws(Failure) in try reader.date() },
      promised: flags & 2 != 0 ? try date() : nil)
    failure.isWaiting = flags & 4 != 0
    return failure
  }

  fileprivate mutating func outcome() throws(Failure) -> ReloadOutcome {
    let date = try date()
    guard let reason = ReloadReason(rawValue: try byte()) else { throw .isWrong }
    return ReloadOutcome(
      date: date, reason: reason, duration: try seconds(),
      entries: try optional { reader throws(Failure) in
        try reader.number(below: Int(UInt32.max))
      }, failure: try words())
  }

  fileprivate mutating func entry() throws(Failure) -> ArchivedEntry {
    ArchivedEntry(
      date: try date(),
      expiration: try optional { reader throws(Failure) in try reader.date() },
      stale: try optional { reader throws(Failure) in try reader.date() },
      relevance: try optional { reader throws(Failure) in
        ArchivedEntry.Relevance(score: Float(try reader.double()), duration: try reader.double())
      },
      pictures: try array(most: Self.mostSizes) { reader throws(Failure) in
        try reader.number(below: Int(UInt32.max))
      })
  }
}

extension Unicode.Scalar {
  /// True for a control character and for one that changes the direction of writing.
  fileprivate var isObeyed: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
