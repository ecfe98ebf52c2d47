import Foundation
import Testing

@testable import FoundationAdditions

/// What a widget reads of the store that its app would write.
struct AppGroupDefaultsTests {
  private let store = _AppDefaults(suiteName: "island.tests.\(UUID().uuidString)")

  @Test func aTextThatIsNowhereGivenIsMadeUp() {
    #expect(store?.string(forKey: "homeTeam") == "Home team")
    #expect(store?.object(forKey: "homeTeam") == nil)
    #expect(store?.integer(forKey: "score") == 0)
    #expect(store?.bool(forKey: "isLive") == false)
  }

  @Test(arguments: [
    ("vehicleID", "Vehicle ID"), ("4F1A-22_homeTeam", "Home team"), ("4F1A_homeTeam", "Home team"),
    ("team_a_name", "Team a name"), ("x", "X"), ("_", "Text"),
  ])
  func aMadeUpTextIsItsKeyInWords(key: String, text: String) {
    #expect(store?.string(forKey: key) == text)
  }

  /// Widgets count to a moment that an app has put there, and zero is long ago.
  @Test func aMomentThatIsNowhereGivenIsNear() throws {
    AppGroupMoments.use([
      "endOfTests": .seconds, "startedMsOfTests": .milliseconds, "dateOfTests": .date,
    ])
    let now = Date()
    let end = try #require(store?.double(forKey: "endOfTests"))
    #expect(abs(end - now.timeIntervalSince1970 - 300) < 60)
    #expect(store?.integer(forKey: "4F1A_endOfTests") ?? 0 > Int(now.timeIntervalSince1970))
    let start = try #require(store?.double(forKey: "startedMsOfTests"))
    #expect(abs(start / 1000 - now.timeIntervalSince1970 + 300) < 60)
    let date = try #require(store?.object(forKey: "dateOfTests") as? Date)
    #expect(date > now)
    AppGroupValues.with(["endOfTests": "5"]) {
      #expect(store?.double(forKey: "endOfTests") == 5)
    }
  }

  /// Widgets make pictures of a path or of data that an app has put there, and unwrap them by force.
  @Test func aPictureThatIsNowhereGivenIsMadeUp() throws {
    AppGroupPictures.use(keys: ["crestOfTests"])
    let path = try #require(store?.string(forKey: "4F1A_crestOfTests"))
    #expect(FileManager.default.contents(atPath: path) == AppGroupPictures.data)
    #expect(store?.data(forKey: "crestOfTests") == AppGroupPictures.data)
    #expect(AppGroupPictures.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(store?.data(forKey: "otherOfTests") == nil)
    AppGroupValues.with(["crestOfTests": "own"]) {
      #expect(store?.string(forKey: "crestOfTests") == "own")
    }
  }

  @Test func valuesOfAFrameGoFirst() {
    AppGroupValues.with(["homeTeam": "Ajax", "score": "3", "isLive": "true", "part": "0.5"]) {
      #expect(store?.string(forKey: "homeTeam") == "Ajax")
      // The plug-in for Flutter puts the activity's identifier before the key.
      #expect(store?.string(forKey: "4F1A_homeTeam") == "Ajax")
      #expect(store?.integer(forKey: "score") == 3)
      #expect(store?.double(forKey: "part") == 0.5)
      #expect(store?.bool(forKey: "isLive") == true)
      #expect(store?.object(forKey: "score") as? Int == 3)
      #expect(store?.object(forKey: "isLive") as? Bool == true)
      #expect(store?.string(forKey: "score") == "3")
    }
    #expect(store?.string(forKey: "homeTeam") == "Home team")
  }

  /// What an app writes later goes before what the widget has stored.
  @Test func valuesOfAFrameGoBeforeStoredOnes() {
    store?.set(1, forKey: "count")
    store?.set(Float(1.5), forKey: "part")
    #expect(store?.integer(forKey: "count") == 1)
    #expect(store?.bool(forKey: "count") == true)
    #expect(store?.float(forKey: "part") == 1.5)
    AppGroupValues.with(["count": "5"]) {
      #expect(store?.integer(forKey: "count") == 5)
    }
    #expect(store?.integer(forKey: "count") == 1)
  }

  /// Plug-ins store lists and objects as they are, as texts of JSON, or as its bytes.
  @Test func listsAndObjectsAreReadInEveryForm() throws {
    struct Team: Codable, Equatable { var name: String }
    AppGroupValues.with([
      "names": #"["a","b"]"#, "team": #"{"name":"Ajax"}"#, "note": "[unread", "plain": "hello",
    ]) {
      #expect(store?.stringArray(forKey: "names") == ["a", "b"])
      #expect(store?.array(forKey: "names")?.count == 2)
      #expect(store?.string(forKey: "names") == #"["a","b"]"#)
      #expect(store?.dictionary(forKey: "team")?["name"] as? String == "Ajax")
      let data = store?.data(forKey: "4F1A_team") ?? Data()
      #expect((try? JSONDecoder().decode(Team.self, from: data)) == Team(name: "Ajax"))
      #expect(store?.string(forKey: "note") == "[unread")
      #expect(store?.array(forKey: "note") == nil)
      #expect(store?.data(forKey: "plain") == Data("hello".utf8))
    }
    #expect(store?.data(forKey: "plain") == nil)
    #expect(
      NestedValue(["b": [1, 2], "a": true] as [String: Any])?.text == #"{"a":true,"b":[1,2]}"#)
    #expect(NestedValue(Date()) == nil)
  }

  @Test(arguments: ["", "much", "nan"])
  func aTextThatIsNoNumberIsZero(text: String) {
    AppGroupValues.with(["score": text]) {
      #expect(store?.integer(forKey: "score") == 0)
    }
  }

  /// Two processes with the same folder are two files here.
  @Test func whatOneProcessStoresTheOtherReads() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-groups-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = [AppGroupFile.variable: folder.path]
    let app = try #require(AppGroupFile(suite: "group.a/../b", environment: environment))
    let widget = try #require(AppGroupFile(suite: "group.a/../b", environment: environment))
    #expect(widget.value(for: "score") == nil)
    app.set(3, for: "score")
    app.set(["a", "b"], for: "names")
    #expect(widget.value(for: "score") as? Int == 3)
    #expect(widget.value(for: "names") as? [String] == ["a", "b"])
    widget.set(Date(timeIntervalSinceReferenceDate: 1), for: "seen")
    app.set(nil, for: "score")
    #expect(widget.value(for: "score") == nil)
    #expect(app.value(for: "seen") as? Date == Date(timeIntervalSinceReferenceDate: 1))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy {
        $0.hasPrefix("group.a_.._b.plist")
      })
    #expect(AppGroupFile(suite: nil, environment: environment) == nil)
    #expect(AppGroupFile(suite: "group", environment: [:]) == nil)
  }
}
