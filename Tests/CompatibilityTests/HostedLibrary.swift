import Foundation
import HostProtocol
import ViewArchive
import WidgetKit

/// A library of widgets, described, with an archive of each activity in its first known state.
@MainActor
struct HostedLibrary {
  let description: HostDescription
  private(set) var archives: [String: ActivityArchive] = [:]

  static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  init(_ library: URL) async throws {
    let host = WidgetHost(image: try LoadedImage(loading: library.path))
    description = await host.describe(now: Self.now)
    for type in activities.keys {
      guard let shown = description.shownStates(of: type).first else { continue }
      archives[type] = try host.archive(
        ArchiveRequest(
          activityID: "1", attributesType: type, attributes: shown.attributes,
          state: shown.states[0], environment: ArchiveEnvironment(now: Self.now)))
    }
  }

  /// The Live Activities: attributes type and declared presentations.
  var activities: [String: [ArchivePart]] {
    var found: [String: [ArchivePart]] = [:]
    for case .liveActivity(let type, let presentations) in description.widgets.map(\.kind) {
      found[type] = presentations
    }
    return found
  }
}

extension ViewNode {
  /// True when something in here is seen: a text, picture, shape, bar …
  var showsSomething: Bool {
    var isSeen = false
    walk { node in
      switch node.kind {
      case .text, .image, .shape, .style, .divider, .progress, .gauge: isSeen = true
      case .empty, .spacer, .hstack, .vstack, .zstack, .grid, .gridRow, .viewThatFits,
        .geometryReader, .flex, .custom, .button, .toggle, .link, .island, .islandRegion,
        .unsupported:
        break
      }
    }
    return isSeen
  }
}
