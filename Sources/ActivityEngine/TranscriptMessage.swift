/// User-visible messages for unreadable lines of a transcript.
package enum TranscriptMessage {
  /// Returns the message for one line.
  ///
  /// - Parameter file: The display name of the transcript, such as `journal` or a path.
  package static func text(for damage: EngineTranscript.Damage, in file: String) -> String {
    let words =
      switch damage.reason {
      case .unreadable(let why): "is damaged (\(why)) and was left out"
      case .torn: "was not written to its end and was left out"
      case .unknownEvent(let name): "tells of '\(name)', which this version does not know"
      case .noHeader: "does not say how it began: what follows was applied to an empty phone"
      case .newerVersion(let version):
        "is of format \(version), and this version reads up to \(EngineTranscript.version)"
      }
    return "\(file) line \(damage.line) \(words)"
  }
}
