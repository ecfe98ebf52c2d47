import Foundation
import Testing

@testable import FoundationAdditions

/// What a widget reads of the store that its app would write.
struct AppGroupDefaultsTests {
  private let store = _AppDefaults(suiteName: "island.tests.\(UUID().uuidString)")

  @Test func aTextThatIsNowhereGivenIsMadeUp() {
    #expect(store?.string(forKey: "homeTeam") == "team")
    #expect(store?.object(forKey: "homeTeam") == nil)
    #expect(store?.integer(forKey: "score") == 0)
    #expect(store?.bool(forKey: "isLive") == false)
  }

  @Test func valuesOfAFrameGoFirst() {
    AppGroupValues.with(["homeTeam": "Ajax", "score": "3", "isLive": "true", "part": "0.5"]) {
      #expect(store?.string(forKey: "homeTeam") == "Ajax")
      // The plug-in for Flutter puts the activity's identifier before the key.
      #expect(store?.string(forKey: "4F1A_homeTeam") == "Ajax")
      #expect(store?.integer(forKey: "score") == 3)
      #expect(store?.double(forKey: "part") == 0.5)
      #expect(store?.bool(forKey: "isLive") == true)
      #expect(store?.object(forKey: "score") as? String == "3")
    }
    #expect(store?.string(forKey: "homeTeam") == "team")
  }

  @Test(arguments: ["", "much", "1e400", "nan"])
  func aTextThatIsNoNumberIsZero(text: String) {
    AppGroupValues.with(["score": text]) {
      #expect(store?.integer(forKey: "score") == 0)
    }
  }
}
