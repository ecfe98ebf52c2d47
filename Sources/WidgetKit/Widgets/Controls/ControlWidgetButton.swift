public import AppIntents
public import SwiftUI

@MainActor
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == EmptyView {}

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  public init(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}
