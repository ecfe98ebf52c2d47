// AudioToolbox: system sounds, declared only; nothing is played.
@_exported import AppIntents

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
public let kAudioServicesNoError: Int32 = 0
public typealias AudioServicesPropertyID = UInt32
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
@discardableResult
public func AudioServicesSetProperty(
  _ property: AudioServicesPropertyID, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?,
  _ dataSize: UInt32, _ data: UnsafeRawPointer
) -> Int32 { 0 }
