public import AppIntents
public import SwiftUI

/// The content of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> Self { self }
  public func disabled(_ disabled: Bool) -> Self { self }
}
