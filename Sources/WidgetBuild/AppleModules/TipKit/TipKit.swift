// TipKit: tips, declared only; they are never shown.
@_exported import SwiftUI

public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

public protocol TipOption: Sendable {}

/// A test of an event or of a parameter.
@freestanding(expression)
public macro Rule<Input>(_ input: Input, _ body: (Input) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PreviewMacros", type: "RuleMacro")

extension Tip {
  public typealias Event<Donation> = Tips.Event<Donation>
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias Parameter = Tips.Parameter
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .pending }
  public var shouldDisplay: Bool { false }
}

extension Tips {
  public enum Status: Sendable { case pending, available, invalidated(InvalidationReason) }

  public struct EmptyDonation: Codable, Sendable {}

  /// An event that a rule of a tip can refer to; donations are not counted.
  public struct Event<Donation>: Identifiable, @unchecked Sendable {
    public let id: String
    public var donations: [Donation] { [] }
    public init(id: String) { self.id = id }
    public func sendDonation(_ onComplete: (() -> Void)? = nil) {}
    public func donate() async {}
    public func donate(_ donation: Donation) async {}
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public init<S: StringProtocol>(
      id: String? = nil, title: S, perform: @escaping @Sendable () -> Void = {}
    ) { self.id = id ?? String(title) }
    public init(
      id: String? = nil, perform: @escaping @Sendable () -> Void = {}, _ label: () -> Text
    ) { self.id = id ?? "" }
  }

  public struct Rule: Sendable {
    /// What `#Rule` becomes; the closure is never called.
    public init<Input>(_matching input: Input, _ body: (Input) -> Bool) {}
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  @propertyWrapper
  public struct Parameter<Value> {
    public var wrappedValue: Value
    public var projectedValue: Value { wrappedValue }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  @resultBuilder
  public struct ActionBuilder {
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }
  @resultBuilder
  public struct RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
  }
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
}

extension Tips.Event where Donation == Tips.EmptyDonation {
  public init(id: String) { self.id = id }
}

extension Tips.Event where Donation: Codable & Sendable {
  @_disfavoredOverload
  public init(id: String, donation: Donation.Type = Donation.self) { self.id = id }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public func invalidate(reason: Tips.InvalidationReason) {}
}

public enum Tips {
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
}

public struct TipView<Content: Tip>: View {
  private let tip: Content
  public init(_ tip: Content, arrowEdge: Edge? = nil) { self.tip = tip }
  public var body: some View { EmptyView() }
}

extension View {
  public func popoverTip<Content: Tip>(_ tip: Content?, arrowEdge: Edge = .top) -> some View {
    self
  }
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void
  ) -> some View { self }
}
