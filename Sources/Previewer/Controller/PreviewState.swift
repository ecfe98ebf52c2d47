package import ActivityModel
package import Foundation
import HostProtocol

/// The selection and the settings of a preview: everything that keys and flags change.
package struct PreviewState: Sendable {
  /// Nil until the first child process has described its widgets.
  package private(set) var content: PreviewContent?
  /// The emulated time at which `content` was received.
  private var contentDate = Date.distantPast
  /// The index of the selected entry of `content`.
  package private(set) var index = 0
  /// The states of the entry with their editor; nil until there is an entry.
  package var states: StatePane? {
    // The values of the app group are edited in the form, and are those of every presentation.
    didSet { if let states { settings.appGroup = states.appGroup } }
  }
  package var settings: SheetSettings
  /// The values of the app group from the file of `--defaults`.
  private let givenAppGroup: [String: String]
  /// The presentation that keys act on.
  package var focus: SheetPresentation = .compact
  package var pane: PreviewPane?

  /// Attributes and state, both JSON in ActivityKit's default encoding.
  package struct Values: Hashable, Sendable {
    package var attributes: Data
    package var state: Data

    package init(attributes: Data, state: Data) {
      self.attributes = attributes
      self.state = state
    }
  }

  /// True when states must not be read from or written to files, nor the program be suspended.
  let isConfined: Bool
  /// The name or number of a state to select as soon as there are states; nil for the first.
  private var initialState: String?

  package init(
    settings: SheetSettings, initialState: String? = nil, isConfined: Bool = false
  ) {
    self.settings = settings
    // The processes of widgets know them already; only what is edited is sent.
    givenAppGroup = settings.appGroup
    self.settings.appGroup = [:]
    self.initialState = initialState
    self.isConfined = isConfined
  }

  /// True when there is a sheet of previews of plain views, which comes after the entries.
  var hasViews = false

  /// The selected entry; nil when there is no content yet, or the sheet of plain views is shown.
  package var entry: PreviewContent.Entry? {
    content.flatMap { $0.entries.indices.contains(index) ? $0.entries[index] : nil }
  }

  /// True when the previews of plain views are shown.
  var isShowingViews: Bool { content.map { hasViews && index == $0.entries.count } ?? false }

  /// How many sheets there are to step through.
  var sheetCount: Int { (content?.entries.count ?? 0) + (hasViews ? 1 : 0) }

  /// The attributes and state that the widget is shown with.
  package var values: Values? {
    (states?.collection.current).map {
      Values(attributes: $0.attributes.json, state: $0.state.json)
    }
  }

  /// True when the state is shown after its stale date, by a setting or by the `#Preview`.
  package var isStale: Bool { settings.isStale || states?.collection.current.isStale == true }

  /// Adopts the content of a new build and keeps the selection as far as it still exists.
  ///
  /// - Returns: What no longer fits in an edited state; nil when it was kept or there was none.
  package mutating func adopt(
    _ new: PreviewContent, now: Date
  ) -> PushFinding? {
    let old = content
    let entry = entry
    let wasShowingViews = isShowingViews
    content = old.map { new.keeping($0, after: now.timeIntervalSince(contentDate)) } ?? new
    contentDate = now
    index =
      wasShowingViews ? new.entries.count : entry.map { new.index(of: $0, from: index) } ?? 0
    guard let collection = collection(now: now) else { return nil }
    guard states?.collection.attributesType == collection.attributesType,
      states?.appGroupKeys == new.appGroupKeys
    else {
      states = makePane(collection)
      return nil
    }
    return states?.reload(collection)
  }

  private func collection(now: Date) -> StateCollection? {
    entry.map { entry in
      let shapes = content?.shapes.first { $0.attributesType == entry.attributesType }
      return StateCollection(entry, shapes, now: now)
    }
  }

  private func makePane(_ collection: StateCollection) -> StatePane {
    StatePane(
      collection, timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt,
      allowsFiles: !isConfined, appGroupKeys: content?.appGroupKeys ?? [],
      givenAppGroup: givenAppGroup, appGroup: settings.appGroup)
  }

  /// Selects the next Live Activity or preview, or the sheet of plain views, wrapping around; false
  /// when there is only one.
  package mutating func stepWidget(forwards: Bool, now: Date) -> Bool {
    let count = sheetCount
    guard content != nil, count > 1 else { return false }
    index = (index + (forwards ? 1 : count - 1)) % count
    states = collection(now: now).map(makePane)
    return true
  }

  /// Selects the initial state once there are states.
  ///
  /// - Returns: An error message when there is no state of that name or number and no such file, or
  ///   the file does not fit; else nil.
  mutating func selectInitialState() -> String? {
    guard let name = initialState, let collection = states?.collection else { return nil }
    initialState = nil
    guard states?.choose(named: name) == false else { return nil }
    guard !isConfined, name.contains("/") || FileManager.default.fileExists(atPath: name) else {
      let names = collection.entries.map(\.name).joined(separator: ", ")
      return "no state and no file '\(name)'; states: \(names)"
    }
    do throws(StateFile.Failure) {
      try states?.load(name)
      return nil
    } catch {
      return "\(error.path): \(error.reason)"
    }
  }

  /// Opens a page of the state pane, or closes the pane if it shows this page already; does nothing
  /// before there are states.
  mutating func toggleStates(_ tab: StatePane.Tab) {
    guard states != nil else { return }
    if case .states = pane, states?.tab == tab {
      pane = nil
    } else {
      states?.tab = tab
      pane = .states
    }
  }
}
