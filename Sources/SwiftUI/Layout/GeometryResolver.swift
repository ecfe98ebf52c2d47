package import ViewArchive
import ViewLayout

extension LoweringContext {
  /// Returns a node that takes all the size it is offered. `content` creates its children once its
  /// rectangle is known, in points of the whole presentation.
  @MainActor func reader(_ content: @escaping @MainActor (CGRect) -> [ViewNode]) -> ViewNode {
    if let node = screenNode {
      node.hasLaterContent = true
      record.readers.append { frame in node.lowerLater { content(frame) } }
    } else {
      record.readers.append(content)
    }
    return ViewNode(.geometryReader(record.readers.count - 1))
  }
}

/// Resolves what depends on the available size: the content of geometry readers and the results of
/// user-defined layouts.
///
/// The tree is laid out in the process that creates it, in the same size and with the same metrics
/// that drawing uses. A reader's size does not depend on its content, so one layout pass determines
/// the size of all visible readers; the content of each reader is then resolved separately, in that
/// size. A reader that is not shown gets no content.
@MainActor
package struct GeometryResolver {
  private let context: LoweringContext

  package init(in context: LoweringContext) { self.context = context }

  /// Returns the tree with all readers and containers resolved.
  ///
  /// - Parameters:
  ///   - room: The size in points that is proposed to the whole tree when it is drawn.
  ///   - isAsHighAsContent: True for a tree that is as high as its content, up to the height of
  ///     `room`; false when the height of `room` is proposed.
  package func settled(
    _ node: ViewNode, in room: CGSize, isAsHighAsContent: Bool = false
  ) -> ViewNode {
    guard !context.record.readers.isEmpty || !context.record.containers.isEmpty else {
      return node
    }
    return settled(node, in: room, isAsHighAsContent: isAsHighAsContent, at: .zero)
  }

  private func settled(
    _ node: ViewNode, in room: CGSize, isAsHighAsContent: Bool = false, at origin: CGPoint
  ) -> ViewNode {
    var numbers = Numbers()
    let tree = numbers.numbered(node)
    guard !numbers.readers.isEmpty || !numbers.containers.isEmpty else { return node }
    let containers = numbers.containers.map { context.record.containers[$0] }
    var engine = LayoutEngine(
      context: LayoutContext(
        metrics: .cells, time: time,
        containers: Dictionary(
          uniqueKeysWithValues: containers.enumerated().map { ($0, $1 as any CustomContainer) })))
    let placed =
      if isAsHighAsContent {
        engine.layout(tree, width: room.width, heights: 0...room.height)
      } else {
        engine.layout(tree, in: Proposal(width: room.width, height: room.height))
      }
    var frames: [Int: Rect] = [:]
    placed.walk { node in
      if case .view(.geometryReader(let number)) = node.element { frames[number] = node.bounds }
    }
    let (answers, lines) = (engine.customAnswers, engine.customLines)
    return tree.mapped { node in
      if case .custom(var content) = node.kind {
        content.answers = answers[content.number] ?? []
        content.lines = lines[content.number] ?? []
        node.kind = .custom(content)
        node.modifiers += containers[content.number].unsupportedNames.map { .unsupported($0) }
      }
      if case .geometryReader(let number) = node.kind {
        guard let bounds = frames[number], bounds.width.isFinite, bounds.height.isFinite else {
          return
        }
        let frame = CGRect(
          x: origin.x + bounds.minX, y: origin.y + bounds.minY, width: bounds.width,
          height: bounds.height)
        node.children = context.record.readers[numbers.readers[number]](frame).map {
          settled($0, in: frame.size, at: frame.origin)
        }
      }
    }
  }

  private var time: TimedTextContext {
    let values = context.environment
    return TimedTextContext(
      now: values.now, locale: values.locale.identifier, timeZone: values.timeZone.identifier,
      isLuminanceReduced: values.isLuminanceReduced)
  }

  /// Assigns each reader and container of a tree a unique number: a view that was lowered once may
  /// occur several times in the tree, each time in a different size.
  private struct Numbers {
    /// The number that each reader or container got when it was lowered, by its new number.
    var readers: [Int] = []
    var containers: [Int] = []

    mutating func numbered(_ node: ViewNode) -> ViewNode {
      node.mapped { node in
        if case .geometryReader(let number) = node.kind {
          node.kind = .geometryReader(readers.count)
          readers.append(number)
        }
        if case .custom(var content) = node.kind {
          containers.append(content.number)
          content.number = containers.count - 1
          node.kind = .custom(content)
        }
      }
    }
  }
}
