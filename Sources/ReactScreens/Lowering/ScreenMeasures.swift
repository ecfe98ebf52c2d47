import ActivityModel
import Foundation
import ViewArchive
import ViewLayout

/// Where nodes are on a phone, for those that the app is told about.
struct ScreenMeasures {
  /// A node's place, in points.
  private struct Frame: Hashable {
    /// Of the root.
    var rect: Rect
    /// The parent's top left, of the root.
    var corner: Point
  }

  private var told: [Int: [JSONValue]] = [:]
  /// What scroll views show of their contents, by their numbers.
  private var seen: [Int: Seen] = [:]

  /// The sizes of a scroll view's content and of what is seen of it, in points.
  private struct Seen {
    var content: Size
    var window: Size
  }

  /// Returns the messages about what has changed since the last time.
  ///
  /// - Parameters:
  ///   - room: The size of the screen, in points.
  mutating func messages(
    about tree: ReactTree, drawn root: ViewNode, in room: Size, at time: TimedTextContext
  ) -> [JSONValue] {
    guard tree.nodes.values.contains(where: \.isMeasured) else {
      (told, seen) = ([:], [:])
      return []
    }
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(root, in: Proposal(width: room.width, height: room.height))
    var now: [Int: [JSONValue]] = [:]
    seen = [:]
    Self.collect(placed, corner: .zero) { id, frame, content in
      guard let node = tree[id] else { return }
      if let content { seen[id] = Seen(content: content.size, window: frame.rect.size) }
      now[id] = Self.messages(node, frame, content: content)
    }
    defer { told = now }
    return now.sorted { $0.key < $1.key }.flatMap { id, messages in
      messages == told[id] ? [] : messages
    }
  }

  /// Returns the messages when a row of a list is in the middle of what is seen.
  ///
  /// - Parameter count: How many rows the list has.
  func messages(atRow row: Int, of count: Int, in node: ReactNode) -> [JSONValue] {
    guard let seen = seen[node.id], count > 0 else { return [] }
    let middle = (Double(row) + 0.5) / Double(count) * seen.content.height
    let last = max(seen.content.height - seen.window.height, 0)
    let offset = min(max(middle - seen.window.height / 2, 0), last)
    let fields = Self.scroll(to: offset, content: seen.content, window: seen.window)
    return [ReactEvent.scroll, .scrollEnd].filter(node.wants)
      .map { Self.message($0.rawValue, node, fields) }
  }

  private static func scroll(to offset: Double, content: Size, window: Size) -> [String: JSONValue]
  {
    [
      "contentOffset": .record(["x": .whole(0), "y": .number(offset)]),
      "contentSize": record(content), "layoutMeasurement": record(window),
    ]
  }

  private static func collect(
    _ node: PlacedNode, corner: Point, _ found: (Int, Frame, Rect?) -> Void
  ) {
    var corner = corner
    switch node.element {
    case .modifier(.role(.scrollTarget(let id))):
      found(id, Frame(rect: node.bounds, corner: corner), node.scrolled)
    case .view(.flex): corner = node.bounds.origin
    default: break
    }
    for child in node.children { collect(child, corner: corner, found) }
  }

  private static func messages(
    _ node: ReactNode, _ frame: Frame, content: Rect?
  ) -> [JSONValue] {
    var messages: [JSONValue] = []
    let rect = frame.rect
    if node.wants(.layout) {
      messages.append(
        message(
          "layout", node,
          [
            "x": .number(rect.minX - frame.corner.x), "y": .number(rect.minY - frame.corner.y),
            "width": .number(rect.width), "height": .number(rect.height),
            "pageX": .number(rect.minX), "pageY": .number(rect.minY),
          ]))
    }
    guard let content else { return messages }
    let size = record(content.size)
    if node.wants(.contentSize) { messages.append(message("contentSize", node, size.fields)) }
    if node.wants(.scroll) {
      messages.append(
        message("scroll", node, scroll(to: 0, content: content.size, window: rect.size)))
    }
    return messages
  }

  private static func record(_ size: Size) -> JSONValue {
    .record(["width": .number(size.width), "height": .number(size.height)])
  }

  private static func message(
    _ kind: String, _ node: ReactNode, _ fields: [String: JSONValue]
  ) -> JSONValue {
    .record(
      fields.merging(["t": .text(kind), "id": .whole(Int64(node.id))]) { $1 })
  }
}

extension PlacedNode {
  /// The rectangle of the content that scrolls in it; nil: it is no scroll view.
  fileprivate var scrolled: Rect? {
    switch element {
    case .modifier(.role(.scrollContent)), .modifier(.role(.scrolledContent)): return bounds
    default: return children.first?.scrolled
    }
  }
}
