// OneSignalLiveActivities: OneSignal's third-party module for Live Activities, with its public
// names. It is included because widgets use its attribute types. Nothing is sent or received.
@_exported import AppIntents
import ActivityKit

/// Attributes of activities that the service starts and updates.
public protocol OneSignalLiveActivityAttributes: ActivityAttributes {
  var onesignal: OneSignalLiveActivityAttributeData { get set }
}

public struct OneSignalLiveActivityAttributeData: Codable, Hashable, Sendable {
  public var activityId: String
  public static func create(activityId: String) -> Self { Self(activityId: activityId) }
}

public protocol OneSignalLiveActivityContentState: Codable, Hashable {
  var onesignal: OneSignalLiveActivityContentStateData? { get set }
}

public struct OneSignalLiveActivityContentStateData: Codable, Hashable, Sendable {
  public var notificationId: String
}

/// Attributes and content state as dictionaries, for apps that declare no types of their own.
public struct DefaultLiveActivityAttributes: OneSignalLiveActivityAttributes {
  public struct ContentState: OneSignalLiveActivityContentState {
    public var data: [String: AnyCodable]
    public var onesignal: OneSignalLiveActivityContentStateData?
    public init(
      data: [String: AnyCodable], onesignal: OneSignalLiveActivityContentStateData? = nil
    ) {
      self.data = data
      self.onesignal = onesignal
    }
  }
  public var data: [String: AnyCodable]
  public var onesignal: OneSignalLiveActivityAttributeData
  public init(data: [String: AnyCodable], onesignal: OneSignalLiveActivityAttributeData) {
    self.data = data
    self.onesignal = onesignal
  }
}

/// Any JSON value.
public struct AnyCodable: Codable, Hashable, @unchecked Sendable {
  private enum Content: Hashable {
    case null, bool(Bool), int(Int), double(Double), string(String)
    case array([AnyCodable]), object([String: AnyCodable])
  }
  private let content: Content

  private init(_ content: Content) { self.content = content }

  public init(_ value: Any?) {
    switch value {
    case let value as AnyCodable: content = value.content
    case let value as Bool: content = .bool(value)
    case let value as Int: content = .int(value)
    case let value as Double: content = .double(value)
    case let value as String: content = .string(value)
    case let value as [Any]: content = .array(value.map { AnyCodable($0) })
    case let value as [String: Any]: content = .object(value.mapValues { AnyCodable($0) })
    default: content = .null
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      content = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      content = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      content = .int(value)
    } else if let value = try? container.decode(Double.self) {
      content = .double(value)
    } else if let value = try? container.decode([AnyCodable].self) {
      content = .array(value)
    } else if let value = try? container.decode([String: AnyCodable].self) {
      content = .object(value)
    } else {
      content = .null
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  public var value: Any? {
    switch content {
    case .null: nil
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let value): value.map(\.value)
    case .object(let value): value.mapValues(\.value)
    }
  }

  public func asBool() -> Bool? { value as? Bool }
  public func asInt() -> Int? {
    if case .double(let value) = content { Int(exactly: value) } else { value as? Int }
  }
  public func asDouble() -> Double? {
    if case .int(let value) = content { Double(value) } else { value as? Double }
  }
  public func asString() -> String? { value as? String }
  public func asArray() -> [AnyCodable]? {
    if case .array(let value) = content { value } else { nil }
  }
  public func asDict() -> [String: AnyCodable]? {
    if case .object(let value) = content { value } else { nil }
  }
}
