import ActivityKit

struct BakeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var loaves: Int
  }

  var oven: String
}
