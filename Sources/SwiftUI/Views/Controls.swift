public import AppIntents
public import Foundation
package import ViewArchive

public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let destructive = Self(name: "destructive")
  public static let cancel = Self(name: "cancel")
}

/// Something to press. In a Live Activity only an intent does anything.
public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let role: ButtonRole?
  private let intent: (any AppIntent)?
  private let label: Label

  private init(role: ButtonRole?, intent: (any AppIntent)?, label: Label) {
    self.role = role
    self.intent = intent
    self.label = label
  }

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(role: role, intent: nil, label: label()) }

  public init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) { self.init(role: role, intent: intent, label: label()) }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let reference = intent.map { context.record.keep($0) }
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(label), isPressed: false)
    let body = context.environment[ButtonStyleKey.self].style.makeAnyBody(configuration)
    return [ViewNode(.button(reference), children: [Lowering.node(of: body, in: context)])]
  }
}

extension Button where Label == Text {
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, intent: nil, label: Text(key)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, intent: nil, label: Text(title)) }

  public init<I: AppIntent>(_ key: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent, label: Text(key))
  }

  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, intent: I
  ) { self.init(role: role, intent: intent, label: Text(title)) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<I: AppIntent>(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, intent: intent, label: SwiftUI.Label(key, systemImage: systemImage))
  }

  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, intent: nil, label: SwiftUI.Label(key, systemImage: systemImage))
  }
}

extension LoweringRecord {
  /// Remembers an intent under a name that is the same for the same type and parameters.
  func keep(_ intent: any AppIntent) -> IntentReference {
    let typeName = String(describing: type(of: intent))
    let id = typeName + intent.parameterText
    intents[id] = intent
    return IntentReference(
      id: id, typeName: typeName, title: String(localized: type(of: intent).title))
  }
}

/// Something that is on or off.
public struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let isOn: Bool
  private let intent: (any AppIntent)?
  private let label: Label

  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    intent = nil
    self.label = label()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let reference = intent.map { context.record.keep($0) }
    let mark = Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
    let body = HStack {
      label
      mark
    }
    return [
      ViewNode(
        .toggle(isOn: isOn, reference), children: [Lowering.node(of: body, in: context)])
    ]
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(key) }
  }
}

/// Something that opens an address.
public struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.link(destination), children: [Lowering.node(of: label, in: context)])]
  }
}

extension Link where Label == Text {
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
