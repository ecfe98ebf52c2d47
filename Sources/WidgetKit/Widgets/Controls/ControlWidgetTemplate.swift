import AppIntents
public import SwiftUI

/// The content of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> Self { self }
  public func disabled(_ disabled: Bool) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// A control without content.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public init() {}
}

@MainActor @resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}
