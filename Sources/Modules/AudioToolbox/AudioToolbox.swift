@_exported public import AppleFoundation

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioServicesNoError: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Fails: there are no sounds here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesCreateSystemSoundID(
  _ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  Absence.report("AudioServicesCreateSystemSoundID")
  return kAudioServicesSystemSoundUnspecifiedError
}

/// Fails: there are no sounds here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesSetProperty(
  _ property: AudioServicesPropertyID, _ size: UInt32, _ specifier: UnsafeRawPointer?,
  _ count: UInt32, _ data: UnsafeRawPointer
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

/// Fails: there are no sounds here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus
{ kAudioServicesSystemSoundUnspecifiedError }

/// Plays nothing: there are no sounds here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  Absence.report("AudioServicesPlaySystemSound")
}

/// Plays nothing: there are no sounds here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  Absence.report("AudioServicesPlayAlertSound")
}

/// Plays nothing, and is done at once.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) {
  Absence.report("AudioServicesPlaySystemSoundWithCompletion")
  completion?()
}

/// Plays nothing, and is done at once.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(sound, completion) }
