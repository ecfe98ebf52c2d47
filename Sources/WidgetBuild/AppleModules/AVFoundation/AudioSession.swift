import UIKit

public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    public static let playback = Self()
    public static let playAndRecord = Self()
    public static let record = Self()
    public static let ambient = Self()
    public static let soloAmbient = Self()
    public static let multiRoute = Self()
  }
  public struct Mode: Hashable, Sendable {
    public static let `default` = Self()
    public static let spokenAudio = Self()
    public static let measurement = Self()
    public static let voiceChat = Self()
    public static let videoChat = Self()
    public static let gameChat = Self()
    public static let videoRecording = Self()
    public static let moviePlayback = Self()
    public static let voicePrompt = Self()
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let allowBluetoothHFP = Self(rawValue: 4)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0, longFormAudio = 1, independent = 2, longFormVideo = 3
  }
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x73706B72 }
  public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
  private static let only = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { only }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruption")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChange")
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public func overrideOutputAudioPort(_ port: PortOverride) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public var outputVolume: Float { 1 }
  public var isOtherAudioPlaying: Bool { false }
  public var sampleRate: Double { 48_000 }
  public var category: Category { .ambient }
  public var mode: Mode { .default }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// A preview records nothing: the permission is refused.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  public enum RecordPermission: Sendable { case undetermined, denied, granted }
  public var recordPermission: RecordPermission { .denied }

  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Self(rawValue: "Headphones")
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    public static let airPlay = Self(rawValue: "AirPlay")
    public static let carAudio = Self(rawValue: "CarAudio")
    public static let usbAudio = Self(rawValue: "USBAudio")
    public static let HDMI = Self(rawValue: "HDMIOutput")
    public static let lineOut = Self(rawValue: "LineOut")
    public static let lineIn = Self(rawValue: "LineIn")
  }
}

public final class AVAudioSessionPortDescription: NSObject, Sendable {
  public let portType: AVAudioSession.Port
  public let portName: String
  public let uid: String
  init(_ port: AVAudioSession.Port) { (portType, portName, uid) = (port, port.rawValue, "") }
}

/// The phone's own speaker.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs = [AVAudioSessionPortDescription(.builtInSpeaker)]
}

public enum AVAudioApplication {
  public enum RecordPermission: Sendable { case undetermined, denied, granted }
  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
