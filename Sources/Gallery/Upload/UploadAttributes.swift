import ActivityKit
import Foundation

/// An upload of photos to a shared album.
struct UploadAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var sentBytes: Int64
    /// The speed in bytes per second.
    var speed: Double
  }

  enum Phase: String, Codable {
    case sending, finished, cancelled
  }

  var album: String
  var fileCount: Int
  var totalBytes: Int64

  var deepLink: URL? {
    var components = URLComponents()
    components.scheme = "darkroom"
    components.host = "album"
    components.queryItems = [URLQueryItem(name: "name", value: album)]
    return components.url
  }
}

extension UploadAttributes {
  /// Returns the fraction that has been sent, 0…1.
  func fraction(_ state: ContentState) -> Double {
    guard totalBytes > 0 else { return 1 }
    return min(max(Double(state.sentBytes) / Double(totalBytes), 0), 1)
  }

  func percentage(_ state: ContentState) -> String {
    "\(Int(clamping: fraction(state) * 100))%"
  }

  func sentFiles(_ state: ContentState) -> Int {
    Int(clamping: fraction(state) * Double(fileCount))
  }
}

extension UploadAttributes.ContentState {
  var speedLabel: String {
    "\((speed / 1_000_000).formatted(.number.precision(.fractionLength(1)))) MB/s"
  }
}
