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
    return content.modified(.role(.scrollContent(number))).modified(.role(.scrollFrame(frame)))
      .modified(.clip(.rectangle))
  }

  /// The number of the first vertical scroll view; nil: there is none.
  var firstScroll: Int? {
    for case .scrollContent(let number) in roles { return number }
    // A lazy sequence would ask each child twice, and so double the work at each level.
    for child in children {
      if let found = child.firstScroll { return found }
    }
    return nil
  }

  /// Returns a screen whose vertical scroll views have an ideal height, which they are given at least
  /// where the other views are too high for the phone; not those inside another one.
  func idealScrollHeight(_ height: Double) -> ViewNode {
    var node = self
    for index in modifiers.indices {
      guard case .role(.scrollFrame(var frame)) = modifiers[index] else { continue }
      frame.idealHeight = height
      node.modifiers[index] = .role(.scrollFrame(frame))
      return node
    }
    node.children = children.map { $0.idealScrollHeight(height) }
    return node
  }
}
