package import ActivityModel
package import ViewArchive

/// The views of items that the system itself shows in the island, such as a call.
package enum SystemItemViews {
  static func symbol(_ item: SystemItem) -> ViewNode {
    ViewNode(
      .image(
        ImageContent(
          source: .symbol(symbolName(item)), font: FontValue(weight: .semibold),
          foreground: .color(.system(color(item))))))
  }

  package static func name(_ item: SystemItem) -> ViewNode {
    ViewNode(
      .text(TextContent(label(item), style: RunStyle(foreground: .color(.system(color(item)))))))
  }

  package static func label(_ item: SystemItem) -> String {
    switch item {
    case .call: "Call"
    case .faceID: "Face ID"
    case .navigation: "Route"
    case .hotspot: "Hotspot"
    case .recording: "Rec"
    }
  }

  private static func symbolName(_ item: SystemItem) -> String {
    switch item {
    case .call: "phone.fill"
    case .faceID: "face.smiling"
    case .navigation: "location.fill"
    case .hotspot: "link"
    case .recording: "record.circle.fill"
    }
  }

  private static func color(_ item: SystemItem) -> SystemColor {
    switch item {
    case .call, .hotspot: .green
    case .faceID: .cyan
    case .navigation: .blue
    case .recording: .red
    }
  }
}
