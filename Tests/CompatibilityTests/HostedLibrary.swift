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
    for (type, values) in knownValues {
      archives[type] = try host.archive(
        ArchiveRequest(
          activityID: "1", attributesType: type, attributes: values.attributes,
          state: values.state, environment: ArchiveEnvironment(now: Self.now)))
    }
  }

  /// By attributes type, from a preview or else the sample.
  private var knownValues: [String: (attributes: Data, state: Data)] {
    var values: [String: (attributes: Data, state: Data)] = [:]
    for sample in description.samples {
      values[sample.attributesType] = (sample.attributes, sample.state)
    }
    for case .activity(let preview) in description.previews.map(\.kind) {
      guard let state = preview.states.first, values[preview.attributesType] == nil else {
        continue
      }
      values[preview.attributesType] = (preview.attributes, state)
    }
    return values
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
        .geometryReader, .custom, .button, .toggle, .link, .island, .islandRegion, .unsupported:
        break
      }
    }
    return isSeen
  }
}
