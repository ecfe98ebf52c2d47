import ViewArchive

/// The label of a bordered button on its tinted background shape.
struct CapsuleButton<Label: View> {
  @Environment(\.self) private var values
  let label: Label
  let isProminent: Bool
  let isDestructive: Bool

  init(label: Label, isProminent: Bool, isDestructive: Bool) {
    self.label = label
    self.isProminent = isProminent
    self.isDestructive = isDestructive
  }

  private var tint: AnyShapeStyle { isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }

  private var foreground: AnyShapeStyle { isProminent ? AnyShapeStyle(.white) : tint }

  private var shape: AnyShape {
    switch values.buttonBorderShape.form {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
    }
  }

  /// The padding around the label, in points.
  private var margins: (horizontal: CGFloat, vertical: CGFloat) {
    let margins: (horizontal: CGFloat, vertical: CGFloat) =
      switch values.controlSize {
      case .mini: (8, 4)
      case .small: (10, 4)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    let isRound = values.buttonBorderShape == .circle
    return isRound ? (margins.vertical, margins.vertical) : margins
  }
}

extension CapsuleButton: View {
  @ViewBuilder private var sizedLabel: some View {
    if values.isButtonFlexible {
      label.frame(maxWidth: .infinity)
    } else {
      label
    }
  }

  /// Measured on phones: a third in the island, a quarter on a light card.
  private var fillOpacity: Double { values.colorScheme == .dark ? 0.33 : 0.25 }

  var body: some View {
    sizedLabel
      .foregroundStyle(foreground)
      .padding(.horizontal, margins.horizontal)
      .padding(.vertical, margins.vertical)
      .background(isProminent ? tint : AnyShapeStyle(tint.opacity(fillOpacity)), in: shape)
  }
}
