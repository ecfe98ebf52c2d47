package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive
package import ViewLayout

/// An area of the screen that responds to a press.
package struct HitRegion: Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// A button or toggle; a nil reference means a closure, which Live Activities never run.
    case control(ActivityID, IntentReference?)
    case link(ActivityID, URL)
    case island(ActivityID)
    case card(ActivityID)
    /// The button that a swipe reveals beside a card.
    case clear(ActivityID)
    /// An app in the dock, by its index, counted from 0.
    case app(Int)
    /// A control on the screen of the app in front, by the identifier of its reference.
    case screen(String)
    /// Another surface, shown small beside the phone.
    case surface(ScreenMode.Surface)

    /// Creates the target of an activity's control.
    package init(_ control: ControlTarget, of id: ActivityID) {
      self =
        switch control {
        case .intent(let intent): .control(id, intent)
        case .link(let url): .link(id, url)
        }
    }

    /// The control that is pressed; nil: the target is none.
    package var control: ControlTarget? {
      switch self {
      case .control(_, let intent): .intent(intent)
      case .link(_, let url): .link(url)
      case .island, .card, .clear, .app, .screen, .surface: nil
      }
    }

    package var activity: ActivityID? {
      switch self {
      case .control(let id, _), .link(let id, _), .island(let id), .card(let id), .clear(let id):
        id
      case .app, .screen, .surface: nil
      }
    }
  }

  package var rect: CellRect
  /// The frame of the view, to which the places of a drag are relative; not that of `rect` for a view
  /// whose content is moved.
  package var frame: CellRect
  package var target: Target

  /// - Parameter frame: Nil: that of `rect`.
  package init(rect: CellRect, frame: CellRect? = nil, target: Target) {
    self.rect = rect
    self.frame = frame ?? rect
    self.target = target
  }

  /// True for targets that the arrow keys select.
  package var isControl: Bool {
    if case .screen = target { true } else { target.control != nil }
  }

  package func moved(by offset: CellPoint) -> HitRegion {
    var copy = self
    copy.rect = rect.moved(by: offset)
    copy.frame = frame.moved(by: offset)
    return copy
  }

  /// Returns the controls of a placed tree whose (0, 0) is at `origin`, in reading order.
  package static func controls(
    in placed: PlacedNode, of id: ActivityID, at origin: CellPoint
  ) -> [HitRegion] {
    var regions: [HitRegion] = []
    placed.walk { node in
      guard case .view(let kind) = node.element, let control = kind.control else { return }
      let rect = CellRect(covering: node.drawnBounds)
      guard !rect.isEmpty else { return }
      regions.append(
        HitRegion(
          rect: rect, frame: CellRect(covering: node.bounds), target: Target(control, of: id)
        )
        .moved(by: origin))
    }
    return regions.sorted { ($0.rect.row, $0.rect.column) < ($1.rect.row, $1.rect.column) }
  }
}

extension PlacedNode {
  /// The bounds, moved with the content as `offset` and `position` have moved it: what is drawn is
  /// pressed, as on a phone.
  fileprivate var drawnBounds: Rect {
    var bounds = bounds
    var node = self
    while node.children.count == 1 {
      let child = node.children[0]
      switch node.element {
      case .modifier(.offset):
        bounds.origin.x += child.bounds.minX - node.bounds.minX
        bounds.origin.y += child.bounds.minY - node.bounds.minY
      case .modifier(.position): bounds = child.bounds
      case .modifier, .view(.button), .view(.toggle): break
      default: return bounds
      }
      node = child
    }
    return bounds
  }
}
