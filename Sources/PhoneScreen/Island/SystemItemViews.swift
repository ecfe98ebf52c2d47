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

  /// The view at the trailing side: a waveform beside what plays, else the item's name.
  package static func name(_ item: SystemItem) -> ViewNode {
    let foreground = StyleValue.color(.system(color(item)))
    return item == .nowPlaying
      ? ViewNode(.image(ImageContent(source: .symbol("waveform"), foreground: foreground)))
      : ViewNode(.text(TextContent(label(item), style: RunStyle(foreground: foreground))))
  }

  package static func label(_ item: SystemItem) -> String {
    switch item {
    case .call: "Call"
    case .faceID: "Face ID"
    case .navigation: "Route"
    case .hotspot: "Hotspot"
    case .recording: "Rec"
    case .nowPlaying: "Now Playing"
    case .timer: "Timer"
    case .charging: "Charging"
    case .airPods: "AirPods"
    case .silent: "Silent"
    }
  }

  private static func symbolName(_ item: SystemItem) -> String {
    switch item {
    case .call: "phone.fill"
    case .faceID: "face.smiling"
    case .navigation: "location.fill"
    case .hotspot: "link"
    case .recording: "record.circle.fill"
    case .nowPlaying: "music.note"
    case .timer: "timer"
    case .charging: "bolt.fill"
    case .airPods: "airpods"
    case .silent: "bell.slash.fill"
    }
  }

  private static func color(_ item: SystemItem) -> SystemColor {
    switch item {
    case .call, .hotspot, .charging: .green
    case .faceID: .cyan
    case .navigation: .blue
    case .recording, .silent: .red
    case .nowPlaying: .pink
    case .timer: .orange
    case .airPods: .label
    }
  }
}
