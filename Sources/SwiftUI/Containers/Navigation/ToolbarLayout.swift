/// The views of a screen's toolbars.
@MainActor
struct ToolbarLayout {
  private(set) var leading: [any View] = []
  private(set) var trailing: [any View] = []

  init(_ toolbars: [Any]) {
    for case let toolbar as any ToolbarContent in toolbars { add(toolbar) }
  }

  private mutating func add(_ content: any ToolbarContent) {
    if let views = content as? any ToolbarViews {
      if views.placement.isLeading {
        leading.append(views.content)
      } else {
        trailing.append(views.content)
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
