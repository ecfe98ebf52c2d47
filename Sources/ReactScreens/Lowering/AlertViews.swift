import ViewArchive

/// The views of an alert before the screen.
enum AlertViews {
  /// A part of an alert that can be pressed.
  enum Part {
    case button(Int)
    case field
  }

  /// - Parameter control: Makes a view the control that a part is.
  static func alert(_ alert: ReactAlert, control: (ViewNode, Part) -> ViewNode) -> ViewNode {
    var texts: [ViewNode] = []
    if !alert.title.isEmpty { texts.append(text(alert.title, .headline)) }
    if !alert.message.isEmpty { texts.append(text(alert.message, .subheadline)) }
    var views: [ViewNode] = []
    if !texts.isEmpty {
      views.append(
        ViewNode(.vstack(StackContent(alignment: .center, spacing: 0)), children: texts))
    }
    if let typed = alert.typed {
      views.append(control(field(typed, isSecure: alert.isSecure), .field))
    }
    let buttons = alert.buttons.enumerated().map { index, item in
      control(label(item), .button(index))
    }
    views.append(
      ViewNode(.vstack(StackContent(alignment: .center, spacing: 16)), children: buttons))
    let look = ShapeKind.roundedRectangle(radius: 14)
    func back(_ fill: StyleValue) -> NodeModifier {
      .background(ViewNode(.shape(ShapeContent(look, fill: fill))), alignment: .center)
    }
    return ViewNode(.vstack(StackContent(alignment: .center, spacing: 16)), children: views)
      .modified(.padding(Insets(all: 16)))
      .modified(.flexFrame(FlexFrame(maxWidth: 272, alignment: .center)))
      .modified(back(.hierarchical(level: 3, base: nil)))
      .modified(back(.background))
  }

  private static func text(_ text: String, _ style: TextStyle) -> ViewNode {
    var content = TextContent(text, style: RunStyle(font: FontValue(size: .style(style))))
    content.alignment = .center
    return ViewNode(.text(content))
  }

  private static func label(_ button: ReactAlert.Button) -> ViewNode {
    let font = FontValue(
      size: .style(.body), weight: button.isStrong ? .semibold : nil)
    let color: StyleValue = button.isDestructive ? .color(.system(.red)) : .accent
    let style = RunStyle(font: font, foreground: color)
    return ViewNode(.text(TextContent(button.text, style: style)))
  }

  private static func field(_ typed: String, isSecure: Bool) -> ViewNode {
    let shown = isSecure ? String(repeating: "•", count: typed.count) : typed
    let box = ShapeContent(
      .roundedRectangle(radius: 5), fill: .background,
      stroke: ShapeStroke(style: .hierarchical(level: 3, base: nil)))
    return ViewNode(.text(TextContent(shown.isEmpty ? " " : shown)))
      .modified(
        .flexFrame(FlexFrame(maxWidth: .infinity, alignment: GuidePair(.leading, .center)))
      )
      .modified(.padding(Insets(top: 6, leading: 7, bottom: 6, trailing: 7)))
      .modified(.background(ViewNode(.shape(box)), alignment: .center))
  }
}
