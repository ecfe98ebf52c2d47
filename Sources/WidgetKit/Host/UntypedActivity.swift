package import ActivityModel
import Foundation
import HostProtocol
package import SwiftUI
import ViewArchive

/// A Live Activity that no Swift type declares: its name and the shape of its state are known only at
/// run time, and its views are made of JSON.
@MainActor
package struct UntypedActivity {
  /// One activity in one state.
  package struct Content {
    package var activityID: String
    package var attributes: JSONValue
    package var state: JSONValue
    package var isStale: Bool
    /// The phone's time.
    package var now: Date
  }

  /// The views of an activity.
  package struct Views {
    package var card: (Content) -> any View
    package var island: (Content) -> DynamicIsland

    package init(
      card: @escaping (Content) -> any View, island: @escaping (Content) -> DynamicIsland
    ) {
      self.card = card
      self.island = island
    }
  }

  /// The name by which requests and pushes call the activity's type.
  package var attributesType: String
  /// False: it is drawn when asked for, and not offered; it only stands for others.
  package var isListed: Bool
  package var attributes: ValueShape
  package var state: ValueShape
  /// The attributes that the app's own sources start it with.
  package var start: JSONValue
  /// States of the app's own sources; properties that they lack are generated.
  package var examples: [JSONValue]
  package var views: Views
  /// Returns the state that a push or a request means: it may have another form on the wire.
  package var reading: (JSONValue) -> JSONValue
  /// Returns what is wrong with the views in a state; empty: nothing.
  package var problems: (Content) -> [String]

  package init(
    attributesType: String, isListed: Bool = true, attributes: ValueShape = .record([]),
    state: ValueShape, start: JSONValue = .record([:]), examples: [JSONValue] = [], views: Views,
    reading: @escaping (JSONValue) -> JSONValue = { $0 },
    problems: @escaping (Content) -> [String] = { _ in [] }
  ) {
    self.attributesType = attributesType
    self.isListed = isListed
    self.attributes = attributes
    self.state = state
    self.start = start
    self.examples = examples
    self.views = views
    self.reading = reading
    self.problems = problems
  }

  /// What is wrong with the views in the first of the states that the activity is shown in.
  func problems(now: Date, context: SampleContext) -> [String] {
    guard let state = states(now: now, context: context).first else { return [] }
    return problems(
      Content(
        activityID: "", attributes: start, state: state, isStale: false, now: now))
  }

  private func states(now: Date, context: SampleContext) -> [JSONValue] {
    let made = SampleSource(now: now, context: context).value(of: state)
    guard !examples.isEmpty else { return [made] }
    return examples.map { example in
      guard case .record(let made) = made, case .record(let given) = example else {
        return example
      }
      return .record(made.merging(given) { $1 })
    }
  }
}

extension UntypedActivity: LiveActivity {
  var presentations: [ArchivePart] { ArchivePart.declared }

  /// Its cards are of all families anyway.
  func supporting(_ families: [ActivityFamily]) -> any LiveActivity { self }

  func sample(
    now: Date, context: SampleContext
  ) -> (sample: HostDescription.Sample?, problem: String?) {
    let states = states(now: now, context: context).enumerated().map { index, json in
      HostDescription.Sample.State(
        name: examples.isEmpty ? nil : index == 0 ? "start" : "start \(index + 1)",
        json: json.json)
    }
    let sample = HostDescription.Sample(
      attributesType: attributesType, attributes: start.json, states: states)
    return (sample, nil)
  }

  func shapes(now: Date) -> HostDescription.Shapes {
    HostDescription.Shapes(
      attributesType: attributesType, attributes: attributes, state: state)
  }

  /// - Throws: `ArchiveFailure` when the attributes or the state are no objects.
  func archive(_ request: ArchiveRequest) throws(ArchiveFailure) -> LoweredActivity {
    let content = Content(
      activityID: request.activityID, attributes: try readAttributes(request.attributes),
      state: try readState(request.state), isStale: request.isStale, now: request.environment.now)
    // The places of views are in this program, not in the widget's sources.
    var request = request
    request.keepsPlaces = false
    var lowering = ActivityLowering(request, families: [.small, .medium])
    lowering.lowerCard(AnyView(views.card(content)))
    lowering.lowerSmallCard(AnyView(views.card(content)))
    lowering.lowerIsland(views.island(content))
    return lowering.result
  }

  /// - Throws: `ArchiveFailure` when the attributes are no object.
  func checkAttributes(_ attributes: Data) throws(ArchiveFailure) {
    _ = try readAttributes(attributes)
  }

  /// - Throws: `ArchiveFailure` when the state is no object.
  func checkState(_ state: Data) throws(ArchiveFailure) { _ = try readState(state) }

  func meaning(ofState json: Data) -> Data {
    (try? JSONParser.read(json)).map { reading($0).json } ?? json
  }

  private func readAttributes(_ json: Data) throws(ArchiveFailure) -> JSONValue {
    switch Self.object(json) {
    case .success(let value): return value
    case .failure(let fault):
      throw .attributesDoNotFit(type: attributesType, problem: fault.problem)
    }
  }

  private func readState(_ json: Data) throws(ArchiveFailure) -> JSONValue {
    switch Self.object(json) {
    case .success(let value): return reading(value)
    case .failure(let fault): throw .stateDoesNotFit(type: attributesType, problem: fault.problem)
    }
  }

  private struct Fault: Error {
    var problem: String
  }

  private static func object(_ json: Data) -> Result<JSONValue, Fault> {
    do {
      let value = try JSONParser.read(json)
      guard case .record = value else {
        return .failure(Fault(problem: "is \(value.kind); expected an object"))
      }
      return .success(value)
    } catch {
      return .failure(Fault(problem: "\(error)"))
    }
  }
}
