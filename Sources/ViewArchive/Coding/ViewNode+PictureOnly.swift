extension ViewNode {
  /// The names of what pictures show of this node and cells do not, without its children.
  package var pictureOnlyNames: [String] {
    var names: [String] = []
    for case .picture(let effect) in modifiers where effect != .group { names.append(effect.name) }
    switch kind {
    case .text(let content):
      for run in content.runs { names += run.style.pictureOnlyNames }
    case .image(let content):
      if content.isTiled == true { names.append("resizable(resizingMode: .tile)") }
      if content.capInsets != nil { names.append("resizable(capInsets:)") }
      if content.isPixelated != nil { names.append("interpolation(.none)") }
    default: break
    }
    return names
  }
}

extension RunStyle {
  fileprivate var pictureOnlyNames: [String] {
    var names: [String] = []
    if baselineOffset != nil { names.append("baselineOffset") }
    if font.width != nil { names.append("fontWidth") }
    switch font.smallCaps {
    case .lower: names.append("lowercaseSmallCaps")
    case .upper: names.append("uppercaseSmallCaps")
    case .all: names.append("smallCaps")
    case nil: break
    }
    if font.share != nil { names.append("textScale") }
    if font.extraLeading != nil { names.append("leading") }
    for (line, name) in [(underline, "underline"), (strikethrough, "strikethrough")] {
      guard let line else { continue }
      if line.pattern != .solid { names.append("\(name)(pattern:)") }
      if line.color != nil { names.append("\(name)(color:)") }
    }
    return names
  }
}
