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
  /// Returns generated values of the attributes and the state.
  ///
  /// - Parameter namesInURLs: The names of the values that the sources make URLs of.
  /// - Throws: `SampleValue.Failure` when a value cannot be generated; `EncodingError` when it
  ///   cannot be encoded as JSON.
  func sample(now: Date, namesInURLs: Set<String>) throws -> HostDescription.Sample
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
}
