package import ActivityModel
import ActivityKit
import AppIntents
import Foundation
package import HostProtocol
import SwiftUI
package import ViewArchive

/// Holds a set of widgets, from this program or a library: describes them, archives activities and
/// runs the intents of buttons.
@MainActor
package final class WidgetHost {
  private let widgets: [any Widget]
  /// Live Activities that no Swift type declares.
  private let untyped: [UntypedActivity]
  private let previews: PreviewFinder
  private let screens: PreviewScreens
  /// The intents of an activity's last two archives; a button in the frame on screen may belong to
  /// the archive before the newest one.
  private var intents: [String: [[String: any AppIntent]]] = [:]
  /// The locale of the last archive.
  private var locale = AppBundle.locale
  /// The values of the app group of the last archive.
  private var appGroup: [String: String] = [:]
  private let samples: SampleContext
  /// The JSON shapes of the types that pushes were decoded as.
  private var shapes: [String: HostDescription.Shapes] = [:]

  /// - Parameters:
  ///   - previews: Types of previews, made by the macro or conforming to `PreviewProvider`.
  ///   - samples: What generated values are to fit.
  ///   - untyped: Live Activities that no Swift type declares.
  package init(
    widgets: [any Widget], previews: [Any.Type] = [], samples: SampleContext = SampleContext(),
    untyped: [UntypedActivity] = []
  ) {
    self.samples = samples
    self.untyped = untyped
    self.widgets = widgets.flatMap(WidgetGroup.flatten)
    self.previews = PreviewFinder(types: previews)
    screens = PreviewScreens(self.previews)
  }

  package convenience init(bundles: [any WidgetBundle.Type], previews: [Any.Type] = []) {
    self.init(widgets: bundles.map { Self.content(of: $0) }, previews: previews)
  }

  /// Collects all widgets of an image: those of its bundles first, then those in no bundle.
  package convenience init(image: LoadedImage) {
    let bundled = image.types(conformingTo: (any WidgetBundle).self)
      .compactMap { $0 as? any WidgetBundle.Type }
      .flatMap { WidgetGroup.flatten(Self.content(of: $0)) }
    let names = Set(bundled.map { String(reflecting: type(of: $0)) })
    let others = image.types(conformingTo: (any Widget).self)
      .compactMap { $0 as? any Widget.Type }
      .filter { $0 != WidgetGroup.self && !names.contains(String(reflecting: $0)) }
      .map { Self.instance(of: $0) }
    let notes = image.types(conformingTo: (any _SourceNotes).self)
      .compactMap { $0 as? any _SourceNotes.Type }
    AppGroupPictures.use(keys: Set(notes.flatMap { $0.keysOfPictures }))
    AppGroupFallbacks.use(keys: Set(notes.flatMap { $0.keysWithFallbacks }))
    AppGroupMoments.use(
      notes.reduce(into: [:]) { forms, note in
        forms.merge(note.keysOfMoments.mapValues(\.form)) { $1 }
      })
    let assets = AssetLibrary.of(nil)
    self.init(
      widgets: bundled + others, previews: PreviewFinder.types(in: image),
      samples: SampleContext(
        names: notes.map { $0.names }.reduce(_SourceNames()) { $0.union($1) },
        images: assets.imageNames, colors: assets.colorNames,
        examples: notes.flatMap { $0.examples }))
  }

  private static func content(of bundle: (some WidgetBundle).Type) -> any Widget {
    bundle.init().body
  }

  private static func instance(of widget: (some Widget).Type) -> any Widget { widget.init() }

  private var liveActivities: [any LiveActivity] {
    widgets.compactMap { widget in
      guard case .liveActivity(let activity) = ResolvedConfiguration(widget) else { return nil }
      return activity
    } + untyped
  }

  // MARK: Requests

  /// Describes the widgets and previews. Runs the previews' own code, which may take long.
  package func describe(now: Date) async -> HostDescription {
    CrashTrace.enterUserCode()
    defer { CrashTrace.leaveUserCode() }
    var description = HostDescription()
    for widget in widgets {
      guard let kind = kind(of: widget) else { continue }
      description.widgets.append(.init(name: String(describing: type(of: widget)), kind: kind))
    }
    let unlisted = describeUntyped(into: &description, now: now)
    description.shapes = liveActivities.map { $0.shapes(now: now) }
    await previews.describe(into: &description)
    var described = unlisted
    for case .activity(let preview) in description.previews.map(\.kind)
    where !preview.states.isEmpty {
      described.insert(preview.attributesType)
    }
    for activity in liveActivities where described.insert(activity.attributesType).inserted {
      let (sample, problem) = activity.sample(now: now, context: samples)
      if let sample { description.samples.append(sample) }
      if let problem {
        description.problems.append("no sample of \(activity.attributesType): \(problem)")
      }
    }
    return description
  }

  /// Adds the activities that no Swift type declares; returns the types of those that are not offered.
  private func describeUntyped(
    into description: inout HostDescription, now: Date
  ) -> Set<String> {
    for activity in untyped where activity.isListed {
      description.widgets.append(
        .init(
          name: activity.attributesType,
          kind: .liveActivity(
            attributesType: activity.attributesType, presentations: activity.presentations)))
      description.problems += activity.problems(now: now, context: samples)
    }
    let others = untyped.filter { !$0.isListed }.map(\.attributesType)
    if !others.isEmpty { description.otherTypes = others }
    return Set(others)
  }

  private func kind(of widget: any Widget) -> HostDescription.Widget.Kind? {
    switch ResolvedConfiguration(widget) {
    case .liveActivity(let activity):
      .liveActivity(
        attributesType: activity.attributesType, presentations: activity.presentations)
    case .other(let name): .other(configuration: name)
    case .none: nil
    }
  }

  /// Archives every presentation of an activity in the state of the request.
  ///
  /// - Throws: `ArchiveFailure` when no widget has the attributes type, or the JSON does not fit
  ///   it.
  package func archive(_ request: ArchiveRequest) throws(ArchiveFailure) -> ActivityArchive {
    CrashTrace.enterUserCode()
    defer { CrashTrace.leaveUserCode() }
    let activities = liveActivities
    guard let activity = activities.first(where: { $0.attributesType == request.attributesType })
    else {
      throw .unknownAttributes(
        request.attributesType, known: activities.map(\.attributesType).sorted())
    }
    locale = Locale(identifier: request.environment.locale)
    appGroup = request.environment.appGroup ?? [:]
    let lowered = try AppBundle.$locale.withValue(locale) {
      DoubleLength.$isOn.withValue(request.environment.isPseudoLong) {
        AppGroupValues.with(appGroup) {
          EnvironmentValues.onSystem(of: request.environment) {
            Result { () throws(ArchiveFailure) in try activity.archive(request) }
          }
        }
      }
    }.get()
    intents[request.activityID] = [lowered.intents] + (intents[request.activityID] ?? []).prefix(1)
    return lowered.archive
  }

  /// Renders the screen of a preview of a plain view.
  ///
  /// - Parameter onInvalidate: Called, from any thread, when the screen is outdated; the one of the
  ///   preview's first request.
  /// - Throws: What the preview's modifiers throw; `ArchiveFailure` when the request names no preview.
  package func screen(
    _ request: ScreenRequest, onInvalidate: @escaping @Sendable () -> Void
  ) async throws -> ScreenArchive {
    CrashTrace.enterUserCode()
    defer { CrashTrace.leaveUserCode() }
    let graph = try await screens.graph(of: request.preview ?? "", onInvalidate: onInvalidate)
    locale = Locale(identifier: request.environment.locale)
    let room = CGSize(width: request.room.width, height: request.room.height)
    return AppBundle.$locale.withValue(locale) {
      DoubleLength.$isOn.withValue(request.environment.isPseudoLong) {
        AppGroupValues.with(request.environment.appGroup ?? [:]) {
          graph.render(request.environment, in: room)
        }
      }
    }
  }

  /// Decodes what a push contains as the widget's own types, and returns what is wrong with it:
  /// first by the shapes of the types, which name every mistake, then by decoding, which decides.
  package func findings(_ request: DecodeRequest) -> [PushFinding] {
    CrashTrace.enterUserCode()
    defer { CrashTrace.leaveUserCode() }
    let activities = liveActivities
    let type = request.attributesType
    guard let activity = activities.first(where: { $0.attributesType == type }) else {
      let known = activities.map(\.attributesType).sorted()
      let near = Spelling.nearest(to: type, in: known)
      return [
        PushFinding(
          ["aps", "attributes-type"],
          near.map { "no widget has \"\(type)\"; did you mean \"\($0)\"?" }
            ?? "no widget has \"\(type)\"; known: \(known.joined(separator: ", "))", isError: true)
      ]
    }
    let shapes = shapes[type] ?? activity.shapes(now: request.now)
    self.shapes[type] = shapes
    var findings: [PushFinding] = []
    func check(
      _ json: Data?, _ key: String, _ shape: ValueShape,
      decode: (Data) throws(ArchiveFailure) -> Void
    ) {
      guard let json else { return }
      let path = ["aps", key]
      var new =
        (try? JSONParser.read(json)).map { ShapeCheck($0, of: shape, at: path).findings } ?? []
      do throws(ArchiveFailure) {
        try decode(json)
        // The type decodes more than its shape reveals.
        for index in new.indices { new[index].isError = false }
      } catch {
        if !new.contains(where: \.isError) {
          new.append(PushFinding(path, "does not decode: \(error)", isError: true))
        }
      }
      findings += new
    }
    /// Says that a value which does not decode would as the other one.
    func checkSwapped(_ json: Data?, _ key: String, as other: ValueShape, _ name: String) {
      guard findings.contains(where: \.isError),
        let value = json.flatMap({ try? JSONParser.read($0) }),
        ShapeCheck(value, of: other).isDecodable,
        // Everything decodes as a type without required keys.
        !ShapeCheck(.record([:]), of: other).isDecodable
      else { return }
      let text = "has the form of the \(name): are the two swapped?"
      findings.insert(PushFinding(["aps", key], text, isError: true), at: 0)
    }
    check(request.attributes, "attributes", shapes.attributes, decode: activity.checkAttributes)
    checkSwapped(request.attributes, "attributes", as: shapes.state, "content-state")
    let isFine = findings.isEmpty
    check(
      request.state.map(activity.meaning), "content-state", shapes.state,
      decode: activity.checkState)
    if isFine { checkSwapped(request.state, "content-state", as: shapes.attributes, "attributes") }
    return findings
  }

  /// Runs the intent of a button.
  ///
  /// - Throws: `PerformFailure` when the intent is not in the activity's last two archives, else
  ///   the intent's own error, unless the app performs it, too.
  package func perform(_ request: PerformRequest) async throws {
    do {
      try await performAlone(request)
    } catch  where request.intent.isAppTold {
      return
    }
  }

  private func performAlone(_ request: PerformRequest) async throws {
    let known = intents[request.activityID] ?? []
    guard let intent = known.lazy.compactMap({ $0[request.intent.id] }).first else {
      throw PerformFailure.unknownIntent(request.intent.typeName)
    }
    let mayStart = intent is any LiveActivityIntent || intent is any LiveActivityStartingIntent
    try await withTaskExecutorPreference(UserCodeExecutor.shared) {
      try await AppBundle.$locale.withValue(locale) {
        try await AppGroupValues.with(appGroup) {
          try await ActivityLink.$isInIntent.withValue(mayStart) { _ = try await intent.perform() }
        }
      }
    }
  }
}

/// Why the intent of a button could not be run.
package enum PerformFailure: Error, Hashable, CustomStringConvertible {
  /// The activity's last two archives do not contain the intent.
  case unknownIntent(String)

  package var description: String {
    switch self {
    case .unknownIntent(let name):
      "the activity's current archives have no button with the intent \(name)"
    }
  }
}
