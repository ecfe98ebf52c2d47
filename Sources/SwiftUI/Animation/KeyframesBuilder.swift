@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Path: Keyframes<Value>>(_ path: Path) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  public static func buildBlock(_ paths: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}
