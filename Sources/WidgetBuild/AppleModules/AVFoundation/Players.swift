import UIKit

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

// A subclass overrides what it is told; there is no format of audio data here.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var enableRate = false
  open var rate: Float = 1
  open var isMeteringEnabled = false
  public let url: URL?
  public let data: Data?
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var numberOfChannels: Int { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var settings: [String: Any] { [:] }
  public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { (self.url, data) = (url, nil) }
  public init(data: Data) throws { (url, self.data) = (nil, data) }
  public init(data: Data, fileTypeHint: String?) throws { (url, self.data) = (nil, data) }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  /// Decibels; silence.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url: URL) { self.init() }
  public var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
  public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
  public let asset: AVAsset
  public var status: Status { .unknown }
  public var duration: CMTime { .zero }
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTime")
}

open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance = 0, pause, none }
  public var volume: Float = 1
  public var rate: Float = 0
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var automaticallyWaitsToMinimizeStalling = true
  public var allowsExternalPlayback = true
  public private(set) var currentItem: AVPlayerItem?
  public var status: Status { .unknown }
  public var timeControlStatus: TimeControlStatus { .paused }
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  public override init() {}
  open func play() {}
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { self }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  open func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {}
  open func removeAllItems() {}
  open func advanceToNextItem() {}
}
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  public func disableLooping() {}
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
