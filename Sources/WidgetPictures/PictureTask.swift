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

  /// Decodes the picture that follows the length of its longer side.
  package static func perform(_ input: [UInt8]) -> [UInt8] {
    var reader = ByteReader(input)
    guard let longest = try? reader.number(below: Int(Int32.max)) else { return [] }
    let bytes = Array(input[reader.index...])
    var pixels = CPixels()
    var reason = [CChar](repeating: 0, count: 512)
    let result = cp_decode(
      bytes, bytes.count, Int32(longest), Int64(Picture.mostPixels), &pixels, &reason, reason.count)
    defer { free(pixels.rgba) }
    if result == CP_TOO_MANY_PIXELS { return [Outcome.tooManyPixels.rawValue] }
    guard result == CP_DECODED, let start = pixels.rgba else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return [Outcome.failed.rawValue] + words
    }
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    var writer = ByteWriter()
    writer.write(Outcome.pixels.rawValue)
    writer.write(UInt(width))
    writer.write(UInt(height))
    return writer.bytes + UnsafeBufferPointer(start: start, count: width * height * 4)
  }

  /// Returns the decoded picture; throws if the bytes cannot be decoded within `seconds`.
  static func picture(
    of bytes: [UInt8], longest: Int32, within seconds: Double
  ) throws(PictureError.Problem) -> Picture {
    var writer = ByteWriter()
    writer.write(UInt(longest))
    let result: [UInt8]
    do throws(WorkerFailure) {
      result = try Worker.shared.perform(Self.self, writer.bytes + bytes, within: seconds)
    } catch {
      throw problem(error, seconds)
    }
    switch result.first.flatMap(Outcome.init) {
    case .pixels:
      guard let picture = picture(of: result, longest: Int(longest)) else { throw noResult }
      return picture
    case .tooManyPixels: throw .tooManyPixels(limit: Picture.mostPixels)
    case .failed: throw .noPicture(String(decoding: result.dropFirst(), as: UTF8.self))
    case nil: throw noResult
    }
  }

  private static let noResult = PictureError.Problem.noPicture(
    "the decoder's result is not a picture")

  /// Returns the picture of a result with pixels, or `nil` if its sizes are impossible.
  private static func picture(of result: [UInt8], longest: Int) -> Picture? {
    var reader = ByteReader(result, from: 1)
    guard let width = try? reader.number(below: longest + 1),
      let height = try? reader.number(below: longest + 1), width > 0, height > 0
    else { return nil }
    return Picture(width: width, height: height, rgba: Array(result[reader.index...]))
  }

  private static func problem(_ failure: WorkerFailure, _ seconds: Double) -> PictureError.Problem {
    switch failure {
    case .late: .tookTooLong(limit: seconds)
    case .ended: .noPicture("the decoder took more than \(memory >> 20) MiB or has a defect")
    case .tooLong: .tooManyPixels(limit: Picture.mostPixels)
    case .unavailable(let number): .unreadable(String(cString: strerror(number)))
    }
  }
}
