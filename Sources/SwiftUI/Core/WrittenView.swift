package import ViewArchive

/// One view of a builder's closure, with the line that writes it. Apple's sources never name it.
public struct _WrittenView<Content> {
  let content: Content
  /// Nil for what is made of several expressions, each with a line of its own.
  let place: WrittenPlace?

  init(_ content: Content, _ place: WrittenPlace? = nil) {
    self.content = content
    self.place = place
  }
}

extension _WrittenView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return context.record.keepsPlaces ? nodes.map { $0.written(at: place) } : nodes
  }
}

/// A line as the compiler writes it into a call.
package struct WrittenPlace: Sendable {
  package var file: StaticString
  package var line: Int

  package init(file: StaticString, line: Int) {
    self.file = file
    self.line = line
  }
}

extension ViewNode {
  /// The lines that a node keeps: its own and those of what it came out of.
  private static let mostPlaces = 3

  /// The node with one more line around those it has.
  package func written(at place: WrittenPlace?) -> ViewNode {
    guard let place, places.count < Self.mostPlaces else { return self }
    var node = self
    node.places.append(SourcePlace(file: place.file.description, line: place.line))
    return node
  }
}
