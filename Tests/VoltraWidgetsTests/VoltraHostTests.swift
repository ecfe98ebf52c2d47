import ActivityModel
import Foundation
import FoundationAdditions
import HostProtocol
import TestSupport
import Testing
import ViewArchive
import WidgetKit

@testable import VoltraWidgets

/// Payloads of Voltra, drawn from their JSON.
@MainActor
struct VoltraHostTests {
  private static let now = Date(timeIntervalSince1970: 1_764_576_000)

  private static let payload = """
    {"v": 1,
     "s": [{"fs": 20, "fw": "700", "c": "#FF9500"}, {"fl": 1, "fdir": "row", "jc": "space-between"}],
     "e": [{"t": 4, "p": {"n": "bolt.fill", "tc": "#34C759", "sz": 18}}],
     "ls": {"t": 11, "p": {"al": "leading", "sp": 8, "s": {"pad": 16, "bg": "#101828", "br": 18}},
       "c": [{"t": 12, "c": [{"$r": 0}, {"t": 0, "c": "Charging", "p": {"s": 0}}]},
             {"t": 6, "p": {"v": 40, "pc": "#34C759", "trc": "#333333"}},
             {"t": 20, "p": {"s": 1}, "c": [{"t": 0, "c": "left"}, {"t": 0, "c": "right"}]},
             {"t": 1, "i": "stop", "c": {"t": 0, "c": "Stop"}},
             {"t": 22}]},
     "ls_background_tint": "#101828",
     "isl_cmp_l": {"$r": 0}, "isl_cmp_t": {"t": 0, "c": "40 %"}, "isl_min": {"$r": 0},
     "isl_exp_b": {"t": 7, "p": {"v": 40}}, "isl_keyline_tint": "#34C759"}
    """

  private static func host(_ file: String = #"{"payloads": []}"#) throws -> WidgetHost {
    let folder = try TemporaryFolder(["widget.voltra": file])
    return try VoltraHost.host(file: folder.path + "/widget.voltra")
  }

  private func archive(
    _ state: String, attributes: String = #"{"name": "charge", "deepLinkUrl": "app://charge"}"#,
    in host: WidgetHost? = nil, type: String = "VoltraAttributes"
  ) throws -> ActivityArchive {
    try (host ?? Self.host()).archive(
      ArchiveRequest(
        activityID: "1", attributesType: type, attributes: Data(attributes.utf8),
        state: Data(state.utf8), environment: ArchiveEnvironment(now: Self.now)))
  }

  private func compressed(_ json: String) throws -> String {
    let data = try #require(_Codec.whole(Data(json.utf8), .brotli, encodes: true))
    return #"{"uiJsonData": "\#(data.base64EncodedString())"}"#
  }

  @Test func compressedAndPlainPayloadsAreTheSame() throws {
    let plain = try archive(Self.payload)
    #expect(try archive(compressed(Self.payload)) == plain)
    #expect(plain.links.lockScreen == URL(string: "app://charge"))
    #expect(plain.keylineTint != nil && plain.activityBackgroundTint != nil)
    #expect(plain.unsupportedNames == ["Voltra component 22"])
  }

  /// `RECORD_GOLDENS=1` writes the file and fails all the same.
  @Test func regionsAreDrawn() throws {
    let dump = try archive(Self.payload).dump() + "\n"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/Charging.txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(dump.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == dump)
  }

  @Test func whatAPhoneDoesNotShowIsNamed() throws {
    let text = String(decoding: JSONValue.text(Self.payload).json, as: UTF8.self)
    let names = try archive(#"{"uiJsonData": \#(text)}"#).unsupportedNames
    #expect(names.contains { $0.hasPrefix("uiJsonData is plain JSON") })
    let long = try compressed(
      #"{"v": 1, "ls": {"t": 0, "c": "\#(String(repeating: "a", count: 4_000))"}}"#)
    #expect(try archive(long).unsupportedNames.contains { $0.contains("at most 8 times") })
  }

  @Test func aPayloadThatCannotBeSentIsNamed() throws {
    // Texts that do not compress.
    var generator = SeededGenerator(seed: 7)
    let text = (0..<4_000).map { _ in String(Int.random(in: 0..<36, using: &generator), radix: 36) }
      .joined()
    let names = try archive(#"{"v": 1, "ls": {"t": 0, "c": "\#(text)"}}"#).unsupportedNames
    #expect(names.contains { $0.contains("exceeds safe budget 3345B") })
  }

  @Test(arguments: [
    (#"{"uiJsonData": "AAAA"}"#, "no data of Brotli"), (#"{"other": 1}"#, "no uiJsonData"),
    (#"{"v": 2, "ls": {}}"#, "the version 2"),
  ])
  func whatIsNoPayloadIsSaid(state: String, words: String) throws {
    #expect(try #require(archive(state).lockScreen).dump().contains(words))
  }

  @Test func referencesInACircleEnd() throws {
    let archive = try archive(#"{"v": 1, "e": [{"$r": 0}], "ls": {"$r": 0}}"#)
    #expect(archive.lockScreen?.dump().contains("text") == false)
  }

  /// The nodes of a card, as text.
  private func card(_ node: String, styles: String = "[]") throws -> String {
    let archive = try archive(#"{"v": 1, "s": \#(styles), "ls": \#(node)}"#)
    return try #require(archive.lockScreen).dump()
  }

  @Test func whatTheAppStartsIsALiveActivityByItsName() async throws {
    let host = try Self.host(
      ##"""
      {"scheme": "rides", "payloads": [{"name": "ride", "deepLinkUrl": "/ride/7", "states": [
        {"v": 1, "ls": {"t": 19, "p": {"dest": "help"}, "c": {"t": 0, "c": "Help"}}}]}]}
      """##)
    let description = await host.describe(now: Self.now)
    #expect(description.liveActivities.map(\.attributesType) == ["ride"])
    #expect(description.otherTypes == ["VoltraAttributes"])
    let shown = try #require(description.shownStates(of: "ride").first)
    let state = String(decoding: shown.states[0], as: UTF8.self)
    let attributes = #"{"name": "ride", "deepLinkUrl": "/ride/7"}"#
    let archive = try archive(state, attributes: attributes, in: host, type: "ride")
    // Addresses without a scheme are of the app.
    #expect(archive.links.lockScreen == URL(string: "rides://ride/7"))
    #expect(try #require(archive.lockScreen).dump().contains("link rides://help"))
  }

  @Test func aChartHasItsMarksInTheColoursOfTheirSeries() throws {
    let marks = #"[[\"bar\",[[\"a\",1,\"x\"],[\"b\",2,\"y\"]],{}],[\"rule\",null,{\"yv\":1}]]"#
    let text = try card(
      ##"{"t": 21, "p": {"s": 0, "mrk": "\##(marks)", "xav": "hidden", "yav": "hidden", "##
        + ##""fss": "[[\"x\",\"#FF0000\"],[\"y\",\"#0000FF\"]]"}}"##,
      styles: #"[{"h": 60}]"#)
    #expect(text.contains("rgb(1 0 0)") && text.contains("rgb(0 0 1)"))
    // The legend names the series.
    #expect(text.contains(#"text "x""#) && text.contains(#"text "y""#))
  }

  @Test func aStyleIsAppliedInVoltrasOrder() throws {
    let text = try card(
      #"{"t": 12, "p": {"s": 0}, "c": {"t": 0, "c": "x"}}"#,
      styles: ##"[{"w": 50, "pad": 4, "m": 3, "bg": "#FF0000", "br": 6, "op": 0.5, "fl": 1}]"##)
    let words = [
      ".flexFrame minW 0 idealW 50 maxW 50", ".flexFrame maxW inf", ".layoutPriority 1",
      ".padding 4", ".background", ".clip roundedRectangle 6", ".opacity 0.5", ".padding 3",
    ]
    var rest = Substring(text)
    for word in words {
      let place = try #require(rest.range(of: word), "\(word) in \(rest)")
      rest = rest[place.upperBound...]
    }
  }

  @Test func aNumberIsNoNameOfAWeight() throws {
    #expect(try card(#"{"t": 0, "c": "x", "p": {"s": {"fw": 700}}}"#).contains("bold") == false)
    #expect(try card(#"{"t": 0, "c": "x", "p": {"s": {"fw": "700"}}}"#).contains("bold"))
  }

  @Test func anImageThatIsNotThereIsItsFallback() throws {
    let source = #""src": "{\"assetName\":\"nothing\"}""#
    #expect(
      try card(#"{"t": 3, "p": {\#(source), "flb": {"t": 0, "c": "none"}}}"#)
        .contains(#"text "none""#))
    #expect(try card(#"{"t": 3, "p": {\#(source)}}"#).contains("style"))
  }

  @Test func aTimerThatIsOverIsItsOtherTemplate() throws {
    func timer(_ end: Int) throws -> String {
      try card(
        #"{"t": 9, "p": {"start": 0, "end": \#(end), "tt": "#
          + #""{\"running\":\"in {time}\",\"completed\":\"done at {time}\"}"}}"#)
    }
    let over = try timer(1_000)
    #expect(over.contains(#"text "done at ""#) && over.contains(#"text "0:00""#))
    #expect(try timer(99_999_999_999_000).contains(#"text "in ""#))
  }

  @Test func theSmallCardIsItsOwnRegionOrTheCompactOnes() throws {
    let compact = ##""isl_cmp_l": {"t": 0, "c": "L"}, "isl_cmp_t": {"t": 0, "c": "T"}"##
    let own = try archive(#"{"v": 1, "saf_sm": {"t": 0, "c": "S"}, \#(compact)}"#)
    #expect(own.small?.dump().contains(#"text "S""#) == true)
    let both = try #require(archive(#"{"v": 1, \#(compact)}"#).small).dump()
    #expect(both.contains(#"text "L""#) && both.contains(#"text "T""#))
  }
}
