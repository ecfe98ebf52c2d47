import ActivityModel
package import Foundation
package import HostProtocol

/// Selects what to take snapshots of: the activities that a widget declares, in the states that the
/// user selected.
package struct SnapshotSources {
  /// Error message for the user.
  package struct Failure: Error, Hashable, Sendable {
    /// The complete message.
    package var text: String
    /// True when an argument is wrong; false when the widget's sources are.
    package var isUsage = false
  }

  private let name: String
  private let states: [String]
  private let activity: String?
  private let now: Date

  /// - Parameters:
  ///   - name: the widget's paths, for messages.
  ///   - states: names, numbers, presets, or JSON files; empty: all states of the previews.
  ///   - activity: an attributes type; nil: all of them.
  ///   - now: reference date for the dates in generated states.
  package init(named name: String, states: [String], activity: String?, now: Date) {
    self.name = name
    self.states = states
    self.activity = activity
    self.now = now
  }

  /// Requests the description of the widgets and selects their activities and states.
  ///
  /// - Throws: `Failure` when there is no description, the widget declares no Live Activity, or a
  ///   selected activity or state does not exist.
  @MainActor
  package func activities(
    of pipeline: ArchivePipeline, appName: String?
  ) async throws(Failure) -> [SnapshotMatrix.Activity] {
    let description: HostDescription
    do throws(ArchivePipeline.Failure) {
      description = try await pipeline.description(now: now)
    } catch {
      throw Failure(text: "\(name): \(error.message)")
    }
    return try activities(in: description, appName: appName)
  }

  /// Selects activities and states from a description.
  ///
  /// - Throws: `Failure` when the widget declares no Live Activity, or a selected activity or state
  ///   does not exist.
  package func activities(
    in description: HostDescription, appName: String?
  ) throws(Failure) -> [SnapshotMatrix.Activity] {
    if let message = description.noLiveActivityMessage {
      throw Failure(text: "\(name): \(message)")
    }
    let declared = description.liveActivities
    let chosen = declared.filter { activity == nil || $0.attributesType == activity }
    guard !chosen.isEmpty else {
      let known = declared.map(\.attributesType).joined(separator: ", ")
      throw Failure(
        text: "no Live Activity of '\(activity ?? "")'\n have  \(known)", isUsage: true)
    }
    var collections: [StateCollection] = []
    for type in chosen.map(\.attributesType) {
      do throws(StateCollection.Missing) {
        collections.append(try StateCollection(of: type, in: description, now: now))
      } catch {
        guard !states.isEmpty, states.allSatisfy(Self.isFile) else {
          throw Failure(
            text: "no state for '\(error.attributesType)': \(error.reason)\n"
              + "  try  a file of JSON, such as --state state.json")
        }
        collections.append(StateCollection(withoutStateOf: type, in: description, now: now))
      }
    }
    let entries = try entries(of: collections)
    return zip(chosen, entries).map { widget, states in
      SnapshotMatrix.Activity(
        attributesType: widget.attributesType,
        name: declared.count == 1 ? appName ?? widget.name : widget.name,
        states: states)
    }.filter { !$0.states.isEmpty }
  }

  /// Returns the selected states of each book. A state only has to exist in one of the books.
  private func entries(of collections: [StateCollection]) throws(Failure) -> [[StateCollection
    .Entry]]
  {
    let presets = Set(StatePreset.allCases.map(\.rawValue))
    guard !states.isEmpty else {
      return collections.map { collection in
        let own = collection.entries.filter { !presets.contains($0.name) }
        return own.isEmpty ? [collection.entries[0]] : own
      }
    }
    var entries: [[StateCollection.Entry]] = collections.map { _ in [] }
    for state in states {
      var failure: Failure?
      var isFound = false
      for (index, collection) in collections.enumerated() {
        do throws(Failure) {
          let found = try state == "all" ? collection.entries : [entry(state, of: collection)]
          entries[index] += found.filter { !entries[index].contains($0) }
          isFound = true
        } catch {
          failure = failure ?? error
        }
      }
      if let failure, !isFound { throw failure }
    }
    return entries
  }

  private static func isFile(_ state: String) -> Bool {
    state.contains("/") || state.hasSuffix(".json")
  }

  private func entry(_ state: String, of collection: StateCollection) throws(Failure)
    -> StateCollection.Entry
  {
    var collection = collection
    if collection.choose(named: state) { return collection.current }
    guard Self.isFile(state) else {
      let known = collection.entries.enumerated().map { "\($0.offset + 1) \($0.element.name)" }
      throw Failure(
        text: "\(collection.attributesType) has no state '\(state)'\n have  "
          + known.joined(separator: ", ") + "\n  try  a file of JSON, such as state.json",
        isUsage: true)
    }
    do throws(StateFile.Failure) {
      return try read(state, try StateFile.read(state), for: collection)
    } catch {
      throw Failure(text: "cannot read the state: \(error.text)")
    }
  }

  private func read(
    _ path: String, _ text: String, for collection: StateCollection
  ) throws(StateFile.Failure) -> StateCollection.Entry {
    do throws(PushJSON.ParseError) {
      let reading = try PushJSON.read(text, for: collection)
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return StateCollection.Entry(
        name: name, attributes: reading.attributes, state: reading.state,
        isStale: reading.staleDate.map { $0 <= now } ?? false)
    } catch {
      throw StateFile.Failure(path: path, reason: error.problems.joined(separator: "; "))
    }
  }
}
