package import Foundation
package import ViewArchive

/// The living tree of an app's screen: evaluates views when something that they have read changes,
/// keeps their state, and runs the actions of their controls.
@MainActor
package final class ViewGraph {
  let invalidations: Invalidations
  /// The controls on the screen, by the numbers of their nodes.
  var controls: [Int: GraphControl] = [:]
  /// Lifecycles to carry out after the pass: those that were met, and those of removed views.
  var changed: [GraphLifecycle] = []
  var removed: [GraphLifecycle] = []
  /// The nodes that follow preferences, by their numbers.
  var observers: [Int: GraphNode] = [:]
  /// True when a view has set a preference, or one that had set it was removed.
  var havePreferencesChanged = false
  /// Nodes that the pass has hidden or shown.
  var revealed: [GraphNode] = []
  /// The types whose bodies the last pass has evaluated.
  package internal(set) var evaluated: [Any.Type] = []

  /// Called with what an action could not do.
  package var report: (String) -> Void = { _ in }

  /// Whether the app is in front.
  package var phase = ScenePhase.active {
    didSet { if phase != oldValue, let top { invalidations.insert([top.number]) } }
  }

  private let root: any View
  private var top: GraphNode?
  private var nodes: [Int: GraphNode] = [:]
  private var lastNumber = 0
  private var environment: (key: ArchiveEnvironment, phase: ScenePhase, id: Int)?
  private var openers: [GraphLifecycle] = []
  /// What goes back by one step on the screen, the last one first.
  private var backs: [() -> Void] = []
  /// Closes the sheet in front; nil: there is none, or it stays open.
  private var closeSheet: (() -> Void)?
  /// Loads the content of the screen anew; nil: it has nothing to load.
  private var refresh: (@Sendable () async -> Void)?

  /// - Parameter onInvalidate: Called, from any thread, when the screen is outdated; once until it is
  ///   rendered.
  package init(_ root: any View, onInvalidate: @escaping @Sendable () -> Void) {
    self.root = root
    invalidations = Invalidations(notify: onInvalidate)
  }

  /// The least height of a scroll view beside views that are too high for the phone, as a part of the
  /// phone's.
  private static let idealScrollPart = 0.25

  /// Renders the screen.
  ///
  /// - Parameters:
  ///   - environment: The environment of the screen.
  ///   - room: The size of the screen without its margins, in points.
  package func render(_ environment: ArchiveEnvironment, in room: CGSize) -> ScreenArchive {
    evaluated = []
    screenful = max(20, Int(min(room.height, 10_000) / Self.lowestRow))
    for number in invalidations.take() {
      nodes[number]?.invalidate()
      if let node = nodes[number], let request = node.scrollScope?.takeRequest() {
        scroll(request, in: node)
      }
    }
    let top = top ?? GraphNode(self, parent: nil)
    self.top = top
    var values = EnvironmentValues(environment, colorScheme: environment.colorScheme)
    values.present(in: room)
    values.scenePhase = phase
    values.isOnScreen = true
    var context = LoweringContext(environment: values, record: LoweringRecord())
    context.graphNode = top
    context.environmentID = environmentID(of: environment)
    let record = context.record
    var node = top.lowerScreen(root, in: context)
    let presentations = record.screen.presentations
    let covers = presentations.filter(\.coversScreen)
    var sheet: SheetArchive?
    if let cover = covers.last {
      sheet = cover.report.sheetHeight.map { height in
        // A sheet behind one is not higher than the screen behind both.
        SheetArchive(
          height: height,
          backdrop: (covers.dropLast().last { $0.report.sheetHeight == nil }?.node ?? node)
            .withoutControls)
      }
      node = cover.node
    }
    var dialog: ViewNode?
    if let last = presentations.last, !last.coversScreen {
      node = node.withoutControls.modified(.opacity(0.35))
      dialog = last.node
    }
    backs = presentations.last?.backs ?? record.screen.backs
    closeSheet = presentations.last.flatMap { $0.coversScreen ? $0.close : nil }
    refresh = presentations.isEmpty ? record.screen.refresh : presentations.last?.report.refresh
    let scheme = covers.last?.report.colorScheme ?? record.screen.colorScheme
    func settled(_ node: ViewNode, height: Double? = nil) -> ViewNode {
      let room = CGSize(width: room.width, height: height ?? room.height)
      let node = GeometryResolver(in: context).settled(
        node.idealScrollHeight(room.height * Self.idealScrollPart), in: .init(cells: room))
      return environment.isRightToLeft ? node.modified(.layoutDirection(.rightToLeft)) : node
    }
    let parts = (
      screen: settled(node, height: sheet?.height(in: room.height)),
      dialog: dialog.map { settled($0) }
    )
    if let backdrop = sheet?.backdrop { sheet?.backdrop = settled(backdrop) }
    let shown = controls.mapValues { control in
      ScreenControl(
        kind: control.kind, gestures: control.gestures.kinds,
        isFocused: control.gestures.focus?.isFocused ?? false)
    }
    pendingScrolls = [:]
    commit()
    return ScreenArchive(
      root: parts.screen, sheet: sheet, dialog: parts.dialog,
      controls: Dictionary(uniqueKeysWithValues: shown.map { ("\($0.key)", $0.value) }),
      canGoBack: !backs.isEmpty, canRefresh: refresh != nil,
      colorScheme: scheme?.name,
      scrolls: scrolls.values.sorted { $0.serial < $1.serial })
  }

  // MARK: Scrolling

  /// The last request of each scope, by its node's number.
  private var scrolls: [Int: ScreenScroll] = [:]
  private var lastScroll = 0
  /// The views to which the next screen is scrolled.
  private var pendingScrolls: [Int: (target: ScrollTarget, scope: GraphNode)] = [:]

  /// Has the screen scrolled.
  ///
  /// - Parameter scope: The node of the views that are scrolled.
  private func scroll(_ request: ScrollScope.Request, in scope: GraphNode) {
    lastScroll += 1
    scrolls[scope.number] = ScreenScroll(
      serial: lastScroll, scope: scope.number, target: request.target?.text, place: request.place)
    pendingScrolls[scope.number] = request.target.map { ($0, scope) }
    // Rows that are not evaluated yet.
    for node in nodes.values where rowToShow(of: node) != nil { node.invalidate() }
  }

  /// Returns the row of a long collection to which the next screen is scrolled; nil: it is not.
  func rowToShow(of node: GraphNode) -> Int? {
    guard let index = node.lazyIndex else { return nil }
    return pendingScrolls.values.lazy.filter { node.isInside($0.scope) }
      .compactMap { index($0.target) }.first
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
    let revealed = revealed.filter { nodes[$0.number] === $0 }
    let shown = revealed.filter(\.isVisible).flatMap(\.lifecycles)
    let (removed, changed) = (removed, changed + shown)
    self.removed = []
    self.changed = []
    self.revealed = []
    for lifecycle in removed { lifecycle.end() }
    for node in revealed where !node.isVisible {
      for lifecycle in node.lifecycles { lifecycle.hide() }
    }
    openers.removeAll { opener in removed.contains { $0 === opener } }
    for lifecycle in changed {
      lifecycle.commit()
      if case .openURL = lifecycle.next, lifecycle.hasAppeared,
        !openers.contains(where: { $0 === lifecycle })
      {
        openers.append(lifecycle)
      }
    }
    guard havePreferencesChanged || !revealed.isEmpty else { return }
    havePreferencesChanged = false
    for (_, node) in observers.sorted(by: { $0.key > $1.key }) { node.followPreference() }
  }

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
      }
    case .text(let id, let text): return act(on: id) { $0.setText(text) }
    case .adjust(let id, let steps): return act(on: id) { $0.adjust(steps) }
    case .hold(let id): return act(on: id) { $0.gestures.hold?() }
    case .swipe(let id): return act(on: id) { $0.gestures.swipe?() }
    case .drag(let id, let drag): return act(on: id) { $0.gestures.drag?(drag) }
    case .submit(let id): return act(on: id) { $0.gestures.submit?() }
    case .focus(let id, let isFocused): return act(on: id) { $0.gestures.focus?.set(isFocused) }
    case .seen(let container, let row, let pitch):
      nodes[container]?.show(row: row, pitch: pitch)
      return true
    case .refresh:
      guard let refresh else { return false }
      Task { await refresh() }
      return true
    case .back:
      guard let back = backs.last else { return false }
      back()
      return true
    case .closeSheet:
      guard let closeSheet else { return false }
      closeSheet()
      return true
    case .open(let url): return openers.reversed().contains { $0.open(url) }
    }
  }

  private func act(on id: String, _ action: (GraphControl) -> Void) -> Bool {
    guard let control = Int(id).flatMap({ controls[$0] }) else { return false }
    action(control)
    return true
  }

  /// How many rows a screen has at most.
  private(set) var screenful = 40
  /// The height of the lowest usual row, in points: one of text in a terminal.
  private static let lowestRow = 20.0

  private var defaults: [BindingSource: GraphLocation<Int>] = [:]

  /// Returns the location that counts the changes of a key of the user defaults.
  func defaults(_ key: BindingSource) -> GraphLocation<Int> {
    if let location = defaults[key] { return location }
    let location = GraphLocation(0, invalidations)
    defaults[key] = location
    return location
  }

  /// What records the reads of a body that the last pass has evaluated; for tests.
  package var anyReader: AnyObject? { lastReader }
  weak var lastReader: BodyReader?

  /// How many views the tree has.
  package var nodeCount: Int { nodes.count }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func register(_ node: GraphNode) { nodes[node.number] = node }

  func unregister(_ node: GraphNode) {
    nodes[node.number] = nil
    controls[node.number] = nil
    observers[node.number] = nil
    if node.preference != nil { havePreferencesChanged = true }
    scrolls[node.number] = nil
    pendingScrolls[node.number] = nil
  }
}
