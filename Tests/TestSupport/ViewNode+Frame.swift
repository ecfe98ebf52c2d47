package import ViewArchive

extension ViewNode {
  package func with(_ modifier: NodeModifier) -> ViewNode {
    var node = self
    node.modifiers.append(modifier)
    return node
  }

  package func framed(_ width: Double?, _ height: Double?) -> ViewNode {
    with(.frame(width: width, height: height, alignment: .center))
  }
}
