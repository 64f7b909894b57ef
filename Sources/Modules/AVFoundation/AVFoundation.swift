@_exported public import AppleFoundation
@_exported public import PlatformTypes

/// An error of AVFoundation: nothing is played or recorded here.
public struct AVError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case operationNotSupportedForAsset = -11838
  }
  public let code: Code
  init(_ name: String) {
    Absence.report(name)
    code = .operationNotSupportedForAsset
  }
}

/// The sound of an app.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    let name: String
    public static let ambient = Category(name: "ambient")
    public static let soloAmbient = Category(name: "soloAmbient")
    public static let playback = Category(name: "playback")
    public static let record = Category(name: "record")
    public static let playAndRecord = Category(name: "playAndRecord")
    public static let multiRoute = Category(name: "multiRoute")
  }
  public struct Mode: Hashable, Sendable {
    let name: String
    public static let `default` = Mode(name: "default")
    public static let spokenAudio = Mode(name: "spokenAudio")
    public static let moviePlayback = Mode(name: "moviePlayback")
    public static let voiceChat = Mode(name: "voiceChat")
    public static let voicePrompt = Mode(name: "voicePrompt")
    public static let measurement = Mode(name: "measurement")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio }

  private static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }

  public var category: Category { .ambient }
  public var outputVolume: Float { 0 }
  public var isOtherAudioPlaying: Bool { false }

  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { throw AVError("AVAudioSession") }
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { throw AVError("AVAudioSession") }
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    throw AVError("AVAudioSession")
  }
}

/// The receiver of what a player does.
public protocol AVAudioPlayerDelegate: AnyObject {}

/// A player of sounds, which none can be made of here.
open class AVAudioPlayer: NSObject {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var rate: Float = 1
  public var enableRate = false
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public var isPlaying: Bool { false }

  public init(contentsOf url: URL) throws { throw AVError("AVAudioPlayer") }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { throw AVError("AVAudioPlayer") }
  public init(data: Data) throws { throw AVError("AVAudioPlayer") }

  @discardableResult public func prepareToPlay() -> Bool { false }
  @discardableResult public func play() -> Bool { false }
  public func pause() {}
  public func stop() {}
  public func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
}

/// A moment of a film or a piece of music.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)

  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
}

/// Returns the seconds of a moment.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A film or a piece of music, which cannot be read here.
open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL?
  public init(url: URL) { self.url = url }
  public var duration: CMTime { .invalid }
  public var isPlayable: Bool { false }
}

/// A film or a piece of music at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// A film or a piece of music that a player has.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public var status: Status { .failed }
  public var duration: CMTime { .invalid }
}

/// A player, which plays nothing here.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public var timeControlStatus: TimeControlStatus { .paused }
  public func play() { Absence.report("AVPlayer") }
  public func pause() {}
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  public func currentTime() -> CMTime { .zero }
  public func seek(to time: CMTime) {}
}

/// The kind of what is recorded.
public struct AVMediaType: Hashable, Sendable {
  let name: String
  public static let video = AVMediaType(name: "vide")
  public static let audio = AVMediaType(name: "soun")
}

/// Whether a person has allowed something.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. None is available here.
open class AVCaptureDevice: NSObject {
  public class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .denied }
  public class func requestAccess(for type: AVMediaType) async -> Bool { false }
  public class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
}

/// A text that is spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var rate: Float = 0.5
  public init(string: String) { speechString = string }
}

/// A voice, which says nothing here.
open class AVSpeechSynthesizer: NSObject {
  public func speak(_ utterance: AVSpeechUtterance) { Absence.report("AVSpeechSynthesizer") }
}

/// Returns the largest rectangle of a shape within another one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVMakeRect(aspectRatio: CGSize, insideRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return insideRect }
  let scale = min(insideRect.width / aspectRatio.width, insideRect.height / aspectRatio.height)
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(
    x: insideRect.midX - width / 2, y: insideRect.midY - height / 2, width: width, height: height)
}
