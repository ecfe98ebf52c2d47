import ActivityModel
import Foundation
import HostProtocol
import ViewArchive
import WidgetKit

@testable import VoltraWidgets

/// What an app with Voltra renders, and what a push brings.
@MainActor
enum VoltraTargets {
  private static let host = WidgetHost(
    widgets: [], untyped: VoltraActivity.all(of: VoltraFile()))
  private static let now = Date(timeIntervalSinceReferenceDate: 8e8)

  /// A content state, drawn in all its places; bytes that are none are read as a colour and a gradient.
  static func voltra(_ data: Data) {
    guard (try? JSONValue(json: data)) != nil else {
      let text = String(decoding: data, as: UTF8.self)
      _ = VoltraColor.color(text)
      _ = VoltraGradientReader.read(text)
      return
    }
    let request = ArchiveRequest(
      activityID: "1", attributesType: "VoltraAttributes", attributes: Data("{}".utf8),
      state: data, environment: ArchiveEnvironment(now: now))
    guard let archive = try? host.archive(request) else { return }
    ArchiveDrawing.draw(archive, choice: Int(data.last ?? 0))
  }
}
