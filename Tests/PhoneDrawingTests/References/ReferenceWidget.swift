import ActivityKit
import ActivityModel
import Emulator
import Foundation
import HostProtocol
import SwiftUI
import ViewArchive
import WidgetKit

struct ReferenceAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var step = 0 }

  var name = ""
}

/// A widget with a card and an island of any content.
struct ReferenceWidget: Widget {
  private let card: AnyView
  private let island: () -> DynamicIsland

  init() {
    self.init(card: AnyView(EmptyView())) {
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("C") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        Text("M")
      }
    }
  }

  init(card: AnyView, island: @escaping () -> DynamicIsland = { ReferenceWidget().island() }) {
    self.card = card
    self.island = island
  }

  var body: some WidgetConfiguration {
    let (card, island) = (card, island)
    return ActivityConfiguration(for: ReferenceAttributes.self) { _ in
      card
    } dynamicIsland: { _ in
      island()
    }
  }

  static let now = Date(timeIntervalSince1970: 1_750_000_000)

  /// Returns the archive of this widget on a device.
  @MainActor
  func archive(on device: Device) throws -> ActivityArchive {
    let environment = EnvironmentBuilder.environment(
      for: device, configuration: EmulatorConfiguration(device: device), mode: ScreenMode(),
      isDimmed: false, isLimitedInWidth: false, now: Self.now)
    return try WidgetHost(widgets: [self]).archive(
      ArchiveRequest(
        activityID: "1", attributesType: "ReferenceAttributes",
        attributes: Data(#"{"name":""}"#.utf8), state: Data(#"{"step":0}"#.utf8),
        environment: environment))
  }
}
