@testable import WidgetSources
@testable import WidgetWorker

extension FuzzTarget {
  /// Bytes of a worker that was taken over are data that can be coded again, or none.
  static let datum = FuzzTarget("datum") { bytes, promises in
    if let datum = DatumCoding.datum(of: bytes) {
      promises.expectStable(datum)
      let failure = SourceFailure(datum)
      promises.expect(failure.description.utf8.count <= 3 * bytes.count + 16, "many words")
    }
    if let (first, rest) = DatumCoding.beginning(of: bytes) {
      let length = DatumCoding.bytes(of: first).count
      // Invalid UTF-8 becomes longer when it is replaced.
      promises.expect(length + rest.count >= bytes.count, "\(rest.count) bytes left")
    }
    if let message = WorkerMessage(bytes) {
      promises.expect(WorkerMessage(message.bytes) == message, "another message after its coding")
      promises.expect(message.seconds >= 0, "\(message.seconds) s")
    }
  }
}
