import ActivityKit
import Foundation

struct OrderAttributes: ActivityAttributes {
  typealias Status = ContentState

  enum Step: Codable, Hashable {
    case cooking(minutes: Int)
    case delivered
  }

  public struct ContentState: Codable & Hashable {
    var step: Step
    var driver: String?
    var window: ClosedRange<Date>
  }

  var number: Int
}
