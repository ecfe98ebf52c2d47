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

  /// - Throws: `SampleValue.Failure` when a value cannot be generated; `EncodingError` when it
  ///   cannot be encoded as JSON.
  func sample(now: Date, namesInURLs: Set<String>) throws -> HostDescription.Sample {
    func make<Value: Codable>(_ type: Value.Type) throws -> Data {
      try ActivityCoding.encode(SampleValue.make(type, now: now, namesInURLs: namesInURLs))
    }
    return HostDescription.Sample(
      attributesType: attributesType, attributes: try make(Attributes.self),
      state: try make(Attributes.ContentState.self))
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
