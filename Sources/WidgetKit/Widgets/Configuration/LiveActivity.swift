import Foundation
import HostProtocol
import ViewArchive

/// An `ActivityConfiguration` with its attributes type erased.
@MainActor
protocol LiveActivity {
  var attributesType: String { get }
  var presentations: [ArchivePart] { get }

  /// Returns a copy that also supports cards of these families.
  func supporting(_ families: [ActivityFamily]) -> any LiveActivity

  /// Lowers all presentations of an activity in the state of the request.
  ///
  /// - Throws: `ArchiveFailure` when the attributes or the state do not fit their types.
  func archive(_ request: ArchiveRequest) throws(ArchiveFailure) -> LoweredActivity
  /// Returns the values of the attributes and the state that the author has declared, else
  /// generated ones. Without a state the sample has none, and the problem says why.
  func sample(
    now: Date, context: SampleContext
  ) -> (sample: HostDescription.Sample?, problem: String?)
  /// Returns the JSON shapes of the attributes and the state.
  func shapes(now: Date) -> HostDescription.Shapes
  /// Decodes attributes as their type.
  ///
  /// - Throws: `ArchiveFailure` when they do not fit it.
  func checkAttributes(_ attributes: Data) throws(ArchiveFailure)
  /// Decodes a content state as its type.
  ///
  /// - Throws: `ArchiveFailure` when it does not fit it.
  func checkState(_ state: Data) throws(ArchiveFailure)
  /// Returns the state that JSON of a push means, which may have another form there.
  func meaning(ofState json: Data) -> Data
}

extension LiveActivity {
  func meaning(ofState json: Data) -> Data { json }
}
