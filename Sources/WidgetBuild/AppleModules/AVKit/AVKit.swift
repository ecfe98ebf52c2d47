// Players with controls, which lie in AVFoundation here.
@_exported import AVFoundation
