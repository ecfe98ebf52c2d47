import Observation
import ViewArchive

/// A view's place in the tree of an app's screen: what lives as long as the view keeps its identity,
/// which is its type and its position, or the identifier that `ForEach` or `id(_:)` gives it.
///
/// A node keeps the last value and the last body of its view, and the nodes that were made from
/// them. A body is evaluated again when something that it has read changes, or when the view itself
/// differs from the last one.
@MainActor
final class GraphNode {
  unowned let graph: ViewGraph
  private(set) weak var parent: GraphNode?
  let number: Int

  private(set) var children = GraphChildren()
  private(set) var body: GraphBody
  private(set) var result = GraphResult()
  private var properties = GraphProperties()
  private var environments = GraphEnvironments()
  var scrolling = GraphScrolling()
  /// What happens when the view appears, changes and disappears; nil: nothing.
  private(set) var lifecycle: GraphLifecycle?
  /// Nil: the view says nothing about preferences.
  var preference: FollowedPreference?
  /// True for a tab that is not shown, and for a screen below another one.
  private var isHidden = false

  init(_ graph: ViewGraph, parent: GraphNode?) {
    self.graph = graph
    self.parent = parent
    number = graph.nextNumber()
    body = GraphBody(number: number)
  }

  // MARK: Lowering

  /// Lowers the whole screen.
  func lowerScreen(_ root: some View, in context: LoweringContext) -> ViewNode {
    let isFirst = children.isEmpty
    let nodes = keep(in: context) {
      body.isFresh = isFirst
      return lowerChild(root, in: context)
    }
    guard nodes.count != 1 else { return nodes[0] }
    return ViewNode(.vstack(StackContent(alignment: .center)), children: nodes)
  }

  /// Lowers a view that stands inside the view of this node.
  func lowerChild<Content: View>(_ view: Content, in context: LoweringContext) -> [ViewNode] {
    let child = children.next(of: Content.self, id: context.identity) {
      let child = GraphNode(graph, parent: self)
      graph.registry.nodes[child.number] = child
      return child
    }
    return child.lower(view, isFresh: body.isFresh || context.isDerived, in: context)
  }

  private func lower<Content: View>(
    _ view: Content, isFresh: Bool, in context: LoweringContext
  ) -> [ViewNode] {
    var inner = context
    inner.lowering = ScreenLowering(node: self)
    inner.identity = nil
    inner.isDerived = false
    guard context.depth < Lowering.deepest else {
      return [ViewNode(.unsupported("\(Content.self) (recursion)"))]
    }
    if let primitive = view as? any PrimitiveView {
      if !isFresh, let nodes = result.nodes(in: context.environmentID) { return nodes }
      return keep(in: context) {
        body.isFresh = isFresh
        return primitive.lower(in: inner)
      }
    }
    inner.depth += 1
    let isSame = !isFresh || body.isOf(view)
    if isSame, body.isValid(in: context.environment),
      let nodes = result.nodes(in: context.environmentID)
    {
      return nodes
    }
    return keep(in: context) {
      let value = evaluated(view, isSame: isSame, subject: view, in: &inner) { view.body }
      return lowerChild(value, in: inner)
    }
  }

  /// Returns the body of a view with properties: the last one, or a new one when it may differ.
  ///
  /// - Parameters:
  ///   - isSame: True when the view has not changed since the last time; nil: it is compared.
  ///   - subject: What has the properties, the view or its modifier.
  ///   - context: That of the view; afterwards that of its body.
  func evaluated(
    _ view: Any, isSame: Bool? = nil, subject: Any, in context: inout LoweringContext,
    _ evaluate: () -> any View
  ) -> any View {
    defer { context.environment.bodyReader = body.reader }
    let isSame = isSame ?? (!body.isFresh || body.isOf(view))
    if isSame, body.isValid(in: context.environment), let value = body.value {
      body.isFresh = false
      return value
    }
    body.begin(view)
    graph.trace.reader = body.reader
    properties.stopObserving()
    var environment = context.environment
    environment.bodyReader = body.reader
    var value: (any View)?
    EnvironmentValues.$current.withValue(environment) {
      connect(subject)
      graph.trace.evaluated.append(type(of: subject))
      withObservationTracking {
        value = evaluate()
      } onChange: { [invalidations = graph.invalidations, number] in
        invalidations.insert([number])
      }
    }
    body.end(value)
    return value ?? EmptyView()
  }

  /// Lowers and keeps the result; what is not met any more is removed.
  private func keep(in context: LoweringContext, _ lower: () -> [ViewNode]) -> [ViewNode] {
    children.begin()
    environments.begin()
    body.reader.forgetContent()
    result.begin()
    let marks = context.record.marks
    let nodes = lower()
    if !result.hasLaterContent { removeUnmet() }
    if !result.hasControl { graph.registry.controls[number] = nil }
    // Readers and containers are numbered anew in each pass.
    result.end(nodes, in: context.environmentID, canBeKept: marks == context.record.marks)
    return nodes
  }

  /// Returns what lowers the content of a reader, whose rectangle is known after the pass.
  func later(
    _ content: @escaping @MainActor (CGRect) -> [ViewNode]
  ) -> @MainActor (CGRect) -> [ViewNode] {
    result.hasLaterContent = true
    return { [self] frame in
      children.begin()
      let nodes = content(frame)
      removeUnmet()
      return nodes
    }
  }

  private func removeUnmet() {
    for child in children.takeUnmet() { child.remove() }
  }

  private func remove() {
    for child in children.nodes { child.remove() }
    graph.unregister(self)
    if let lifecycle { graph.due.removed.append(lifecycle) }
  }

  /// Returns the number of the environment that this view makes of its own: the same one as long as
  /// neither has changed.
  func environmentID(after outer: Int) -> Int {
    environments.id(after: outer, isFresh: body.isFresh) { graph.nextNumber() }
  }

  // MARK: Changes

  /// Marks the body as outdated.
  func invalidate() {
    body.isOutdated = true
    result.forget()
    var node = parent
    while let outer = node, !outer.result.hasInvalidChildren {
      outer.result.hasInvalidChildren = true
      node = outer.parent
    }
  }

  /// Has the rows evaluated around the one that is in the middle of what is seen.
  func show(row: Int, pitch: Double) {
    let window = LazyWindow(middle: row, pitch: pitch)
    guard window != scrolling.window else { return }
    scrolling.window = window
    graph.invalidations.insert([number])
  }

  /// Registers the control that this view is.
  ///
  /// - Returns: The reference by which it is pressed.
  func register(_ control: GraphControl, in context: LoweringContext) -> IntentReference {
    let isEnabled = context.environment.isEnabled
    var control = control
    control.gestures = context.environment.gestures
    if let drag = control.drag { control.gestures.drag = drag }
    result.hasControl = true
    if isEnabled { graph.registry.controls[number] = control }
    return IntentReference(id: "\(number)", typeName: "action", title: "", isDisabled: !isEnabled)
  }

  // MARK: Visibility

  /// True when neither the view nor one around it is hidden.
  var isVisible: Bool { !isHidden && parent?.isVisible ?? true }

  /// Hides or shows the view: what is in it disappears or appears after the pass.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    graph.due.revealed.append(self)
  }

  /// The lifecycles of the view and of those in it.
  var lifecycles: [GraphLifecycle] {
    [lifecycle].compactMap(\.self) + children.nodes.flatMap(\.lifecycles)
  }

  /// The views in this one that are not hidden, in order.
  var visibleChildren: [GraphNode] { children.nodes.filter { !$0.isHidden } }

  /// True for a node inside another one.
  func isInside(_ outer: GraphNode) -> Bool {
    var node = parent
    while let inner = node, inner !== outer { node = inner.parent }
    return node != nil
  }

  /// Returns what carries out the events of the view.
  func madeLifecycle() -> GraphLifecycle {
    let lifecycle = lifecycle ?? GraphLifecycle(of: self)
    self.lifecycle = lifecycle
    return lifecycle
  }
}

// MARK: Properties

extension GraphNode {
  private func connect(_ subject: Any) {
    var index = 0
    connect(Mirror(reflecting: subject), &index)
  }

  private func connect(_ mirror: Mirror, _ index: inout Int) {
    for child in mirror.children {
      if let property = child.value as? any GraphProperty {
        property.connect(to: GraphSlot(node: self, index: index))
        index += 1
      } else if var property = child.value as? any DynamicProperty {
        connect(Mirror(reflecting: property), &index)
        property.update()
      }
    }
    if let parent = mirror.superclassMirror { connect(parent, &index) }
  }

  func stored<Value>(at index: Int, _ make: () -> Value) -> Value {
    if let value = properties[index] as? Value { return value }
    let value = make()
    properties[index] = value
    return value
  }

  func observe(_ object: any ObservableObject) {
    properties.observe(object) { [invalidations = graph.invalidations, number] in
      invalidations.insert([number])
    }
  }
}
