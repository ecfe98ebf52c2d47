import Observation
import ViewArchive

/// A view's place in the tree of an app's screen: what lives as long as the view keeps its identity,
/// which is its type and its position, or the identifier that `ForEach` or `id(_:)` gives it.
///
/// A node keeps the last value and the last body of its view, and the nodes that were made from
/// them. A body is evaluated again when something that it has read changes, or when the view itself
/// differs from the last one.
@MainActor
final class GraphNode: LoweringNode {
  private struct Key: Hashable {
    /// The position among the views without an identifier.
    var index: Int?
    var id: AnyHashable?
    var type: ObjectIdentifier
    /// Counts views with the same identifier and type.
    var repetition = 0
  }

  private struct Cache {
    var nodes: [ViewNode]
    var environmentID: Int
  }

  unowned let graph: ViewGraph
  private(set) weak var parent: GraphNode?
  let number: Int

  private var children: [Key: GraphNode] = [:]
  /// The children that the current pass has met.
  private var met: Set<Key> = []
  private var nextIndex = 0
  /// True when the views below come from a body that was evaluated in the current pass.
  private var isFresh = true

  private var view: Any?
  private var body: (any View)?
  /// Records what the body reads.
  private(set) var reader: BodyReader
  /// True when the body has to be evaluated.
  private var needsBody = true
  /// True when a body below has to be evaluated.
  private(set) var hasInvalidChildren = false
  private var cache: Cache?
  private var cannotCache = false
  /// True when the content is lowered after the pass, in a rectangle that is known then.
  var hasLaterContent = false

  private var slots: [Int: Any] = [:]
  private var observed: [(object: any ObservableObject, observation: _ObjectChanges.Observation)] =
    []
  private var environments: [Int: (outer: Int, inner: Int)] = [:]
  private var nextEnvironment = 0

  /// The control at this place; nil: there is none.
  private(set) var control: GraphControl?
  /// Which rows of a long collection are evaluated.
  private(set) var lazyWindow = LazyWindow()
  /// The scroll views that the app scrolls, when this is their node.
  var scrollScope: ScrollScope?
  /// Returns the index of the row with an identifier; nil: the rows are not scrolled to.
  var lazyIndex: ((ScrollTarget) -> Int?)?
  /// What happens when the view appears, changes and disappears.
  private(set) var lifecycle: GraphLifecycle?
  /// What the view says about a preference.
  private(set) var preference: GraphPreference?
  /// The value of the preference that was last reported to the view.
  var seenPreference: Any?
  /// The place among the views of the parent, as the last pass has met them.
  private var position = 0
  /// True for a tab that is not shown, and for a screen below another one.
  private var isHidden = false

  init(_ graph: ViewGraph, parent: GraphNode?) {
    self.graph = graph
    self.parent = parent
    number = graph.nextNumber()
    reader = BodyReader(number: number)
  }

  // MARK: Lowering

  /// Lowers the whole screen.
  func lowerScreen(_ root: some View, in context: LoweringContext) -> ViewNode {
    let isFirst = children.isEmpty
    let nodes = keep(in: context) {
      isFresh = isFirst
      return lowerChild(root, in: context)
    }
    guard nodes.count != 1 else { return nodes[0] }
    return ViewNode(.vstack(StackContent(alignment: .center)), children: nodes)
  }

  /// Lowers a view that stands inside the view of this node.
  func lowerChild<Content: View>(_ view: Content, in context: LoweringContext) -> [ViewNode] {
    child(of: Content.self, id: context.identity)
      .lower(view, isFresh: isFresh || context.isDerived, in: context)
  }

  private func lower<Content: View>(
    _ view: Content, isFresh: Bool, in context: LoweringContext
  ) -> [ViewNode] {
    var inner = context
    inner.graphNode = self
    inner.identity = nil
    inner.isDerived = false
    guard context.depth < Lowering.deepest else {
      return [ViewNode(.unsupported("\(Content.self) (recursion)"))]
    }
    if let primitive = view as? any PrimitiveView {
      if !isFresh, let nodes = cached(in: context) { return nodes }
      return keep(in: context) {
        self.isFresh = isFresh
        return primitive.lower(in: inner)
      }
    }
    inner.depth += 1
    let isSame = !isFresh || self.view.map { ValueComparison.areEqual($0, view) } ?? false
    if isSame, isValid(in: context), let nodes = cached(in: context) { return nodes }
    return keep(in: context) {
      let body = body(of: view, isSame: isSame, subject: view, in: context) { view.body }
      inner.environment.bodyReader = reader
      return lowerChild(body, in: inner)
    }
  }

  /// Returns the body of a view with properties: the last one, or a new one when it may differ.
  ///
  /// - Parameters:
  ///   - isSame: True when the view has not changed since the last time.
  ///   - subject: What has the properties, the view or its modifier.
  func body(
    of view: Any, isSame: Bool, subject: Any, in context: LoweringContext,
    _ evaluate: () -> any View
  ) -> any View {
    if isSame, isValid(in: context), let body {
      isFresh = false
      return body
    }
    isFresh = true
    needsBody = false
    self.view = view
    reader = BodyReader(number: number)
    graph.lastReader = reader
    observed = []
    var environment = context.environment
    environment.bodyReader = reader
    var body: (any View)?
    EnvironmentValues.$current.withValue(environment) {
      connect(subject)
      graph.evaluated.append(type(of: subject))
      withObservationTracking {
        body = evaluate()
      } onChange: { [invalidations = graph.invalidations, number] in
        invalidations.insert([number])
      }
    }
    self.body = body
    reader.endBody()
    return body ?? EmptyView()
  }

  func body(
    of view: Any, subject: Any, in context: LoweringContext, _ evaluate: () -> any View
  ) -> any View {
    let isSame = !isFresh || self.view.map { ValueComparison.areEqual($0, view) } ?? false
    return body(of: view, isSame: isSame, subject: subject, in: context, evaluate)
  }

  private func isValid(in context: LoweringContext) -> Bool {
    !needsBody && body != nil && reader.readsSame(in: context.environment)
  }

  private func cached(in context: LoweringContext) -> [ViewNode]? {
    guard !hasInvalidChildren, !cannotCache, let cache,
      cache.environmentID == context.environmentID
    else { return nil }
    return cache.nodes
  }

  /// Lowers and keeps the result; what is not met any more is removed.
  private func keep(in context: LoweringContext, _ lower: () -> [ViewNode]) -> [ViewNode] {
    nextIndex = 0
    nextEnvironment = 0
    reader.forgetContent()
    met = []
    hasInvalidChildren = false
    control = nil
    let record = context.record
    let marks = (record.readers.count, record.containers.count, record.collected)
    let nodes = lower()
    // Readers and containers are numbered anew in each pass.
    cannotCache = marks != (record.readers.count, record.containers.count, record.collected)
    if !hasLaterContent { removeUnmet() }
    if control == nil { graph.controls[number] = nil }
    cache = Cache(nodes: nodes, environmentID: context.environmentID)
    return nodes
  }

  /// Lowers the content of a reader, whose rectangle is known after the pass.
  func lowerLater(_ lower: () -> [ViewNode]) -> [ViewNode] {
    nextIndex = 0
    met = []
    let nodes = lower()
    removeUnmet()
    return nodes
  }

  private func removeUnmet() {
    for key in children.keys where !met.contains(key) {
      children.removeValue(forKey: key)?.remove()
    }
  }

  private func child(of type: Any.Type, id: AnyHashable?) -> GraphNode {
    var key = Key(index: id == nil ? nextIndex : nil, id: id, type: ObjectIdentifier(type))
    if id == nil { nextIndex += 1 }
    while met.contains(key) { key.repetition += 1 }
    met.insert(key)
    if let child = children[key] {
      child.position = met.count
      return child
    }
    let child = GraphNode(graph, parent: self)
    child.position = met.count
    children[key] = child
    graph.register(child)
    return child
  }

  /// Returns the number of the environment that this view makes of its own: the same one as long as
  /// neither has changed.
  func environmentID(after outer: Int) -> Int {
    defer { nextEnvironment += 1 }
    if !isFresh, let known = environments[nextEnvironment], known.outer == outer {
      return known.inner
    }
    let inner = graph.nextNumber()
    environments[nextEnvironment] = (outer, inner)
    return inner
  }

  // MARK: Properties

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
    if let value = slots[index] as? Value { return value }
    let value = make()
    slots[index] = value
    return value
  }

  func observe(_ object: any ObservableObject) {
    guard !observed.contains(where: { $0.object === object }) else { return }
    let observation = _ObjectChanges.observe(object) {
      [invalidations = graph.invalidations, number] in invalidations.insert([number])
    }
    observed.append((object, observation))
  }

  // MARK: Changes

  /// Marks the body as outdated.
  func invalidate() {
    needsBody = true
    cache = nil
    var node = parent
    while let outer = node, !outer.hasInvalidChildren {
      outer.hasInvalidChildren = true
      node = outer.parent
    }
  }

  /// Returns the rows to evaluate of a collection with so many.
  func lazyRows(of count: Int) -> Range<Int> {
    if let row = graph.rowToShow(of: self) { lazyWindow.middle = row }
    return lazyWindow.rows(of: count, screenful: graph.screenful)
  }

  /// Has the rows evaluated around the one that is in the middle of what is seen.
  func show(row: Int, pitch: Double) {
    let window = LazyWindow(middle: row, pitch: pitch)
    guard window != lazyWindow else { return }
    lazyWindow = window
    graph.invalidations.insert([number])
  }

  /// True for a node inside another one.
  func isInside(_ outer: GraphNode) -> Bool {
    var node = parent
    while let inner = node, inner !== outer { node = inner.parent }
    return node != nil
  }

  /// Registers the control that this view is.
  ///
  /// - Returns: The reference by which it is pressed.
  func register(_ control: GraphControl, in context: LoweringContext) -> IntentReference {
    let isEnabled = context.environment.isEnabled
    var control = control
    control.gestures = context.environment.gestures
    if let drag = control.drag { control.gestures.drag = drag }
    self.control = control
    let id = "\(number)"
    if isEnabled { graph.controls[number] = control }
    return IntentReference(id: id, typeName: "action", title: "", isDisabled: !isEnabled)
  }

  /// Sets what happens when the view appears, changes and disappears; it happens after the pass.
  func set(_ event: GraphLifecycle.Event) {
    let lifecycle = lifecycle ?? GraphLifecycle(of: self)
    self.lifecycle = lifecycle
    lifecycle.next = event
    graph.changed.append(lifecycle)
  }

  // MARK: Visibility

  /// True when neither the view nor one around it is hidden.
  var isVisible: Bool { !isHidden && parent?.isVisible ?? true }

  /// Hides or shows the view: what is in it disappears or appears after the pass.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    graph.revealed.append(self)
  }

  /// The lifecycles of the view and of those in it.
  var lifecycles: [GraphLifecycle] {
    [lifecycle].compactMap(\.self)
      + children.values.sorted { $0.position < $1.position }.flatMap(\.lifecycles)
  }

  /// The views in this one that are not hidden, in order.
  var visibleChildren: [GraphNode] {
    children.values.filter { !$0.isHidden }.sorted { $0.position < $1.position }
  }

  /// Returns the children with an identifier.
  func children(with id: AnyHashable) -> [GraphNode] {
    children.filter { $0.key.id == id }.map(\.value)
  }

  /// Returns for each node the outermost one around it, inside this one, that has no other one of them.
  func branches(of nodes: [GraphNode]) -> [GraphNode] {
    func path(_ node: GraphNode) -> [GraphNode] {
      Array(sequence(first: node, next: \.parent).prefix { $0 !== self })
    }
    var counts: [Int: Int] = [:]
    for node in nodes { for outer in path(node) { counts[outer.number, default: 0] += 1 } }
    return nodes.map { node in path(node).last { counts[$0.number] == 1 } ?? node }
  }

  /// Sets what the view says about a preference; those who follow it hear of it after the pass.
  func set(_ preference: GraphPreference) {
    self.preference = preference
    graph.havePreferencesChanged = true
    if case .observer = preference.role { graph.observers[number] = self }
  }

  private func remove() {
    for child in children.values { child.remove() }
    graph.unregister(self)
    if let lifecycle { graph.removed.append(lifecycle) }
  }
}

extension LoweringContext {
  /// The node of the enclosing view on the screen of an app; nil: the view is archived once.
  var screenNode: GraphNode? { graphNode as? GraphNode }
}
