import FoundationEssentials
import Synchronization
import WidgetLayout
import WidgetPictures

/// The pictures of plugins, each decoded once, and the time that decoding others may take.
///
/// A plugin prints as many pictures as it likes, and they are decoded while all tiles wait: together they have a second
/// at first, and then a small part of the time. Pictures in a menu bar take a thousandth of that.
struct PluginPictures {
  /// The reason why a picture is not shown.
  enum Problem: String, Error {
    case tooLarge = "picture too large"
    case none = "no picture"
    case late = "picture left out: it takes too long"
  }

  private static let shared = Mutex(PluginPictures())

  /// Returns the picture of a text in base64.
  static func picture(of text: String) throws(Problem) -> Picture {
    let result = shared.withLock { pictures in
      Result { () throws(Problem) in try pictures.picture(of: text) }
    }
    return try result.get()
  }

  /// The greatest length of a side in pixels: pictures in a menu bar are one line high, so more
  /// pixels would not show.
  private static let longest = 256
  /// The greatest length in base64 characters: many times that of a menu bar's icon.
  private static let longestText = 256 << 10
  /// The longest time that one picture may take, in seconds.
  private static let patience = 0.25
  /// The most pictures that are kept.
  private static let most = 64

  private var known: [String: Picture] = [:]
  /// The texts of the known pictures, the oldest first.
  private var texts: [String] = []
  private var budget = DecodingBudget(at: .now, most: 1, share: 0.05)

  private mutating func picture(of text: String) throws(Problem) -> Picture {
    if let picture = known[text] { return picture }
    guard text.utf8.count <= Self.longestText else { throw .tooLarge }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw .none
    }
    let start = ContinuousClock.now
    let left = min(Self.patience, budget.seconds(at: start))
    guard left > 0 else { throw .late }
    defer { budget.spend(.now - start) }
    do throws(PictureError) {
      let picture = try Picture(decoding: Array(data), longest: Self.longest, within: left)
      keep(picture, as: text)
      return picture
    } catch {
      throw ContinuousClock.now - start >= .seconds(left) ? Problem.late : Problem.none
    }
  }

  private mutating func keep(_ picture: Picture, as text: String) {
    known[text] = picture
    texts.append(text)
    if texts.count > Self.most { known[texts.removeFirst()] = nil }
  }
}
