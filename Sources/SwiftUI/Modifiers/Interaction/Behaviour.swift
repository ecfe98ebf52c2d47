// Animation, scrolling and haptic modifiers of a live view. An archived view does not perform them.
extension View {
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }

  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }

  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }

  /// Draws the first phase.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phases: Array(phases), content: content)
  }

  nonisolated public func phaseAnimator<Phase: Equatable, Trigger: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phases: Array(phases), content: content)
  }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { unsupported("onContinueUserActivity") }

  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { unsupported("userActivity") }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View { unsupported("onGeometryChange") }

  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { unsupported("onGeometryChange") }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { undrawn("onScrollVisibilityChange") }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    undrawn("scrollClipDisabled")
  }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  nonisolated public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    undrawn("persistentSystemOverlays")
  }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    undrawn("findNavigator")
  }
}

/// A view with several animation phases, drawn in the first one.
struct PhasedView<Base: View, Phase, Content: View> {
  let view: Base
  let phases: [Phase]
  let content: (PlaceholderContentView<Base>, Phase) -> Content
}

extension PhasedView: View {
  @ViewBuilder var body: some View {
    if let phase = phases.first {
      content(PlaceholderContentView(view: view), phase)._standIn("phaseAnimator")
    } else {
      view
    }
  }
}

/// A haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = Self()
  public static let warning = Self()
  public static let error = Self()
  public static let selection = Self()
  public static let increase = Self()
  public static let decrease = Self()
  public static let start = Self()
  public static let stop = Self()
  public static let alignment = Self()
  public static let levelChange = Self()
  public static let impact = Self()

  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}

public struct ScrollBounceBehavior: Sendable {
  public static var automatic: Self { Self() }
  public static var always: Self { Self() }
  public static var basedOnSize: Self { Self() }
}

public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "emailAddress")
  public static let password = Self(rawValue: "password")
  public static let username = Self(rawValue: "username")
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
  public static let URL = Self(rawValue: "URL")
}
