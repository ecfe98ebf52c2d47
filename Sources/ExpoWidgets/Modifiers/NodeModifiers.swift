import ActivityModel
import Foundation
import SwiftUI
import WidgetKit

/// Applies modifiers to views, by their names.
@MainActor
enum NodeModifiers {
  typealias Change = (AnyView, NodeParameters) throws -> any View

  /// Those of an app's screens, and those that change nothing that is seen: they draw nothing in a
  /// widget of a phone either.
  private static let quiet: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "animation", "symbolEffect",
    "matchedGeometryEffect", "id", "transition", "textSelection",
    "widgetAccentedRenderingMode", "containerBackground", "accessibilityHint",
    "accessibilityElement", "invalidatableContent", "ignoreSafeArea", "contentShape",
    "containerShape", "resizable",
    "interpolation", "headerProminence", "refreshable", "scrollContentBackground",
    "scrollDismissesKeyboard", "keyboardType", "submitLabel", "autocorrectionDisabled",
    "textInputAutocapitalization", "textContentType", "pickerStyle", "datePickerStyle",
    "textFieldStyle", "presentationDetents", "presentationDragIndicator",
    "presentationBackgroundInteraction", "interactiveDismissDisabled", "navigationTitle",
    "listRowBackground", "listRowSeparator", "listRowInsets", "listStyle", "listSectionSpacing",
    "listSectionMargins", "moveDisabled", "deleteDisabled", "tag", "gridCellAnchor",
    "gridColumnAlignment", "glassEffectId", "allowsHitTesting", "toggleStyle", "badge",
    "badgeProminence", "disclosureGroupStyle", "menuActionDismissBehavior", "tabViewStyle",
  ]

  private static let all: [String: Change] =
    text.merging(colors) { $1 }.merging(sizes) { $1 }.merging(shapes) { $1 }
    .merging(controls) { $1 }.merging(effects) { $1 }.merging(meaning) { $1 }

  /// Applies one modifier. A name that Expo does not know is ignored, as on a phone, and named.
  ///
  /// - Throws: `NodeParameters.Mismatch` when a parameter has the wrong type.
  static func apply(_ modifier: NodeParameters, to view: AnyView) throws -> AnyView {
    if let change = all[modifier.name] { return AnyView(try change(view, modifier)) }
    return quiet.contains(modifier.name)
      ? view : view.leavingOut("@expo/ui modifier \(modifier.name)")
  }

  /// The names of modifiers that change what is drawn.
  static var names: Set<String> { Set(all.keys) }

  // MARK: Texts

  private static let text: [String: Change] = [
    "font": { $0.font(try $1.font()) },
    "bold": { view, _ in view.bold() },
    "italic": { view, _ in view.italic() },
    "monospacedDigit": { view, _ in view.monospacedDigit() },
    "kerning": { $0.kerning(try $1.number("value") ?? 0) },
    "underline": {
      $0.underline(
        try $1.truth("isActive") ?? true,
        pattern: try $1.choice("pattern", NodeNames.patterns) ?? .solid,
        color: try $1.color("color"))
    },
    "strikethrough": {
      $0.strikethrough(
        try $1.truth("isActive") ?? true,
        pattern: try $1.choice("pattern", NodeNames.patterns) ?? .solid,
        color: try $1.color("color"))
    },
    "lineLimit": { try lineLimit($0, $1) },
    "lineSpacing": { $0.lineSpacing(try $1.number("value") ?? 0) },
    "multilineTextAlignment": { view, parameters in
      view.multilineTextAlignment(
        try parameters.choice(
          "alignment", ["leading": .leading, "center": .center, "trailing": .trailing]) ?? .leading)
    },
    "truncationMode": { view, parameters in
      view.truncationMode(
        try parameters.choice("mode", ["head": .head, "middle": .middle, "tail": .tail]) ?? .tail)
    },
    "allowsTightening": { $0.allowsTightening(try $1.truth("value") ?? true) },
    "minimumScaleFactor": { $0.minimumScaleFactor(try $1.number("value") ?? 1) },
    "textCase": { view, parameters in
      view.textCase(
        try parameters.choice("value", ["uppercase": .uppercase, "lowercase": .lowercase]))
    },
    "dynamicTypeSize": { view, parameters in
      guard let size = try parameters.choice("value", typeSizes) else { return view }
      return view.dynamicTypeSize(size)
    },
  ]

  private static let typeSizes: [String: DynamicTypeSize] = Dictionary(
    uniqueKeysWithValues: DynamicTypeSize.allCases.map { ("\($0)", $0) })

  private static func lineLimit(_ view: AnyView, _ parameters: NodeParameters) throws -> any View {
    let options = try parameters.record("options")
    if let least = try options?.number("min"), let most = try options?.number("max") {
      return view.lineLimit(Int(least)...max(Int(most), Int(least)))
    }
    guard let limit = try parameters.number("limit"), (1...1_000).contains(limit) else {
      return view.lineLimit(nil)
    }
    return view.lineLimit(Int(limit), reservesSpace: try options?.truth("reservesSpace") ?? false)
  }

  // MARK: Colours

  private static let colors: [String: Change] = [
    "foregroundStyle": { try styled($0, $1) { $0.foregroundStyle($1) } },
    "foregroundColor": { $0.foregroundColor(try $1.color("color")) },
    "tint": { try styled($0, $1) { $0.tint($1) } },
    "background": { try background($0, $1) },
    "backgroundOverlay": { view, parameters in
      let color = try parameters.color("color") ?? .clear
      return view.background(color, alignment: try alignment(parameters))
    },
    "overlay": { view, parameters in
      let color = try parameters.color("color") ?? .clear
      return view.overlay(color, alignment: try alignment(parameters))
    },
    "border": {
      $0.border(try $1.color("color") ?? .primary, width: try $1.number("width") ?? 1)
    },
    "strokeBorder": { try strokeBorder($0, $1) },
    "shadow": {
      $0.shadow(
        color: try $1.color("color") ?? Color(white: 0, opacity: 0.33),
        radius: try $1.number("radius") ?? 0, x: try $1.number("x") ?? 0,
        y: try $1.number("y") ?? 0)
    },
    "activityBackgroundTint": { $0.activityBackgroundTint(try $1.color("color")) },
    "activitySystemActionForegroundColor": {
      $0.activitySystemActionForegroundColor(try $1.color("color"))
    },
    "glassEffect": { view, parameters in
      let options = try parameters.record("glass")
      let variants: [String: Glass] = ["clear": .clear, "identity": .identity]
      var glass = try options?.choice("variant", variants) ?? .regular
      if let tint = try options?.color("tint") { glass = glass.tint(tint) }
      return view.glassEffect(glass, in: try shape(parameters) ?? AnyShape(Capsule()))
    },
  ]

  private static func styled(
    _ view: AnyView, _ parameters: NodeParameters,
    _ change: (AnyView, AnyShapeStyle) -> any View
  ) throws -> any View {
    try parameters.style().map { change(view, $0) } ?? view
  }

  private static func alignment(_ parameters: NodeParameters) throws -> Alignment {
    try parameters.choice("alignment", NodeNames.alignments) ?? .center
  }

  private static func background(_ view: AnyView, _ parameters: NodeParameters) throws -> any View {
    guard let style = try parameters.style() else { return view }
    guard let shape = try shape(parameters) else { return view.background(style) }
    return view.background(style, in: shape)
  }

  private static func strokeBorder(
    _ view: AnyView, _ parameters: NodeParameters
  ) throws -> any View {
    let style = try parameters.record("style")
    let stroke = StrokeStyle(
      lineWidth: try style?.number("lineWidth") ?? parameters.number("lineWidth") ?? 1,
      dash: (style?.numbers("dash") ?? []).map { CGFloat($0) })
    let color = try parameters.color("color") ?? .primary
    let radius = try parameters.number("cornerRadius") ?? 8
    switch try parameters.text("shape") {
    case "circle": return view.overlay { Circle().strokeBorder(color, style: stroke) }
    case "capsule": return view.overlay { Capsule().strokeBorder(color, style: stroke) }
    case "ellipse": return view.overlay { Ellipse().strokeBorder(color, style: stroke) }
    case "roundedRectangle":
      return view.overlay {
        RoundedRectangle(cornerRadius: radius).strokeBorder(color, style: stroke)
      }
    default: return view.overlay { Rectangle().strokeBorder(color, style: stroke) }
    }
  }

  /// Nil: no shape is named.
  private static func shape(_ parameters: NodeParameters) throws -> AnyShape? {
    let radius = try parameters.number("cornerRadius") ?? 8
    switch try parameters.text("shape") {
    case nil: return nil
    case "circle": return AnyShape(Circle())
    case "ellipse": return AnyShape(Ellipse())
    case "capsule": return AnyShape(Capsule())
    case "roundedRectangle": return AnyShape(RoundedRectangle(cornerRadius: radius))
    case "containerRelativeShape": return AnyShape(ContainerRelativeShape())
    default: return AnyShape(Rectangle())
    }
  }

  // MARK: Sizes and places

  private static let sizes: [String: Change] = [
    "frame": { try frame($0, $1) },
    "padding": { try padding($0, $1) },
    "fixedSize": {
      $0.fixedSize(
        horizontal: try $1.truth("horizontal") ?? true, vertical: try $1.truth("vertical") ?? true)
    },
    "layoutPriority": { $0.layoutPriority(try $1.number("priority") ?? 0) },
    "aspectRatio": { view, parameters in
      view.aspectRatio(
        try parameters.number("ratio").map { CGFloat($0) },
        contentMode: try parameters.text("contentMode") == "fill" ? .fill : .fit)
    },
    "offset": { $0.offset(x: try $1.number("x") ?? 0, y: try $1.number("y") ?? 0) },
    "zIndex": { $0.zIndex(try $1.number("index") ?? 0) },
    "gridCellColumns": { $0.gridCellColumns(Int(try $1.number("count") ?? 1)) },
    "hidden": { view, parameters in
      try parameters.truth("hidden") ?? true ? AnyView(view.hidden()) : view
    },
  ]

  private static func frame(_ view: AnyView, _ parameters: NodeParameters) throws -> any View {
    func length(_ key: String) throws -> CGFloat? { try parameters.number(key).map { CGFloat($0) } }
    let alignment = try alignment(parameters)
    let flexible = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    guard flexible.contains(where: { parameters.values[$0] != nil }) else {
      return view.frame(
        width: try length("width"), height: try length("height"), alignment: alignment)
    }
    return view.frame(
      minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
      maxWidth: try length("maxWidth"), minHeight: try length("minHeight"),
      idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"),
      alignment: alignment)
  }

  /// What SwiftUI's own padding is, in points.
  private static let standardPadding = 16.0

  private static func padding(_ view: AnyView, _ parameters: NodeParameters) throws -> any View {
    func length(_ keys: String...) throws -> CGFloat? {
      for key in keys {
        if parameters.values[key] == .text("default") { return standardPadding }
        if let number = try parameters.number(key) { return number }
      }
      return nil
    }
    let edges = ["all", "horizontal", "vertical", "top", "bottom", "leading", "trailing"]
    guard edges.contains(where: { parameters.values[$0] != nil }) else {
      return view.padding(standardPadding)
    }
    return view.padding(
      EdgeInsets(
        top: try length("top", "vertical", "all") ?? 0,
        leading: try length("leading", "horizontal", "all") ?? 0,
        bottom: try length("bottom", "vertical", "all") ?? 0,
        trailing: try length("trailing", "horizontal", "all") ?? 0))
  }

  // MARK: Shapes

  private static let shapes: [String: Change] = [
    "cornerRadius": { $0.cornerRadius(try $1.number("radius") ?? 0) },
    "clipShape": { try $0.clipShape(shape($1) ?? AnyShape(Rectangle())) },
    "clipped": { view, parameters in
      try parameters.truth("clipped") ?? true ? AnyView(view.clipped()) : view
    },
    "mask": { view, parameters in
      let shape = try shape(parameters) ?? AnyShape(Rectangle())
      return view.mask { shape }
    },
  ]

  // MARK: Controls

  private static let controls: [String: Change] = [
    "disabled": { $0.disabled(try $1.truth("disabled") ?? true) },
    "labelsHidden": { view, _ in view.labelsHidden() },
    "imageScale": { view, parameters in
      let scales: [String: Image.Scale] = ["small": .small, "medium": .medium, "large": .large]
      return view.imageScale(try parameters.choice("scale", scales) ?? .medium)
    },
    "progressViewStyle": { view, parameters in
      switch try parameters.text("style") {
      case "linear": view.progressViewStyle(.linear)
      case "circular": view.progressViewStyle(.circular)
      default: view.progressViewStyle(.automatic)
      }
    },
    "gaugeStyle": { view, parameters in
      switch try parameters.text("style") {
      case "circular": view.gaugeStyle(.accessoryCircular)
      case "circularCapacity": view.gaugeStyle(.accessoryCircularCapacity)
      case "linear": view.gaugeStyle(.accessoryLinear)
      case "linearCapacity": view.gaugeStyle(.linearCapacity)
      default: view.gaugeStyle(.automatic)
      }
    },
    "labelStyle": { view, parameters in
      switch try parameters.text("style") {
      case "iconOnly": view.labelStyle(.iconOnly)
      case "titleOnly": view.labelStyle(.titleOnly)
      case "titleAndIcon": view.labelStyle(.titleAndIcon)
      default: view.labelStyle(.automatic)
      }
    },
    "buttonStyle": { view, parameters in
      switch try parameters.text("style") {
      case "bordered": view.buttonStyle(.bordered)
      case "borderedProminent": view.buttonStyle(.borderedProminent)
      case "borderless": view.buttonStyle(.borderless)
      case "glass": view.buttonStyle(.glass)
      case "glassProminent": view.buttonStyle(.glassProminent)
      case "plain": view.buttonStyle(.plain)
      default: view.buttonStyle(.automatic)
      }
    },
    "buttonBorderShape": { view, parameters in
      let shapes: [String: ButtonBorderShape] = [
        "automatic": .automatic, "capsule": .capsule, "circle": .circle,
        "roundedRectangle": .roundedRectangle,
      ]
      return view.buttonBorderShape(try parameters.choice("shape", shapes) ?? .automatic)
    },
    "controlSize": { view, parameters in
      let sizes: [String: ControlSize] = [
        "mini": .mini, "small": .small, "regular": .regular, "large": .large,
        "extraLarge": .extraLarge,
      ]
      return view.controlSize(try parameters.choice("size", sizes) ?? .regular)
    },
    "widgetURL": { view, parameters in
      view.widgetURL(try parameters.text("url").flatMap { URL(string: $0) })
    },
  ]

  // MARK: Effects

  private static let effects: [String: Change] = [
    "opacity": { $0.opacity(try $1.number("value") ?? 1) },
    "blur": { $0.blur(radius: try $1.number("radius") ?? 0) },
    "brightness": { $0.brightness(try $1.number("amount") ?? 0) },
    "contrast": { $0.contrast(try $1.number("amount") ?? 1) },
    "saturation": { $0.saturation(try $1.number("amount") ?? 1) },
    "grayscale": { $0.grayscale(try $1.number("amount") ?? 0) },
    "hueRotation": { $0.hueRotation(.degrees(try $1.number("angle") ?? 0)) },
    "colorInvert": { view, parameters in
      try parameters.truth("inverted") ?? true ? AnyView(view.colorInvert()) : view
    },
    "luminanceToAlpha": { view, _ in view.luminanceToAlpha() },
    "rotationEffect": { $0.rotationEffect(.degrees(try $1.number("angle") ?? 0)) },
    "scaleEffect": { view, parameters in
      if let scale = try? parameters.number("scale") { return view.scaleEffect(scale) }
      let pair = try parameters.record("scale")
      return view.scaleEffect(x: try pair?.number("x") ?? 1, y: try pair?.number("y") ?? 1)
    },
    "rotation3DEffect": { view, parameters in
      let axis = try parameters.record("axis")
      return view.rotation3DEffect(
        .degrees(try parameters.number("angle") ?? 0),
        axis: (
          x: try axis?.number("x") ?? 0, y: try axis?.number("y") ?? 0,
          z: try axis?.number("z") ?? 0
        ), perspective: try parameters.number("perspective") ?? 1)
    },
    "privacySensitive": { $0.privacySensitive(try $1.truth("sensitive") ?? true) },
    "redacted": { view, _ in view.redacted(reason: .placeholder) },
    "unredacted": { view, _ in view.unredacted() },
  ]

  // MARK: What a view means

  private static let meaning: [String: Change] = [
    "accessibilityLabel": { view, parameters in
      guard let label = try parameters.text("label") else { return view }
      return view.accessibilityLabel(Text(verbatim: label))
    },
    "accessibilityValue": { view, parameters in
      guard let value = try parameters.text("value") else { return view }
      return view.accessibilityValue(Text(verbatim: value))
    },
    "accessibilityHidden": { $0.accessibilityHidden(try $1.truth("hidden") ?? true) },
    "contentTransition": { view, parameters in
      let isDown = try parameters.record("options")?.truth("countsDown") ?? false
      let transitions: [String: ContentTransition] = [
        "opacity": .opacity, "identity": .identity, "interpolate": .interpolate,
        "numericText": .numericText(countsDown: isDown),
      ]
      guard let transition = try parameters.choice("transition", transitions) else { return view }
      return view.contentTransition(transition)
    },
    // Of the environment a layout can only set what changes its colours.
    "environment": { view, parameters in
      guard try parameters.text("key") == "colorScheme" else { return view }
      let schemes: [String: ColorScheme] = ["light": .light, "dark": .dark]
      guard let scheme = try parameters.choice("value", schemes) else { return view }
      return view.environment(\.colorScheme, scheme)
    },
  ]
}
