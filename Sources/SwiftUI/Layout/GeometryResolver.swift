package import ViewArchive
import ViewLayout

extension LoweringContext {
  /// Returns a node that takes all the size it is offered. `content` creates its children once its
  /// rectangle is known, in points of the whole presentation.
  @MainActor func reader(_ content: @escaping @MainActor (CGRect) -> [ViewNode]) -> ViewNode {
    record.readers.append(lowering.later(content))
    return ViewNode(.geometryReader(ReaderContent(number: record.readers.count - 1)))
  }
}

/// Resolves what depends on the available size: the content of geometry readers and the results of
/// user-defined layouts.
///
/// The tree is laid out in the process that creates it, in the same sizes and with the same metrics
/// that drawing uses: among cells, and with the letters of a phone where pictures are drawn. A
/// reader's size does not depend on its content, so one layout pass determines the size of all
/// visible readers; the content of each reader is then resolved separately, in that size. A reader
/// that is not shown gets no content.
@MainActor
package struct GeometryResolver {
  /// Where a tree is laid out, in points.
  package struct Rooms {
    /// Among cells. Nil: it is not drawn so.
    package private(set) var cells: CGRect?
    /// With the letters of a phone. Nil: it is not drawn so.
    private(set) var phone: CGRect?

    /// Creates rooms of the sizes that are proposed to the whole tree.
    package init(cells: CGSize, phone: CGSize? = nil) {
      self.cells = CGRect(origin: .zero, size: cells)
      self.phone = phone.map { CGRect(origin: .zero, size: $0) }
    }

    fileprivate init(cells: CGRect? = nil, phone: CGRect? = nil) {
      self.cells = cells
      self.phone = phone
    }
  }

  private let context: LoweringContext

  package init(in context: LoweringContext) { self.context = context }

  /// Returns the tree with all readers and containers resolved.
  ///
  /// - Parameters:
  ///   - rooms: The sizes that are proposed to the whole tree when it is drawn.
  ///   - isAsHighAsContent: True for a tree that is as high as its content, up to the height of
  ///     its room; false when that height is proposed.
  package func settled(
    _ node: ViewNode, in rooms: Rooms, isAsHighAsContent: Bool = false
  ) -> ViewNode {
    guard !context.record.readers.isEmpty || !context.record.containers.isEmpty else {
      return node
    }
    var numbers = Numbers()
    let tree = numbers.numbered(node)
    guard !numbers.readers.isEmpty || !numbers.containers.isEmpty else { return node }
    let containers = numbers.containers.map { context.record.containers[$0] }
    func laidOut(_ room: CGRect?, _ metrics: LayoutMetrics) -> Results? {
      room.map {
        results(of: tree, with: containers, in: $0, metrics, isAsHighAsContent: isAsHighAsContent)
      }
    }
    let (cells, phone) = (laidOut(rooms.cells, .cells), laidOut(rooms.phone, .phone))
    return tree.mapped { node in
      if case .custom(var content) = node.kind {
        content.results = cells?.ofContainer(content.number) ?? .init()
        content.phoneResults = phone?.ofContainer(content.number)
        node.kind = .custom(content)
        node.modifiers += containers[content.number].unsupportedNames.map { .unsupported($0) }
      }
      if case .geometryReader(var content) = node.kind {
        let read = context.record.readers[numbers.readers[content.number]]
        let frame = cells?.frames[content.number]
        node.children =
          frame.map { frame in
            read(frame).map { settled($0, in: Rooms(cells: frame)) }
          } ?? []
        let phoneChildren = phone?.frames[content.number].map { frame in
          read(frame).map { settled($0, in: Rooms(phone: frame)) }
        }
        content.phoneChildren = phoneChildren?.count ?? 0
        node.children += phoneChildren ?? []
        node.kind = .geometryReader(content)
      }
    }
  }

  /// What one layout pass finds.
  private struct Results {
    /// The rectangles of readers by number, in points of the whole presentation.
    var frames: [Int: CGRect] = [:]
    var answers: [Int: [CustomContent.Answer]] = [:]
    var lines: [Int: [CustomContent.Line]] = [:]

    func ofContainer(_ number: Int) -> CustomContent.Results {
      CustomContent.Results(answers: answers[number] ?? [], lines: lines[number] ?? [])
    }
  }

  private func results(
    of tree: ViewNode, with containers: [any CustomContainer], in room: CGRect,
    _ metrics: LayoutMetrics, isAsHighAsContent: Bool
  ) -> Results {
    var engine = LayoutEngine(
      context: LayoutContext(
        metrics: metrics, time: time,
        containers: Dictionary(
          uniqueKeysWithValues: containers.enumerated().map { ($0, $1) })))
    let placed =
      if isAsHighAsContent {
        engine.layout(tree, width: room.width, heights: 0...room.height)
      } else {
        engine.layout(tree, in: Proposal(width: room.width, height: room.height))
      }
    var results = Results(answers: engine.customAnswers, lines: engine.customLines)
    placed.walk { node in
      guard case .view(.geometryReader(let reader)) = node.element,
        node.bounds.width.isFinite, node.bounds.height.isFinite
      else { return }
      results.frames[reader.number] = CGRect(
        x: room.minX + node.bounds.minX, y: room.minY + node.bounds.minY,
        width: node.bounds.width, height: node.bounds.height)
    }
    return results
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
        if case .geometryReader(let reader) = node.kind {
          node.kind = .geometryReader(ReaderContent(number: readers.count))
          readers.append(reader.number)
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
