import ActivityModel
import Foundation

/// Finds what is wrong with a push before a widget or the engine gets it.
@MainActor
struct PushChecker {
  /// The maximum size of a payload in bytes (PUSH-15).
  private static let pushBytes = 4_096
  private static let broadcastBytes = 5_120

  /// Returns the types of attributes that widgets have.
  let knownTypes: () -> [String]

  /// Adds what was found in a push; false: it cannot be used.
  func check(
    _ payload: PushPayload, of delivery: PushDelivery, for target: PushTarget,
    adding trace: inout PushTrace
  ) -> Bool {
    guard addFindings(payload, delivery, target, to: &trace) else { return false }
    guard let reason = mismatch(payload, target) else { return true }
    trace.add(.token, .failed, reason)
    return false
  }

  /// Adds what was found in the payload; false: it cannot be used.
  private func addFindings(
    _ payload: PushPayload, _ delivery: PushDelivery, _ target: PushTarget,
    to trace: inout PushTrace
  ) -> Bool {
    let limit = delivery.target.isChannel ? Self.broadcastBytes : Self.pushBytes
    let bytes = delivery.payload.count
    guard bytes <= limit else {
      trace.add(
        .payload, .failed,
        "PayloadTooLarge: \(bytes) bytes, at most \(limit) are allowed\(Self.largest(delivery))",
        values: [.bytes: Double(bytes)])
      return false
    }
    trace.add(.payload, payload.findings)
    guard payload.isUsable else { return false }
    if payload.event == .start, case .start(_, let type) = target,
      let named = payload.attributesType, let message = mistake(in: named, for: type)
    {
      trace.add(.payload, [PushFinding(["aps", "attributes-type"], message, isError: true)])
      return false
    }
    trace.add(
      .payload, .passed, "\(payload.event?.rawValue ?? ""), \(bytes) bytes",
      values: [.bytes: Double(bytes)])
    return true
  }

  /// What is wrong with the name of a start's type; nil: nothing.
  private func mistake(in named: String, for type: String) -> String? {
    guard named == type else {
      return "\"\(named)\" is not the type of the token: send \"\(type)\""
        + Self.remark(named, type)
    }
    // Without a token the name alone says what is meant.
    let known = knownTypes()
    guard !known.contains(type),
      let near = known.first(where: { !Self.remark(type, $0).isEmpty })
    else { return nil }
    return "\"\(type)\" is no type here: send \"\(near)\"" + Self.remark(type, near)
  }

  /// What is wrong with a type's name that is nearly another's; empty: it is a different name.
  private static func remark(_ named: String, _ type: String) -> String {
    if named.split(separator: ".").last.map(String.init) == type { return ", without the module" }
    if named.lowercased() == type.lowercased() { return ", in this case of letters" }
    return ""
  }

  /// The largest fields of a payload that is too large.
  private static func largest(_ delivery: PushDelivery) -> String {
    guard let value = try? JSONParser.read(delivery.payload), let aps = value[["aps"]] else {
      return ""
    }
    let meter = PayloadMeter(
      attributes: aps[["attributes"]] ?? .record([:]),
      state: aps[["content-state"]] ?? .record([:]),
      limit: pushBytes)
    let fields = meter.entries.prefix(3).map { "\($0.pushField) \($0.bytes)" }
    return fields.isEmpty ? "" : "; largest: \(fields.joined(separator: ", "))"
  }

  /// Why the event and the kind of token do not belong together (PUSH-7); nil: they do.
  private func mismatch(_ payload: PushPayload, _ target: PushTarget) -> String? {
    switch (payload.event, target) {
    case (.start, .activities(let ids)):
      let id = ids.first.map { " \($0.rawValue.prefix(8))" } ?? ""
      return "the token belongs to a running activity\(id); a start needs a pushToStartToken"
    case (.update, .start(_, let type)), (.end, .start(_, let type)):
      return "a push-to-start token of \(type); updates need the activity's own token, which "
        + "'island tokens' lists"
    case (.start, .start), (.update, .activities), (.end, .activities), (nil, _): return nil
    }
  }
}

extension PushDelivery.Target {
  /// True for a broadcast.
  var isChannel: Bool { if case .channel = self { true } else { false } }
}
