import ActivityModel
import FoundationAdditions
import Foundation

/// The payload of a Live Activity of Voltra: what an app's JavaScript has rendered, by regions.
struct VoltraPayload {
  /// Why a state shows nothing.
  struct Failure: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  /// The trees by the payload's own keys, such as `ls` for the card.
  private(set) var regions: [String: [VoltraNode.Child]] = [:]
  private(set) var backgroundTint: String?
  private(set) var keylineTint: String?
  /// What a phone would not have shown, with the remedy.
  private(set) var notes: [String] = []

  /// The only version that is known.
  private static let version: Int64 = 1
  /// How much larger JSON may be than its compressed form: Voltra's buffer has no more room.
  private static let growth = 8
  static let regionKeys = [
    "ls", "isl_cmp_l", "isl_cmp_t", "isl_min", "isl_exp_c", "isl_exp_l", "isl_exp_t", "isl_exp_b",
    "saf_sm",
  ]

  /// Reads a content state: `{"uiJsonData": "…"}`, the compressed JSON in Base64, or that JSON itself.
  ///
  /// - Throws: `Failure` when it is neither.
  init(state: JSONValue) throws(Failure) {
    let json: JSONValue
    if case .text(let text)? = state[["uiJsonData"]] {
      json = try read(text)
    } else if case .record(let record) = state, record["v"] != nil {
      json = state
      // A component of the app has given it, which may give more than can be sent.
      if let refusal = VoltraCompression.refusal(of: state.json) { notes.append(refusal) }
    } else {
      throw Failure(description: "the content state has no uiJsonData")
    }
    switch json {
    case .record(let record): try add(record)
    // The same tree everywhere.
    case .list(let items):
      let shared = VoltraNode.Shared()
      let nodes = items.compactMap { VoltraNode.Child($0, shared, depth: 0) }
      for key in Self.regionKeys { regions[key] = nodes }
    default: throw Failure(description: "the payload is \(json.kind); expected an object")
    }
  }

  private mutating func read(_ text: String) throws(Failure) -> JSONValue {
    guard let data = Data(base64Encoded: text), !data.isEmpty else {
      guard let json = try? JSONParser.read(text) else {
        throw Failure(description: "uiJsonData is no Base64")
      }
      notes.append(
        "uiJsonData is plain JSON: a phone keeps the former card; compress it with brotli, and "
          + "encode that in Base64")
      return json
    }
    if let obstacle = _CompressionAlgorithm.brotli._obstacle(encodes: false) {
      throw Failure(description: obstacle)
    }
    guard let json = _Codec.whole(data, .brotli, encodes: false, limit: 1 << 20) else {
      throw Failure(description: "uiJsonData is no data of Brotli")
    }
    if json.count > data.count * Self.growth {
      notes.append(
        "the payload is \(json.count / data.count) times as large as its compressed form; Voltra "
          + "reads at most \(Self.growth) times, and a phone keeps the former card")
    }
    do {
      return try JSONParser.read(json)
    } catch {
      throw Failure(description: "the payload is no JSON: \(error)")
    }
  }

  private mutating func add(_ record: [String: JSONValue]) throws(Failure) {
    guard case .whole(let version)? = record["v"] else {
      throw Failure(description: "the payload has no version \"v\"")
    }
    guard version <= Self.version else {
      throw Failure(
        description: "the payload has the version \(version); \(Self.version) is known")
    }
    let shared = VoltraNode.Shared(styles: record["s"], elements: record["e"])
    for key in Self.regionKeys {
      guard let value = record[key] else { continue }
      let items: [JSONValue] = if case .list(let items) = value { items } else { [value] }
      regions[key] = items.compactMap { VoltraNode.Child($0, shared, depth: 0) }
    }
    if case .text(let tint)? = record["ls_background_tint"] { backgroundTint = tint }
    if case .text(let tint)? = record["isl_keyline_tint"] { keylineTint = tint }
  }
}
