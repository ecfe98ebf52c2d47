import ActivityKit
import Foundation

/// The photo app. It updates the activity every five seconds, with a varying upload speed.
enum UploadApp {
  static let album = UploadAttributes(
    album: "Kyoto", fileCount: 48, totalBytes: 925_000_000)

  static func start(_ now: Date) throws {
    let state = UploadAttributes.ContentState(phase: .sending, sentBytes: 0, speed: 0)
    _ = try Activity.request(
      attributes: album, content: ActivityContent(state: state, staleDate: nil))
  }

  static func report(_ state: UploadAttributes.ContentState) async {
    for activity in Activity<UploadAttributes>.activities {
      let content = ActivityContent(state: state, staleDate: nil)
      if state.phase == .finished {
        await activity.update(
          content,
          alertConfiguration: AlertConfiguration(
            title: "Upload finished",
            body: "\(activity.attributes.fileCount) photos are in \(activity.attributes.album).",
            sound: .default))
      } else {
        await activity.update(content)
      }
    }
  }

  static func end(_ now: Date) async {
    for activity in Activity<UploadAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }

  /// The content states of one upload, from the first to the last update.
  static let reports: [UploadAttributes.ContentState] = {
    let megabytesPerSecond = [4.2, 5.1, 5.8, 5.5, 3.1, 2.4, 4.9, 6.0]
    var reports: [UploadAttributes.ContentState] = []
    var sentBytes: Int64 = 0
    while sentBytes < album.totalBytes {
      let speed = megabytesPerSecond[reports.count % megabytesPerSecond.count] * 1_000_000
      sentBytes = min(album.totalBytes, sentBytes + Int64(speed * 5))
      let isLast = sentBytes == album.totalBytes
      reports.append(
        UploadAttributes.ContentState(
          phase: isLast ? .finished : .sending, sentBytes: sentBytes, speed: isLast ? 0 : speed))
    }
    return reports
  }()
}

extension GalleryApp {
  static let upload = GalleryApp(
    id: "com.example.darkroom", name: "Darkroom", icon: "📷", letter: "D",
    attributesType: "UploadAttributes", startsAutomatically: false,
    start: UploadApp.start,
    steps: UploadApp.reports.enumerated().map { index, report in
      Step(after: Double(index + 1) * 5) { _ in await UploadApp.report(report) }
    },
    end: UploadApp.end)
}
