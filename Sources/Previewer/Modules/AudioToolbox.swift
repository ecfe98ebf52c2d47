// System sounds: silent.
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
