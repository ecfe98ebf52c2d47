@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _ToolbarItems {
    var items: [any ToolbarContent] = [first]
    for item in repeat each rest { items.append(item) }
    return _ToolbarItems(items: items)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(items: [first])
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(items: [second])
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems {
    _ToolbarItems(items: [content])
  }
}

/// The items of a toolbar's closure, in order. Not part of Apple's API.
public struct _ToolbarItems: ToolbarContent {
  public typealias Body = Never

  let items: [any ToolbarContent]
}

/// Toolbar content with views.
@MainActor
protocol ToolbarViews {
  var placement: ToolbarItemPlacement { get }
  var content: any View { get }
}

/// The views of a screen's toolbars.
@MainActor
struct ToolbarLayout {
  private(set) var leading: [any View] = []
  private(set) var trailing: [any View] = []

  init(_ toolbars: [any ToolbarContent]) { for toolbar in toolbars { add(toolbar) } }

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
