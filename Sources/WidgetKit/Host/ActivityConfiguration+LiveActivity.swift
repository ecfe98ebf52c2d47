import ActivityKit
import Foundation
import HostProtocol
import SwiftUI
import ViewArchive

extension ActivityConfiguration: LiveActivity {
  var attributesType: String { Attributes.wireName }

  var presentations: [ArchivePart] {
    island == nil ? [.lockScreen] : ArchivePart.declared
  }

  func supporting(_ families: [ActivityFamily]) -> any LiveActivity {
    var copy = self
    copy.families.formUnion(families)
    return copy
  }

  func sample(
    now: Date, context: SampleContext
  ) -> (sample: HostDescription.Sample?, problem: String?) {
    var problem: String?
    func made<Value: Codable>(_ type: Value.Type) -> [HostDescription.Sample.State] {
      let declared = AuthorValues.all(of: type).compactMap { value in
        (try? ActivityCoding.encode(value.value)).map {
          HostDescription.Sample.State(name: value.name, json: $0)
        }
      }
      guard declared.isEmpty else { return declared }
      do {
        let value = try SampleValue.make(type, now: now, context: context)
        return [.init(name: nil, json: try ActivityCoding.encode(value))]
      } catch let failure as SampleValue.Failure {
        problem = "\(failure.typeName) cannot be generated, \(failure.reason)"
      } catch {
        problem = "\(error)"
      }
      return []
    }
    let states = made(Attributes.ContentState.self)
    guard let attributes = made(Attributes.self).first else { return (nil, problem) }
    let sample = HostDescription.Sample(
      attributesType: attributesType, attributes: attributes.json, states: states)
    return (sample, problem)
  }

  func shapes(now: Date) -> HostDescription.Shapes {
    HostDescription.Shapes(
      attributesType: attributesType,
      attributes: SampleValue.shape(of: Attributes.self, now: now),
      state: SampleValue.shape(of: Attributes.ContentState.self, now: now))
  }

  /// - Throws: `ArchiveFailure` when the attributes or the state do not fit their types.
  func archive(_ request: ArchiveRequest) throws(ArchiveFailure) -> LoweredActivity {
    let context = ActivityViewContext<Attributes>(
      activityID: request.activityID, attributes: try decodedAttributes(request.attributes),
      state: try decodedState(request.state), isStale: request.isStale)
    var lowering = ActivityLowering(request, families: families)
    lowering.lowerCard(content(context))
    if families.contains(.small) { lowering.lowerSmallCard(content(context)) }
    if let island { lowering.lowerIsland(island(context)) }
    return lowering.result
  }

  /// - Throws: `ArchiveFailure` when the attributes do not fit their type.
  func checkAttributes(_ attributes: Data) throws(ArchiveFailure) {
    _ = try decodedAttributes(attributes)
  }

  /// - Throws: `ArchiveFailure` when the state does not fit its type.
  func checkState(_ state: Data) throws(ArchiveFailure) { _ = try decodedState(state) }

  private func decodedAttributes(_ attributes: Data) throws(ArchiveFailure) -> Attributes {
    do {
      return try ActivityCoding.decode(Attributes.self, from: attributes)
    } catch {
      let problem = (error as? DecodingError)?.problem ?? "\(error)"
      throw .attributesDoNotFit(type: attributesType, problem: problem)
    }
  }

  private func decodedState(_ state: Data) throws(ArchiveFailure) -> Attributes.ContentState {
    do {
      return try ActivityCoding.decode(Attributes.ContentState.self, from: state)
    } catch {
      let problem = (error as? DecodingError)?.problem ?? "\(error)"
      throw .stateDoesNotFit(type: "\(attributesType).ContentState", problem: problem)
    }
  }
}
