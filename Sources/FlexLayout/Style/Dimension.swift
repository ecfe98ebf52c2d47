import ViewArchive

/// One of the two sizes of a box.
enum Dimension {
  case width
  case height
}

extension Dimension {
  /// The sides between which the size lies, the left or top one first.
  var sides: (near: Side, far: Side) { self == .width ? (.left, .right) : (.top, .bottom) }

  /// Returns the side at which a line of text, or a column of lines, starts.
  func textStart(_ text: FlexWritingDirection) -> Side {
    if self == .height { return .top }
    return text == .leftToRight ? .left : .right
  }

  /// Returns the side at which a line of text, or a column of lines, ends.
  func textEnd(_ text: FlexWritingDirection) -> Side {
    if self == .height { return .bottom }
    return text == .leftToRight ? .right : .left
  }
}
