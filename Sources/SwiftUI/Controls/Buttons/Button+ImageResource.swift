extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }

  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(title, image: image) }
  }
}
