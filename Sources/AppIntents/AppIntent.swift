public import Foundation

/// Something an app can do for a person.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }

  /// The parameters in a stable form, so that the same button has the same name each time.
  package var parameterText: String {
    let parts = Mirror(reflecting: self).children.compactMap { child -> String? in
      guard let label = child.label else { return nil }
      let value = (child.value as? any AnyIntentParameter)?.anyValue ?? child.value
      return "\(label)=\(value)"
    }
    return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }
}

public protocol SystemIntent: AppIntent {}

/// An intent that works on a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

@available(*, deprecated, renamed: "LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that configures a widget on the home screen.
public protocol WidgetConfigurationIntent: SystemIntent {}

public protocol AudioPlaybackIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    descriptionText = text
  }
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}

/// What an intent leaves behind.
public protocol IntentResult: Sendable {}

public struct _EmptyIntentResult: IntentResult {}

extension IntentResult where Self == _EmptyIntentResult {
  public static func result() -> _EmptyIntentResult { _EmptyIntentResult() }
}

protocol AnyIntentParameter { var anyValue: Any { get } }

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  // Unchecked: written while the intent is made, read when it performs.
  private var value: Value?

  public init(title: LocalizedStringResource) {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value
  ) { self.value = value }
  public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
  public init() {}

  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("an intent's parameter was read before it was set")
      }
      return value
    }
    set { value = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter: AnyIntentParameter {
  var anyValue: Any { value as Any }
}

extension AppIntent { public typealias Parameter = IntentParameter }
