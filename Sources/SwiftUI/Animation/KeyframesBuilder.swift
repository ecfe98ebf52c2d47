@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Path: Keyframes<Value>>(_ path: Path) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  public static func buildBlock(_ paths: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}
