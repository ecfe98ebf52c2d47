package import Foundation
import ViewArchive

extension PictureContent {
  /// The next date at which the picture changes without an event; nil: never.
  package func nextChange(after date: Date) -> Date? {
    nodes.compactMap { $0.nextChange(after: date, isLuminanceReduced: isDimmed) }.min()
  }

  private var nodes: [ViewNode] {
    switch surface {
    case .compact(let archive): [archive.compactLeading, archive.compactTrailing].compactMap { $0 }
    case .minimal(let attached, let detached):
      [attached?.minimal, detached?.minimal].compactMap { $0 }
    case .expanded(let archive): [archive.expanded].compactMap { $0 }
    case .card(let archive, _): [archive.lockScreen].compactMap { $0 }
    case .phone(let contents): contents.nodes
    }
  }
}
