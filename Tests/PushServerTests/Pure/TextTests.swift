import Foundation
import Testing

@testable import PushServer

struct TextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1b}[31mb\n", "a\u{fffd}[31mb\u{fffd}"), ("\u{202e}x", "\u{fffd}x"),
    ("Pizza 🍕", "Pizza 🍕"),
  ])
  func controlCharactersAreReplaced(text: String, safe: String) {
    #expect(SafeText.line(text) == safe)
  }

  @Test func longTextIsCut() {
    #expect(SafeText.line("abcdef", limit: 3) == "abc…")
    #expect(SafeText.ascii("ab🍕…", limit: 10) == "ab?...")
  }

  @Test(
    arguments: [
      ("/3/device/" + String(repeating: "ab", count: 40), "/3/device/abab…abab"),
      ("/3/device/abcd", "/3/device/…"),
      ("/3/devices/" + String(repeating: "ab", count: 40), "/3/devices/abab…abab"),
      ("/1/apps/com.example.pizza-delivery/all-channels", nil),
      ("/4/broadcasts/apps/com.example.pizza", nil),
      ("/apps/a/activities/activity/CountdownAttributes", nil),
      (
        "/apps/" + String(repeating: "ab", count: 9) + "/activities/activity/PizzaAttributes",
        "/apps/abab…abab/activities/activity/PizzaAttributes"
      ),
      (
        "/apps/a/activities/activity/" + String(repeating: "ab", count: 40),
        "/apps/a/activities/activity/abab…abab"
      ),
    ] as [(String, String?)])
  func tokensInPathsAreShortened(path: String, short: String?) {
    #expect(SafeText.path(path) == short ?? path)
  }

  @Test func generatedIdentifiersAreLowerCase() {
    var generator = SystemRandomNumberGenerator()
    let id = UUIDText.random(using: &generator)
    #expect(UUIDText.isCanonical(id))
    #expect(id == id.lowercased())
    #expect(UUID(uuidString: id) != nil)
    #expect(id.dropFirst(14).first == "4")
  }

  @Test func logHasTheTimeAndOneLineForEachText() {
    var written = ""
    let log = ServerLog(
      now: { Date(timeIntervalSince1970: 1_790_000_000.25) }, zone: .gmt, write: { written += $0 })
    log.line("a\nb")
    log.line("c")
    #expect(written == "14:13:20.250 a\u{fffd}b\n14:13:20.250 c\n")
  }
}
