extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  nonisolated public init<Name: StringProtocol>(_ title: Name, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
