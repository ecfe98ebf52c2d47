public import Foundation
package import ViewArchive

/// A symbol or picture.
public struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  private let source: ImageContent.Source
  private var isResizable = false
  private var isTemplate = false
  private var ownFont: FontValue?
  private var variableValue: Double?

  public init(systemName: String) { source = .symbol(systemName) }

  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }

  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

  var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with { $0.isResizable = true } }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.isTemplate = mode == .template }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func font(_ font: Font?) -> Image { with { $0.ownFont = font?.value } }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let text = context.environment.text
    return [
      ViewNode(
        .image(
          ImageContent(
            source: source, isResizable: isResizable, font: ownFont ?? text.resolvedFont,
            scale: text.imageScale, foreground: text.foreground,
            secondaryForeground: text.secondaryForeground, isTemplate: isTemplate,
            variableValue: variableValue)))
    ]
  }
}

/// How the layers of a symbol are coloured; a terminal has one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = Self(name: "monochrome")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
  public static let multicolor = Self(name: "multicolor")
}

/// An icon and a title.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let titles = { Lowering.nodes(of: title, in: context) }
    let icons = { Lowering.nodes(of: icon, in: context) }
    switch context.environment[LabelStyleKey.self] {
    case .titleAndIcon:
      return [
        ViewNode(
          .hstack(StackContent(alignment: .center, spacing: 8)), children: icons() + titles())
      ]
    case .iconOnly: return icons()
    case .titleOnly: return titles()
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(systemName: name)
    }
  }

  public init(_ key: LocalizedStringKey, image name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

enum LabelForm: Sendable { case titleAndIcon, iconOnly, titleOnly }

struct LabelStyleKey: EnvironmentKey { static let defaultValue = LabelForm.titleAndIcon }

/// How a label shows its parts.
public protocol LabelStyle { var _form: _LabelForm { get } }

public struct _LabelForm { let form: LabelForm }

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public var _form: _LabelForm { .init(form: .titleAndIcon) }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public var _form: _LabelForm { .init(form: .titleAndIcon) }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _form: _LabelForm { .init(form: .iconOnly) }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _form: _LabelForm { .init(form: .titleOnly) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { .init() }
}
