package import ActivityEngine
import CellRaster
import ViewArchive

/// The first line of a recording: the transcript's header and the run.
package struct RecordingHeader: Codable, Hashable, Sendable {
  package var transcript: EngineTranscript.Header
  package var run: RecordedRun

  private enum Key: String, CodingKey { case run }

  package init(transcript: EngineTranscript.Header, run: RecordedRun) {
    self.transcript = transcript
    self.run = run
  }

  /// Decodes the transcript's header and the run from the same object.
  ///
  /// - Throws: `DecodingError` when either is missing or not valid.
  package init(from decoder: any Decoder) throws {
    transcript = try EngineTranscript.Header(from: decoder)
    run = try decoder.container(keyedBy: Key.self).decode(RecordedRun.self, forKey: .run)
  }

  /// Encodes the transcript's header and the run into the same object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    try transcript.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(run, forKey: .run)
  }
}
