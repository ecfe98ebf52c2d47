import ViewArchive

extension ViewNode {
  /// Returns the content of a vertical scroll view in the frame in which it is seen.
  ///
  /// - Parameter number: That of the scroll view on its app's screens.
  @MainActor func scrolling(_ number: Int, in context: LoweringContext) -> ViewNode {
    let content = modified(.fixedSize(horizontal: false, vertical: true))
    var frame = FlexFrame(maxHeight: .infinity, alignment: Alignment.top.guides)
    // One that does not scroll is as high as its content: a terminal may be lower than a phone.
    guard context.environment.isScrollEnabled else { return content.modified(.flexFrame(frame)) }
    frame.minHeight = 0
    return content.modified(.mark(.scrollContent(number))).modified(.flexFrame(frame))
      .modified(.clip(.rectangle))
  }

  /// The number of the first vertical scroll view; nil: there is none.
  var firstScroll: Int? {
    for case .identifier(let text) in modifiers {
      if case .scrollContent(let number) = ScreenMark(identifier: text) { return number }
    }
    return children.lazy.compactMap(\.firstScroll).first
  }

  /// Returns a screen whose vertical scroll views have an ideal height, which they are given at least
  /// where the other views are too high for the phone; not those inside another one.
  func idealScrollHeight(_ height: Double) -> ViewNode {
    var node = self
    for index in modifiers.indices.dropLast() {
      guard case .identifier(let text) = modifiers[index],
        case .scrollContent = ScreenMark(identifier: text),
        case .flexFrame(var frame) = modifiers[index + 1]
      else { continue }
      frame.idealHeight = height
      node.modifiers[index + 1] = .flexFrame(frame)
      return node
    }
    node.children = children.map { $0.idealScrollHeight(height) }
    return node
  }
}
