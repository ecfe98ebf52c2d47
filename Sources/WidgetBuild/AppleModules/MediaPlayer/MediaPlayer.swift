// MediaPlayer: now-playing information, declared only; nothing is played.
@_exported import SwiftUI

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()
  public class func `default`() -> MPNowPlayingInfoCenter { only }
  public var nowPlayingInfo: [String: Any]?
  public var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success, commandFailed = 200 }
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}
public final class MPRemoteCommand: NSObject, @unchecked Sendable {
  public var isEnabled = true
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  public func removeTarget(_ target: Any?) {}
}
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  public class func shared() -> MPRemoteCommandCenter { only }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}
