import SwiftUI

/// Applies a style to a component, in the order in which Voltra does.
@MainActor
struct VoltraStyle {
  let values: VoltraValues
  /// True for a child of a flex container, which sizes it itself.
  var isInFlex = false

  /// - Parameters:
  ///   - place: Where the component is in the room that it fills; nil: as its texts are aligned.
  ///   - background: Nil: the style's own.
  ///   - clips: False: rounded corners and overflow are left to whoever asks.
  func apply(
    to content: some View, place: Alignment? = nil, background: VoltraBackground? = nil,
    clips: Bool = true
  ) -> AnyView {
    let text = VoltraTextStyle(values)
    let (box, decoration) = (VoltraBox(values), VoltraDecoration(values))
    let place = place ?? text.place
    var view = text.apply(to: content)
    if isInFlex {
      view = view.padded(box.padding)
      view = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
      view = decoration.apply(to: view, background: background, clips: clips)
      return AnyView(box.placed(view).flexItem(box.flexItem))
    }
    view = box.placedByItself(box.sized(view, place))
    view = decoration.apply(to: view, background: background, clips: clips)
    return box.placed(view.padded(box.margin))
  }

  /// Applies the style of a flex container, which has the padding in itself.
  func applyToContainer(_ content: some View) -> AnyView {
    let box = VoltraBox(values)
    let view = box.sized(AnyView(content), .center, withPadding: false)
    let decorated = VoltraDecoration(values).apply(to: view)
    return AnyView(box.placed(decorated.padded(box.margin)).flexItem(box.flexItem))
  }
}
