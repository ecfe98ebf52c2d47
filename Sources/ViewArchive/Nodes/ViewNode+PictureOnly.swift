extension ViewNode {
  /// The names of what pictures show of this node and cells do not, without its children.
  package var pictureOnlyNames: [String] {
    var names: [String] = []
    for case .picture(let effect) in modifiers where effect != .group { names.append(effect.name) }
    switch kind {
    case .text(let content):
      if content.runs.contains(where: { $0.style.baselineOffset != nil }) {
        names.append("baselineOffset")
      }
    case .image(let content):
      if content.isTiled == true { names.append("resizable(resizingMode: .tile)") }
    default: break
    }
    return names
  }
}
