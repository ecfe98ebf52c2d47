import ActivityModel
import Foundation
import FoundationAdditions
import HostProtocol
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
             {"t": 21, "p": {"mrk": "[]"}}]},
     "ls_background_tint": "#101828",
     "isl_cmp_l": {"$r": 0}, "isl_cmp_t": {"t": 0, "c": "40 %"}, "isl_min": {"$r": 0},
     "isl_exp_b": {"t": 7, "p": {"v": 40}}, "isl_keyline_tint": "#34C759"}
    """

  private func archive(_ state: String) throws -> ActivityArchive {
    try VoltraHost.host().archive(
      ArchiveRequest(
        activityID: "1", attributesType: "VoltraAttributes",
        attributes: Data(#"{"name": "charge", "deepLinkUrl": "app://charge"}"#.utf8),
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
    #expect(plain.unsupportedNames == ["Voltra Chart"])
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
}
