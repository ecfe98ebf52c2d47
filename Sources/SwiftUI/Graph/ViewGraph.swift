package import Foundation
package import ViewArchive

/// The living tree of an app's screen: evaluates views when something that they have read changes,
/// keeps their state, and runs the actions of their controls.
@MainActor
package final class ViewGraph {
  let invalidations: Invalidations
  private let root: any View
  /// The node around the screen; nil: it has not been rendered.
  private var top: GraphNode?
  var registry = GraphRegistry()
  var due = GraphEvents()
  var scrolls = GraphScrolls()
  var trace = GraphTrace()
  private var actions = ScreenActions()
  private var environment: (key: ArchiveEnvironment, phase: ScenePhase, id: Int)?
  /// Counts the changes of keys of the user defaults.
  private var defaults: [BindingSource: GraphLocation<Int>] = [:]

  /// Called with what an action could not do.
  package var report: (String) -> Void = { _ in }

  /// Whether the app is in front.
  package var phase = ScenePhase.active {
    didSet { if phase != oldValue, let top { invalidations.insert([top.number]) } }
  }

  /// - Parameter onInvalidate: Called, from any thread, when the screen is outdated; once until it is
  ///   rendered.
  package init(_ root: any View, onInvalidate: @escaping @Sendable () -> Void) {
    self.root = root
    invalidations = Invalidations(notify: onInvalidate)
  }

  /// The types whose bodies the last pass has evaluated.
  package var evaluated: [Any.Type] { trace.evaluated }

  /// What records the reads of a body that the last pass has evaluated; for tests.
  package var anyReader: AnyObject? { trace.reader }

  /// How many views the tree has.
  package var nodeCount: Int { registry.nodes.count }

  // MARK: Rendering

  /// The least height of a scroll view beside views that are too high for the phone, as a part of the
  /// phone's.
  private static let idealScrollPart = 0.25

  /// Renders the screen.
  ///
  /// - Parameters:
  ///   - environment: The environment of the screen.
  ///   - room: The size of the screen without its margins, in points.
  package func render(_ environment: ArchiveEnvironment, in room: CGSize) -> ScreenArchive {
    trace.evaluated = []
    scrolls.begin(in: room.height)
    takeInvalidations()
    let top = top ?? GraphNode(self, parent: nil)
    self.top = top
    let context = context(of: top, environment, in: room)
    let node = top.lowerScreen(root, in: context)
    var layers = ScreenLayers(node, context.record.screen)
    actions = layers.actions
    let idealHeight = room.height * Self.idealScrollPart
    layers.settle(in: room.height) { node, height in
      let settled = GeometryResolver(in: context).settled(
        node.idealScrollHeight(idealHeight),
        in: .init(cells: CGSize(width: room.width, height: height)))
      return environment.isRightToLeft
        ? settled.modified(.layoutDirection(.rightToLeft)) : settled
    }
    let controls = registry.controls.map { number, control in
      ("\(number)", control.shown)
    }
    scrolls.end()
    commit()
    return ScreenArchive(
      root: layers.screen, sheet: layers.sheet, dialog: layers.dialog,
      controls: Dictionary(uniqueKeysWithValues: controls),
      canGoBack: !actions.backs.isEmpty, canRefresh: actions.refresh != nil,
      colorScheme: layers.colorScheme?.name, scrolls: scrolls.all)
  }

  private func takeInvalidations() {
    for number in invalidations.take() {
      guard let node = registry.nodes[number] else { continue }
      node.invalidate()
      guard let request = node.scrolling.scope?.takeRequest() else { continue }
      scrolls.scroll(request, in: node)
      // Rows that are not evaluated yet.
      for node in registry.nodes.values where scrolls.row(of: node) != nil { node.invalidate() }
    }
  }

  private func context(
    of top: GraphNode, _ environment: ArchiveEnvironment, in room: CGSize
  ) -> LoweringContext {
    var values = EnvironmentValues(environment, colorScheme: environment.colorScheme)
    values.present(in: room)
    values.scenePhase = phase
    values.controlLook = .screen
    var context = LoweringContext(environment: values, record: LoweringRecord())
    context.lowering = ScreenLowering(node: top)
    context.environmentID = environmentID(of: environment)
    return context
  }

  /// The time is no part of it: a body that reads it is evaluated when something else changes.
  private func environmentID(of environment: ArchiveEnvironment) -> Int {
    var key = environment
    key.now = .distantPast
    if let known = self.environment, known.key == key, known.phase == phase { return known.id }
    let id = nextNumber()
    self.environment = (key, phase, id)
    return id
  }

  private func commit() {
    let revealed = due.revealed.filter { registry.nodes[$0.number] === $0 }
    let shown = revealed.filter(\.isVisible).flatMap(\.lifecycles)
    let (removed, changed) = (due.removed, due.changed + shown)
    due.removed = []
    due.changed = []
    due.revealed = []
    for lifecycle in removed { lifecycle.end() }
    for node in revealed where !node.isVisible {
      for lifecycle in node.lifecycles { lifecycle.hide() }
    }
    due.openers.removeAll { opener in removed.contains { $0 === opener } }
    for lifecycle in changed {
      lifecycle.commit()
      if case .openURL = lifecycle.next, lifecycle.hasAppeared,
        !due.openers.contains(where: { $0 === lifecycle })
      {
        due.openers.append(lifecycle)
      }
    }
    guard due.havePreferencesChanged || !revealed.isEmpty else { return }
    due.havePreferencesChanged = false
    for (_, node) in due.observers.sorted(by: { $0.key > $1.key }) { node.followPreference() }
  }

  // MARK: Input

  /// Applies an input to the screen.
  ///
  /// - Returns: False when the control is not on the screen any more.
  @discardableResult
  package func perform(_ input: ScreenInput) -> Bool {
    switch input {
    case .press(let id):
      return act(on: id) { control in
        control.gestures.press?()
        control.press()
        if let intent = control.intent { perform(intent) }
      }
    case .text(let id, let text): return act(on: id) { $0.setText(text) }
    case .adjust(let id, let steps): return act(on: id) { $0.adjust(steps) }
    case .hold(let id): return act(on: id) { $0.gestures.hold?() }
    case .swipe(let id): return act(on: id) { $0.gestures.swipe?() }
    case .drag(let id, let drag): return act(on: id) { $0.gestures.drag?(drag) }
    case .submit(let id): return act(on: id) { $0.gestures.submit?() }
    case .focus(let id, let isFocused): return act(on: id) { $0.gestures.focus?.set(isFocused) }
    case .seen(let container, let row, let pitch):
      registry.nodes[container]?.show(row: row, pitch: pitch)
      return true
    case .refresh:
      guard let refresh = actions.refresh else { return false }
      refresh()
      return true
    case .back:
      guard let back = actions.backs.last else { return false }
      back()
      return true
    case .closeSheet:
      guard let closeSheet = actions.closeSheet else { return false }
      closeSheet()
      return true
    case .open(let url): return due.openers.reversed().contains { $0.open(url) }
    }
  }

  private func act(on id: String, _ action: (GraphControl) -> Void) -> Bool {
    guard let control = Int(id).flatMap({ registry.controls[$0] }) else { return false }
    action(control)
    return true
  }

  private func perform(_ intent: any AppIntent) {
    Task { @MainActor in
      do {
        _ = try await intent.perform()
      } catch {
        report("\(type(of: intent)) failed: \(error)")
      }
    }
  }

  // MARK: Nodes

  /// Returns the location that counts the changes of a key of the user defaults.
  func defaults(_ key: BindingSource) -> GraphLocation<Int> {
    if let location = defaults[key] { return location }
    let location = GraphLocation(0, invalidations)
    defaults[key] = location
    return location
  }

  func nextNumber() -> Int { registry.nextNumber() }

  func unregister(_ node: GraphNode) {
    registry.nodes[node.number] = nil
    registry.controls[node.number] = nil
    due.observers[node.number] = nil
    if node.preference != nil { due.havePreferencesChanged = true }
    scrolls.remove(node.number)
  }
}
