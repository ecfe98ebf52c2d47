/// The keyframes of one track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}
