@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }

  public static func buildBlock(
    _ contents: _KeyframeTrackList<Value>...
  ) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }

  public static func buildArray(
    _ contents: [_KeyframeTrackList<Value>]
  ) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
}
