import FoundationEssentials
import Synchronization
import WidgetLayout
import WidgetPictures

/// The pictures of one plugin, each decoded once, and the time that decoding others may take.
///
/// A plugin prints as many pictures as it likes, and they are decoded while all tiles wait: together they have a second
/// at first, and then a small part of the time. Pictures in a menu bar take a thousandth of that. Each plugin has its
/// own time, so that none takes that of another.
final class PluginPictures: Sendable {
  /// The reason why a picture is not shown.
  enum Problem: String, Error {
    case tooLarge = "picture too large"
    case none = "no picture"
    case late = "picture left out: it takes too long"
  }

  /// Decodes a picture within some seconds.
  typealias Decoding = @Sendable ([UInt8], Double) throws(PictureError) -> Picture

  /// A decoded picture, or the reason why it was not decoded.
  private enum Outcome {
    case picture(Picture)
    case problem(Problem)
    /// It took longer than these seconds, up to a time.
    case late(Double, ContinuousClock.Instant)
  }

  private struct State {
    var outcomes: [String: Outcome] = [:]
    /// The texts of the outcomes, the oldest first.
    var texts: [String] = []
    var budget = DecodingBudget(at: .now, most: 1, share: 0.05)
  }

  /// The greatest length of a side in pixels: pictures in a menu bar are one line high, so more
  /// pixels would not show.
  private static let longest = 256
  /// The greatest length in base64 characters: many times that of a menu bar's icon.
  private static let longestText = 256 << 10
  /// The longest time that one picture may take, in seconds.
  private static let patience = 0.25
  /// The time after which a picture that took too long is tried again: the machine may have been busy.
  private static let pause = Duration.seconds(60)
  /// The most pictures that are kept.
  private static let most = 64

  private let decode: Decoding
  private let state = Mutex(State())

  init(
    decode: @escaping Decoding = { bytes, seconds throws(PictureError) in
      try Picture(decoding: bytes, longest: PluginPictures.longest, within: seconds)
    }
  ) {
    self.decode = decode
  }

  /// Returns the picture of a text in base64.
  func picture(of text: String) throws(Problem) -> Picture {
    guard text.utf8.count <= Self.longestText else { throw .tooLarge }
    switch state.withLock({ outcome(of: text, &$0) }) {
    case .picture(let picture): return picture
    case .problem(let problem): throw problem
    case .late: throw .late
    }
  }

  private func outcome(of text: String, _ state: inout State) -> Outcome {
    let start = ContinuousClock.now
    let left = min(Self.patience, state.budget.seconds(at: start))
    switch state.outcomes[text] {
    // With more time it may be decoded.
    case .late(let seconds, let date)?
    where left >= Self.patience && (seconds < Self.patience || start - date >= Self.pause):
      break
    case let known?: return known
    case nil: break
    }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      return .problem(.none)
    }
    guard left > 0 else { return .late(0, start) }
    let outcome = outcome(of: Array(data), within: left, from: start)
    state.budget.spend(.now - start)
    if let outcome { Self.keep(outcome, as: text, in: &state) }
    return outcome ?? .late(0, start)
  }

  /// Decodes a picture; returns `nil` if it could not be tried.
  private func outcome(
    of bytes: [UInt8], within seconds: Double, from start: ContinuousClock.Instant
  ) -> Outcome? {
    do throws(PictureError) {
      return .picture(try decode(bytes, seconds))
    } catch {
      switch error.problem {
      case .unreadable, .othersTookTooLong: return nil
      case .tookTooLong: return .late(min(seconds, (.now - start) / .seconds(1)), .now)
      default: return .problem(.none)
      }
    }
  }

  private static func keep(_ outcome: Outcome, as text: String, in state: inout State) {
    if state.outcomes.updateValue(outcome, forKey: text) == nil { state.texts.append(text) }
    if state.texts.count > most { state.outcomes[state.texts.removeFirst()] = nil }
  }
}
