package import ViewArchive

/// A view of a builder's closure together with its source line. Not part of Apple's API.
public struct _LocatedView<Content> {
  let content: Content
  /// The source line. Nil: the view consists of several expressions, each with its own line.
  let place: StaticSourceLocation?

  init(_ content: Content, _ place: StaticSourceLocation? = nil) {
    self.content = content
    self.place = place
  }
}

extension _LocatedView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return context.record.keepsPlaces ? nodes.map { $0.located(at: place) } : nodes
  }
}

extension ViewNode {
  /// The maximum number of source lines per node: its own and those of the enclosing expressions.
  private static let mostPlaces = 3

  /// The folder of this module's sources, whose lines are of no use to a widget's author.
  private static let ownSources = String(#filePath.dropLast("Core/WrittenView.swift".count))

  /// Returns the node with one more enclosing source line, up to the maximum. Lines of this module,
  /// such as those of a button style, are left out.
  package func located(at place: StaticSourceLocation?) -> ViewNode {
    guard let place, places.count < Self.mostPlaces else { return self }
    let file = place.file.description
    guard !file.hasPrefix(Self.ownSources) else { return self }
    var node = self
    node.places.append(SourcePlace(file: file, line: place.line))
    return node
  }
}
