public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent<TrackValue>>: Keyframes
{
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {}

  public init(
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) where Root == TrackValue {}
}
