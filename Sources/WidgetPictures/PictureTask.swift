import CPictures
import Glibc
import WidgetLayout
import WidgetWorker

/// The decoding of a picture, apart from this process: decoders of pictures are large, and their
/// input comes from strangers.
package enum PictureTask: WorkerTask {
  package static let name = "picture"
  /// Room for the pixels of the largest picture, twice.
  package static let memory = 640 << 20

  /// The first byte of a result.
  private enum Outcome: UInt8 {
    case pixels, tooManyPixels, failed
  }

  /// Loads the decoders.
  package static func prepare(_ hint: [UInt8]) { cp_prepare() }

  /// Decodes the picture that follows the length of its longer side, in four bytes.
  package static func perform(_ input: [UInt8]) -> [UInt8] {
    let bytes = Array(input.dropFirst(4))
    var pixels = CPixels()
    var reason = [CChar](repeating: 0, count: 512)
    let longest = Int32(truncatingIfNeeded: integer(input.prefix(4)))
    let result = cp_decode(
      bytes, bytes.count, longest, Int64(Picture.mostPixels), &pixels, &reason, reason.count)
    defer { free(pixels.rgba) }
    if result == CP_TOO_MANY_PIXELS { return [Outcome.tooManyPixels.rawValue] }
    guard result == CP_DECODED, let start = pixels.rgba else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return [Outcome.failed.rawValue] + words
    }
    let count = Int(pixels.width) * Int(pixels.height) * 4
    return [Outcome.pixels.rawValue] + Self.bytes(pixels.width) + Self.bytes(pixels.height)
      + UnsafeBufferPointer(start: start, count: count)
  }

  /// Returns the picture, or throws the reason for which there is none.
  static func picture(
    of bytes: [UInt8], longest: Int32, within seconds: Double
  ) throws(PictureError.Problem) -> Picture {
    let result: [UInt8]
    do throws(WorkerFailure) {
      result = try Worker.shared.perform(
        Self.self, Self.bytes(longest) + bytes, within: seconds)
    } catch {
      throw problem(error, seconds)
    }
    switch result.first.flatMap(Outcome.init) {
    case .pixels where result.count >= 9:
      let size = (integer(result[1..<5]), integer(result[5..<9]))
      guard (1...Int(longest)).contains(size.0), (1...Int(longest)).contains(size.1),
        let picture = Picture(width: size.0, height: size.1, rgba: Array(result[9...]))
      else { throw .noPicture("the decoder's result is not a picture") }
      return picture
    case .tooManyPixels: throw .tooManyPixels(limit: Picture.mostPixels)
    case .failed: throw .noPicture(String(decoding: result.dropFirst(), as: UTF8.self))
    case .pixels, nil: throw .noPicture("the decoder's result is not a picture")
    }
  }

  private static func problem(_ failure: WorkerFailure, _ seconds: Double) -> PictureError.Problem {
    switch failure {
    case .late: .noPicture("it took more than \(Int(seconds)) s")
    case .ended: .noPicture("the decoder took more than \(memory >> 20) MiB or has a defect")
    case .tooLong: .tooManyPixels(limit: Picture.mostPixels)
    case .unavailable(let number): .unreadable(String(cString: strerror(number)))
    }
  }

  private static func bytes(_ number: Int32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func integer(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
