public import SwiftUI

// Texts that Control Center shows for a control's action.
extension View {
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetActionHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetStatus<Status: StringProtocol>(_ status: Status) -> some View { self }

  public func controlWidgetStatus(_ status: Text) -> some View { self }
}
