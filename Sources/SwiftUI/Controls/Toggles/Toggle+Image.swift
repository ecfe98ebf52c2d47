extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, image: image) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleResource, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, image: ImageResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(title, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}
