import ActivityModel
import Foundation
import ViewArchive

/// Makes the views of a screen, and notes what its controls do.
struct ScreenBuilder {
  let tree: ReactTree
  let memory: ReactMemory
  let assets: ReactAssets
  let locale: Locale
  let timeZone: TimeZone
  var controls: [String: ScreenControl] = [:]
  var actions: [String: ReactAction] = [:]
  /// What goes back, the one in front last.
  var backs: [ReactAction] = []
  /// The scroll view that loads its content anew when it is pulled down.
  var refreshed: Int?
  /// What covers the whole screen, the one in front last.
  var covers: [ViewNode] = []
  private var visited: Set<Int> = []

  /// The most layers around a node that is drawn: views and their modifiers. Drawing recurses once for
  /// each, and has to fit the stack of a thread.
  private static let mostLayers = 160

  init(
    tree: ReactTree, memory: ReactMemory, assets: ReactAssets, environment: ArchiveEnvironment
  ) {
    self.tree = tree
    self.memory = memory
    self.assets = assets
    locale = Locale(identifier: environment.locale)
    timeZone = TimeZone(identifier: environment.timeZone) ?? .gmt
  }

  /// Returns the views of the whole screen.
  mutating func screen() -> ViewNode {
    let isCovered = tree.nodes.values.contains { $0.type == .modal }
    let around = Surroundings(isPressable: !isCovered)
    let views = lowerAll(tree.root, around)
    return ViewNode(.flex(FlexStyle()), children: views + covers)
  }

  mutating func lowerAll(_ ids: [Int], _ around: Surroundings) -> [ViewNode] {
    ids.compactMap { lower($0, around) }
  }

  /// Returns the view of a node; nil: it is not there, or stands elsewhere.
  mutating func lower(_ id: Int, _ around: Surroundings) -> ViewNode? {
    // A node that is in two places would make the screen larger than the tree.
    guard let node = tree[id], visited.insert(id).inserted else { return nil }
    guard around.layers + node.layers <= Self.mostLayers else {
      return ViewNode(.unsupported("too deep"))
    }
    return lower(node, Self.inside(node, around))
  }

  /// Returns a node that is part of another one's view, which is not drawn itself any more.
  mutating func take(_ id: Int) -> ReactNode? {
    visited.insert(id)
    return tree[id]
  }

  /// Returns what holds for a node's own view and those in it.
  private static func inside(_ node: ReactNode, _ around: Surroundings) -> Surroundings {
    around.with {
      $0.layers += node.layers
      if node.text("pointerEvents") == "none" || node.look.opacity < 0.01 { $0.isPressable = false }
    }
  }

  private mutating func lower(_ node: ReactNode, _ around: Surroundings) -> ViewNode? {
    switch node.type {
    case .text: return text(node, around)
    case .image: return image(node, around)
    case .scrollView: return scrollView(node, around)
    case .textInput: return textInput(node, around)
    case .switch: return toggle(node, around)
    case .slider: return slider(node, around)
    case .datePicker: return datePicker(node, around)
    case .activityIndicator: return activityIndicator(node, around)
    case .icon: return icon(node, around)
    case .svg: return svg(node, around)
    case .modal:
      cover(node, around)
      return nil
    case .safeAreaView: return safeAreaView(node, around)
    case .screen: return screen(node, around)
    case .screenHeader: return nil
    case .tabBar: return tabBar(node, around)
    case .tabItem: return tabItem(node, around)
    case .linearGradient: return view(node, around, fill: node.gradient)
    case .blurView: return view(node, around, fill: .material(.regular))
    case .standIn, .nativeView, nil: return standIn(node, around)
    case .view, .tabs: return view(node, around)
    }
  }

  /// Returns the views of an alert.
  mutating func dialog(_ alert: ReactAlert) -> ViewNode {
    AlertViews.alert(alert) { view, part in
      switch part {
      case .button(let index):
        control(
          view, "a\(alert.id).\(index)", .answer(alert: alert.id, button: index), kind: .button)
      case .field:
        control(
          view, "a\(alert.id)", .editAnswer(alert: alert.id),
          kind: .text(alert.typed ?? "", isSecure: alert.isSecure))
      }
    }
  }

  // MARK: Boxes

  /// - Parameter fill: What it is filled with instead of its background; nil: that.
  mutating func view(
    _ node: ReactNode, _ around: Surroundings, fill: StyleValue? = nil
  ) -> ViewNode {
    let inner = around.with {
      if node.text("pointerEvents") == "box-only" { $0.isPressable = false }
    }
    return box(
      node, node.flex, children: lowerAll(node.children, inner), around, fill: fill)
  }

  private mutating func safeAreaView(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    // The room is what the phone's margins leave: nothing has to be added to the paddings.
    let inner = around.with { $0.reachesEdges = false }
    return box(node, node.flex, children: lowerAll(node.children, inner), around)
  }

  private mutating func standIn(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let name = node.text("name") ?? node.typeName
    let children = lowerAll(node.children, around)
    guard children.isEmpty else {
      var style = node.flex
      // One that says nothing of its place is most likely to be a provider, which has none.
      if node.style.isEmpty { style.display = .contents }
      return box(node, style, children: children, around).modified(.unsupported(name))
    }
    return box(node, node.flex, children: [ViewNode(.unsupported(name))], around)
  }

  private mutating func cover(_ node: ReactNode, _ around: Surroundings) {
    let inner = Surroundings(layers: around.layers)
    if node.wants(.close) { backs.append(.close(node.id)) }
    let fill: StyleValue? =
      node.flag("transparent") ? nil : ReactColor.style(node.props["backdropColor"]) ?? .white
    let children = lowerAll(node.children, inner)
    var style = FlexStyle()
    style.position = .absolute
    style.insets = FlexEdges(all: .points(0))
    var view = ViewNode(.flex(style), children: children)
    if let fill {
      view = view.modified(
        .background(
          ViewNode(.style(fill)).modified(.role(.edgeToEdge(top: true, bottom: true))),
          alignment: .center))
    }
    covers.append(view)
  }

  /// Returns a box with what is drawn of it, and as the control that it is.
  mutating func box(
    _ node: ReactNode, _ style: FlexStyle, children: [ViewNode], _ around: Surroundings,
    fill: StyleValue? = nil
  ) -> ViewNode {
    var style = style
    style.formsContainingBlock = !node.look.transforms.isEmpty
    let view = ViewNode(.flex(style), children: children)
      .dressed(as: node, fill: fill, reachesEdges: around.reachesEdges)
    return pressable(view, node, around).settled(as: node)
  }

  // MARK: Controls

  /// Returns a view as the button that it is, if a press does something.
  private mutating func pressable(
    _ view: ViewNode, _ node: ReactNode, _ around: Surroundings
  ) -> ViewNode {
    guard around.isPressable, node.text("pointerEvents") != "box-none" else { return view }
    let run = node.runs.lazy.compactMap(\.id).first
    let isButton = !node.events.isDisjoint(
      with: [.press, .longPress, .pressIn, .pressOut, .drag, .swipe])
    guard isButton || run != nil, !node.flag("disabled") else { return view }
    return control(
      view, "n\(node.id)", .press(isButton ? node.id : run ?? node.id), kind: .button,
      gestures: node.gestures)
  }

  /// Returns a view as a control.
  ///
  /// - Parameter key: The name of the control in the archive, which stays the same.
  mutating func control(
    _ view: ViewNode, _ key: String, _ action: ReactAction, kind: ScreenControl.Kind,
    gestures: Set<ScreenControl.Gesture> = [], isFocused: Bool = false
  ) -> ViewNode {
    controls[key] = ScreenControl(kind: kind, gestures: gestures, isFocused: isFocused)
    actions[key] = action
    let reference = IntentReference(id: key, typeName: "", title: "")
    return ViewNode(.button(reference), children: [view])
  }
}

extension ReactNode {
  /// What a person can do to it besides pressing it.
  fileprivate var gestures: Set<ScreenControl.Gesture> {
    let all: [(ReactEvent, ScreenControl.Gesture)] = [
      (.longPress, .hold), (.drag, .drag), (.swipe, .swipe),
    ]
    return Set(all.filter { wants($0.0) }.map(\.1))
  }
}
