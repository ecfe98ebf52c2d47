// AVFoundation: audio players, sessions and recorders, declared only; nothing is played.
@_exported import SwiftUI
import UIKit

public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    public static let playback = Self()
    public static let playAndRecord = Self()
    public static let record = Self()
    public static let ambient = Self()
    public static let soloAmbient = Self()
  }
  public struct Mode: Hashable, Sendable {
    public static let `default` = Self()
    public static let spokenAudio = Self()
    public static let measurement = Self()
    public static let voiceChat = Self()
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  private static let only = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { only }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruption")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChange")
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public var outputVolume: Float { 1 }
  public var isOtherAudioPlaying: Bool { false }
  public var sampleRate: Double { 48_000 }
  public var category: Category { .ambient }
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

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

public final class AVAudioPlayer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var numberOfLoops = 0
  public var currentTime = 0.0
  public var rate: Float = 1
  public var duration: TimeInterval { 0 }
  public var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  @discardableResult public func prepareToPlay() -> Bool { false }
  @discardableResult public func play() -> Bool { false }
  public func pause() {}
  public func stop() {}
}

public final class AVPlayerItem: NSObject, @unchecked Sendable {
  public init(url: URL) {}
}

public final class AVPlayer: NSObject, @unchecked Sendable {
  public var volume: Float = 1
  public var rate: Float = 0
  public var isMuted = false
  public init(url: URL) {}
  public init(playerItem: AVPlayerItem?) {}
  public override init() {}
  public func play() {}
  public func pause() {}
  public func replaceCurrentItem(with item: AVPlayerItem?) {}
}

public final class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public var rate: Float = 0.5
  public init(string: String) {}
}
public final class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public func speak(_ utterance: AVSpeechUtterance) {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

// Unchecked, because the superclass is.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public typealias AudioFormatID = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x61616320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D7033
public let kAudioFormatULaw: AudioFormatID = 0x756C6177
public let kAudioFormatALaw: AudioFormatID = 0x616C6177
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D6134
public let kAudioFormatiLBC: AudioFormatID = 0x696C6263
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x61616368
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x61616365
public let kAudioFormatFLAC: AudioFormatID = 0x666C6163
public let kAudioFormatOpus: AudioFormatID = 0x6F707573
public let kAudioFormatAMR: AudioFormatID = 0x73616D72
public let AVFormatIDKey: String = "AVFormatIDKey"
public let AVSampleRateKey: String = "AVSampleRateKey"
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved: String = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey: String = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey: String = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey: String = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey: String = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAlgorithmKey: String = "AVSampleRateConverterAlgorithmKey"
public let AVSampleRateConverterAudioQualityKey: String = "AVSampleRateConverterAudioQualityKey"
public let AVChannelLayoutKey: String = "AVChannelLayoutKey"
public enum AVAudioQuality: Int, Sendable {
  case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}
