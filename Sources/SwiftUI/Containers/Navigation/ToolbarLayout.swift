/// The views of a screen's toolbars.
@MainActor
struct ToolbarLayout {
  private(set) var leading: [AnyView] = []
  /// What stands in place of the title.
  private(set) var center: [AnyView] = []
  private(set) var trailing: [AnyView] = []
  /// The bar at the lower edge.
  private(set) var bottom: [AnyView] = []
  /// True when there are items above the keyboard, which is not on the screen.
  private(set) var hasKeyboardItems = false

  init(_ toolbars: [Any]) {
    for case let toolbar as any ToolbarContent in toolbars { add(toolbar) }
  }

  private mutating func add(_ content: any ToolbarContent) {
    if let views = content as? any ToolbarViews {
      let view = AnyView(views.content)
      switch views.placement.place {
      case .leading: leading.append(view)
      case .center: center.append(view)
      case .trailing: trailing.append(view)
      case .bottom: bottom.append(view)
      case .keyboard: hasKeyboardItems = true
      }
    } else if let items = content as? _ToolbarItems {
      for item in items.items { add(item) }
    } else if let optional = content as? any OptionalToolbar {
      if let wrapped = optional.wrappedContent { add(wrapped) }
    } else {
      addBody(of: content)
    }
  }

  private mutating func addBody<Content: ToolbarContent>(of content: Content) {
    if Content.Body.self != Never.self { add(content.body) }
  }
}

/// Toolbar content that may be absent.
@MainActor
protocol OptionalToolbar {
  var wrappedContent: (any ToolbarContent)? { get }
}

extension Optional: OptionalToolbar where Wrapped: ToolbarContent {
  var wrappedContent: (any ToolbarContent)? { self }
}
