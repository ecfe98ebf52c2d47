// AVKit: re-exports AVFoundation, which declares the player views.
@_exported import AVFoundation
