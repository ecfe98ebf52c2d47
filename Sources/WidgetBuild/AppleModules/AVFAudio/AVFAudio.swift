// AVFAudio: re-exports AVFoundation, which declares the audio API.
@_exported import AVFoundation
