// Sound, which lies in AVFoundation here.
@_exported import AVFoundation
