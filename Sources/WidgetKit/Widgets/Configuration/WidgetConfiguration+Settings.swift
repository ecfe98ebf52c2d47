public import SwiftUI

// Settings of the widget gallery and of other devices; apart from the families of cards, they do
// not change how a Live Activity looks.
extension WidgetConfiguration {
  /// Declares that the card has its own layout for a watch or a car.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    SupplementedConfiguration(content: self, families: families)
  }

  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringResource) -> some WidgetConfiguration
  {
    PassthroughConfiguration(content: self)
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func contentMarginsDisabled() -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }
}
